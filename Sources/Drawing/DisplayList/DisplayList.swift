import Geometry

/// A finished drawing: what to paint, in order, in points from the top left corner.
///
/// A display list is a value: it can be compared, hashed, printed as text, kept as a golden and sent to another
/// thread. It names no view and no drawing library.
package struct DisplayList: Hashable, Sendable {
    /// The canvas, in points.
    package var size: CGSize
    package var items: [DisplayItem]

    package init(size: CGSize, items: [DisplayItem] = []) {
        self.size = size
        self.items = items
    }
}

/// One thing to draw, in points of the space that its group sets up.
package enum DisplayItem: Hashable, Sendable {
    case fill(Outline, Paint, evenOdd: Bool = false, antialiased: Bool = true)
    case stroke(Outline, StrokePattern, Paint, antialiased: Bool = true)
    case glyphs(GlyphRun, Paint)
    case image(ImageDrawing)
    indirect case group(DisplayGroup)
}

/// What lies below in the same layer, blurred, made more colorful and veiled: a material.
package struct Backdrop: Hashable, Sendable {
    /// Points.
    package var sigma: CGFloat
    /// 1 leaves colors as they are.
    package var saturation: Double
    package var veil: ResolvedColor
    package var opacity: Double

    package init(sigma: CGFloat, saturation: Double, veil: ResolvedColor, opacity: Double = 1) {
        self.sigma = sigma
        self.saturation = saturation
        self.veil = veil
        self.opacity = opacity
    }

    /// Moves colors away from the gray of their Rec. 709 luma.
    package var saturationMatrix: ColorMatrix {
        let s = Float(saturation),
            (r, g, b) = (Float(0.2126) * (1 - s), Float(0.7152) * (1 - s), Float(0.0722) * (1 - s))
        return ColorMatrix(rows: [[r + s, g, b, 0, 0], [r, g + s, b, 0, 0], [r, g, b + s, 0, 0], [0, 0, 0, 1, 0]])
    }
}

/// How a layer's colors meet what lies below it; SwiftUI's names, and what canvases have besides.
package enum LayerBlendMode: String, Hashable, Sendable, CaseIterable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    case difference, exclusion, hue, saturation, color, luminosity
    case sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter, xor
}

/// Something done to the pixels of a finished layer.
package enum LayerEffect: Hashable, Sendable {
    /// A Gaussian blur; sigma in points. An opaque one treats the layer's edge as its border color.
    case blur(sigma: CGFloat, opaque: Bool)
    /// The layer's alpha, blurred, colored and drawn below it; sigma and offset in points.
    case shadow(color: ResolvedColor, sigma: CGFloat, offset: CGSize)
    /// What the layer's alpha leaves free, blurred, colored and drawn on top of the layer; sigma and offset in points.
    case innerShadow(color: ResolvedColor, sigma: CGFloat, offset: CGSize)
    case colorMatrix(ColorMatrix)
    /// Black, as opaque as the Rec. 709 luma of the encoded components times the alpha that was there.
    case luminanceToAlpha
}
