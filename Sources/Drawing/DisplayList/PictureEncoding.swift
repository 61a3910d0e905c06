import Foundation

/// How drawings become files while views are made. Programs that draw say so; the modules of views have no pixels.
package enum PictureEncoding {
    /// A PNG of a list at pixels per point; nil where none can be made. Set once, before any view is made.
    nonisolated(unsafe) package static var png: (@Sendable (DisplayList, Double) -> Data?)?

    /// Its pixels, of 4 bytes each: red, green, blue and alpha, premultiplied. Set as `png` is.
    nonisolated(unsafe) package static var pixels: (@Sendable (DisplayList, Double) -> Data?)?
}
