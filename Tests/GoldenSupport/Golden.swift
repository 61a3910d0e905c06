import DisplayList
import Foundation
import Rasterizer

/// What is kept of a fixture: its picture, and its display list as text, which says why a picture changed.
package struct Golden {
    package var bitmap: Bitmap
    package var png: Data
    package var text: String

    /// Draws a fixture's list as it would be kept.
    ///
    /// The bitmap is the one that reading the file gives back: a PNG's colours are not multiplied by their alpha, so
    /// the way through the file may move a translucent pixel by one.
    ///
    /// - Parameter frames: the tree of views with their frames, kept below the display list.
    package init(_ list: DisplayList, frames: String? = nil, scale: CGFloat, with rasterizer: Rasterizer) throws {
        png = try PNGEncoder().encode(rasterizer.rasterize(list, scale: scale).bitmap)
        bitmap = try PNGDecoder.decode(png)
        text = Self.text(list, frames: frames)
    }

    /// What is kept as text: the display list and, below it, the tree of views with their frames.
    package static func text(_ list: DisplayList, frames: String? = nil) -> String {
        DisplayListPrinter().text(list) + (frames.map { "\nframes\n\($0)\n" } ?? "")
    }

    package init(png: Data, text: String) throws {
        self.png = png
        bitmap = try PNGDecoder.decode(png)
        self.text = text
    }
}
