internal import CCairo
import DisplayList
import Geometry

extension GlyphMasks {
    /// Where an outline goes, for FreeType's callbacks.
    private struct Pen {
        var context: OpaquePointer
        var origin: CGPoint
        var current = FT_Vector(x: 0, y: 0)

        func point(_ vector: FT_Vector) -> CGPoint {
            CGPoint(x: origin.x + CGFloat(vector.x) / 64, y: origin.y - CGFloat(vector.y) / 64)
        }

        mutating func line(to end: FT_Vector, first: Bool) {
            let p = point(end)
            first ? cairo_move_to(context, p.x, p.y) : cairo_line_to(context, p.x, p.y)
            current = end
        }

        mutating func curve(_ control1: CGPoint, _ control2: CGPoint, to end: FT_Vector) {
            let p = point(end)
            cairo_curve_to(context, control1.x, control1.y, control2.x, control2.y, p.x, p.y)
            current = end
        }
    }

    /// Adds a glyph's outline to a context's path, its origin at a place in pixels.
    func addOutline(_ id: UInt32, at origin: CGPoint, to context: OpaquePointer) {
        guard loadOutline(id), let slot = glyphSlot else { return }
        var pen = Pen(context: context, origin: origin)
        var functions = FT_Outline_Funcs(
            move_to: { end, pen in
                pen!.assumingMemoryBound(to: Pen.self).pointee.line(to: end!.pointee, first: true)
                return 0
            },
            line_to: { end, pen in
                pen!.assumingMemoryBound(to: Pen.self).pointee.line(to: end!.pointee, first: false)
                return 0
            },
            conic_to: { control, end, pen in
                let pen = pen!.assumingMemoryBound(to: Pen.self)
                let (a, b, c) = (
                    pen.pointee.point(pen.pointee.current), pen.pointee.point(end!.pointee),
                    pen.pointee.point(control!.pointee)
                )
                pen.pointee.curve(
                    CGPoint(x: a.x + (c.x - a.x) * 2 / 3, y: a.y + (c.y - a.y) * 2 / 3),
                    CGPoint(x: b.x + (c.x - b.x) * 2 / 3, y: b.y + (c.y - b.y) * 2 / 3), to: end!.pointee)
                return 0
            },
            cubic_to: { control1, control2, end, pen in
                let pen = pen!.assumingMemoryBound(to: Pen.self)
                pen.pointee.curve(
                    pen.pointee.point(control1!.pointee), pen.pointee.point(control2!.pointee), to: end!.pointee)
                return 0
            },
            shift: 0, delta: 0)
        FT_Outline_Decompose(&slot.pointee.outline, &functions, &pen)
    }

    /// A glyph's outline around its origin, in pixels of the size, y downwards.
    func outline(_ id: UInt32) -> [PathElement] {
        guard loadOutline(id), let slot = glyphSlot else { return [] }
        var path = OutlinePath()
        var functions = FT_Outline_Funcs(
            move_to: { end, path in
                let path = path!.assumingMemoryBound(to: OutlinePath.self)
                path.pointee.close()
                path.pointee.elements.append(.move(OutlinePath.point(end!.pointee)))
                return 0
            },
            line_to: { end, path in
                path!.assumingMemoryBound(to: OutlinePath.self).pointee.elements.append(
                    .line(OutlinePath.point(end!.pointee)))
                return 0
            },
            conic_to: { control, end, path in
                path!.assumingMemoryBound(to: OutlinePath.self).pointee.elements.append(
                    .quad(OutlinePath.point(end!.pointee), control: OutlinePath.point(control!.pointee)))
                return 0
            },
            cubic_to: { control1, control2, end, path in
                path!.assumingMemoryBound(to: OutlinePath.self).pointee.elements.append(
                    .curve(
                        OutlinePath.point(end!.pointee), control1: OutlinePath.point(control1!.pointee),
                        control2: OutlinePath.point(control2!.pointee)))
                return 0
            },
            shift: 0, delta: 0)
        _ = withUnsafeMutablePointer(to: &path) { FT_Outline_Decompose(&slot.pointee.outline, &functions, $0) }
        path.close()
        return path.elements
    }

    /// What FreeType's callbacks gather.
    private struct OutlinePath {
        var elements: [PathElement] = []

        static func point(_ vector: FT_Vector) -> CGPoint {
            CGPoint(x: CGFloat(vector.x) / 64, y: -CGFloat(vector.y) / 64)
        }

        mutating func close() {
            if !elements.isEmpty, elements.last != .close { elements.append(.close) }
        }
    }
}
