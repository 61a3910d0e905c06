internal import CPango
import DisplayList
import Geometry

extension GlyphFont {
    /// Where HarfBuzz's callbacks put an outline.
    private struct Pen {
        var elements: [PathElement] = []
        var unitsPerEm: CGFloat

        func point(_ x: Float, _ y: Float) -> CGPoint {
            CGPoint(x: CGFloat(x) / unitsPerEm, y: -CGFloat(y) / unitsPerEm)
        }
    }

    private static func pen(_ data: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<Pen> {
        data!.assumingMemoryBound(to: Pen.self)
    }

    // Immutable once made, so any thread may use it.
    private nonisolated(unsafe) static let functions: OpaquePointer? = {
        let functions = hb_draw_funcs_create()
        hb_draw_funcs_set_move_to_func(
            functions,
            { _, data, _, x, y, _ in
                let pen = GlyphFont.pen(data)
                pen.pointee.elements.append(.move(pen.pointee.point(x, y)))
            }, nil, nil)
        hb_draw_funcs_set_line_to_func(
            functions,
            { _, data, _, x, y, _ in
                let pen = GlyphFont.pen(data)
                pen.pointee.elements.append(.line(pen.pointee.point(x, y)))
            }, nil, nil)
        hb_draw_funcs_set_quadratic_to_func(
            functions,
            { _, data, _, cx, cy, x, y, _ in
                let pen = GlyphFont.pen(data)
                pen.pointee.elements.append(.quad(pen.pointee.point(x, y), control: pen.pointee.point(cx, cy)))
            }, nil, nil)
        hb_draw_funcs_set_cubic_to_func(
            functions,
            { _, data, _, cx, cy, dx, dy, x, y, _ in
                let pen = GlyphFont.pen(data)
                pen.pointee.elements.append(
                    .curve(
                        pen.pointee.point(x, y), control1: pen.pointee.point(cx, cy),
                        control2: pen.pointee.point(dx, dy)))
            }, nil, nil)
        hb_draw_funcs_set_close_path_func(
            functions,
            { _, data, _, _ in
                GlyphFont.pen(data).pointee.elements.append(.close)
            }, nil, nil)
        hb_draw_funcs_make_immutable(functions)
        return functions
    }()

    /// The glyph's outline for the non-zero rule, in ems from its origin; y points down, as in a picture.
    package func outline(of id: UInt32) -> [PathElement] {
        var pen = Pen(unitsPerEm: unitsPerEm)
        withUnsafeMutablePointer(to: &pen) { hb_font_get_glyph_shape(font, id, Self.functions, $0) }
        return pen.elements
    }
}
