/// How a view's content becomes other content: SwiftUI's content transitions.
package enum ContentChange: Hashable, Sendable {
    /// At once.
    case identity
    case opacity
    /// Sizes, places and colors change by and by; content that is another one fades.
    case interpolate
    /// What text does in widgets where nothing is said: the old blurs away while the new comes out of the blur.
    case blur
    /// Digits that change roll; nil where the numbers themselves are not known.
    case numericText(countsDown: Bool, value: Double?)
    /// The old symbol shrinks away and the new one grows.
    case symbolEffect
}
