import Foundation
import Geometry

/// A bitmap that the list draws, by name and content: the pixels are decoded when the list is rasterized.
package struct ImageReference: Hashable, Sendable {
    package enum Content: Hashable, Sendable {
        case file(String)
        case data(Data)
    }

    /// What the widget called it; printed in place of the path.
    package var name: String
    package var content: Content
    /// The size of the decoded bitmap as it is seen, in pixels; of a vector, in points.
    package var pixelSize: CGSize
    /// How the file's pixels are turned; nil as the file itself says.
    package var orientation: ImageOrientation?
    /// Pixels per point at which a vector becomes a bitmap before it is drawn, as Xcode makes one of a vector whose
    /// catalog does not preserve it; nil draws it anew at the size of use.
    package var vectorScale: CGFloat?

    package init(
        name: String, content: Content, pixelSize: CGSize, orientation: ImageOrientation? = nil,
        vectorScale: CGFloat? = nil
    ) {
        self.name = name
        self.content = content
        self.pixelSize = pixelSize
        self.orientation = orientation
        self.vectorScale = vectorScale
    }

    /// What a message calls the image: its name, and its file where that is called otherwise.
    package var title: String {
        guard case .file(let path) = content else { return "“\(name)”" }
        let file = String(path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...])
        return file == name ? "“\(name)”" : "“\(name)” (\(file))"
    }
}

/// How stored pixels are to be turned, in EXIF's numbers. The names say what was done to the upright picture.
package enum ImageOrientation: UInt8, Hashable, Sendable, CaseIterable {
    case up = 1, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left

    /// Whether columns become rows.
    package var swapsAxes: Bool { rawValue >= 5 }
}

/// A bitmap stretched over a rectangle.
package struct ImageDrawing: Hashable, Sendable {
    package enum Interpolation: String, Hashable, Sendable {
        case none, low, medium, high
    }

    package var image: ImageReference
    /// Where the whole bitmap goes, in points.
    package var rect: CGRect
    package var interpolation: Interpolation
    /// Set for a template: only the bitmap's alpha is used, painted with this.
    package var tint: Paint?
    /// The parts of the bitmap that keep their size when it is stretched, in points of the bitmap at its scale;
    /// nil stretches it evenly.
    package var capInsets: CapInsets?
    package var opacity: Double
    /// Whether pixels that the rectangle's edges cross are covered in part.
    package var antialiased: Bool

    package init(
        image: ImageReference, rect: CGRect, interpolation: Interpolation = .medium, tint: Paint? = nil,
        capInsets: CapInsets? = nil, opacity: Double = 1, antialiased: Bool = true
    ) {
        self.image = image
        self.rect = rect
        self.interpolation = interpolation
        self.tint = tint
        self.capInsets = capInsets
        self.opacity = opacity
        self.antialiased = antialiased
    }
}

/// The stretching of a bitmap that has fixed edges.
package struct CapInsets: Hashable, Sendable {
    package var top: CGFloat
    package var left: CGFloat
    package var bottom: CGFloat
    package var right: CGFloat
    /// Pixels of the bitmap for one point.
    package var scale: CGFloat
    /// Whether the middle repeats (`.tile`) or stretches.
    package var tiles: Bool
    /// How much of what lies between the edges is used, in points from the left edge on; the rest is left out. Nil
    /// for all of it.
    package var centerWidth: CGFloat?
    /// The same from the top edge on.
    package var centerHeight: CGFloat?

    package init(
        top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat, scale: CGFloat, tiles: Bool,
        centerWidth: CGFloat? = nil, centerHeight: CGFloat? = nil
    ) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
        self.scale = scale
        self.tiles = tiles
        (self.centerWidth, self.centerHeight) = (centerWidth, centerHeight)
    }
}
