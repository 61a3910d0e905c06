import FoundationCompat
import RenderModel

/// What is to be said where code would make itself heard.
package enum Sound {
    package static func note() { MissingData.record("a loudspeaker") }
}
