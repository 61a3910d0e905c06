import Geometry

/// One thing to draw, in points of the space that its group sets up.
package enum DisplayItem: Hashable, Sendable {
    case fill(Outline, Paint, evenOdd: Bool = false, antialiased: Bool = true)
    case stroke(Outline, StrokePattern, Paint, antialiased: Bool = true)
    case glyphs(GlyphRun, Paint)
    case image(ImageDrawing)
    indirect case group(DisplayGroup)
}
