internal import CCairo
import DisplayList
import Geometry

extension Outline {
    /// Makes it a context's current path, in the space of the moment.
    func addPath(to context: OpaquePointer) {
        cairo_new_path(context)
        if case .rectangle(let rect) = self {
            cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
            return
        }
        // A quadratic's start, which Cairo's cubic needs; a closed subpath goes back to its first point.
        var current = CGPoint.zero, first = CGPoint.zero
        for element in elements {
            switch element {
            case .move(let end):
                cairo_move_to(context, end.x, end.y)
                (current, first) = (end, end)
            case .line(let end):
                cairo_line_to(context, end.x, end.y)
                current = end
            case .quad(let end, let control):
                let toward = { (point: CGPoint) in
                    CGPoint(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
                }
                let (one, two) = (toward(current), toward(end))
                cairo_curve_to(context, one.x, one.y, two.x, two.y, end.x, end.y)
                current = end
            case .curve(let end, let one, let two):
                cairo_curve_to(context, one.x, one.y, two.x, two.y, end.x, end.y)
                current = end
            case .close:
                cairo_close_path(context)
                current = first
            }
        }
    }
}

extension StrokePattern {
    /// Makes it how a context strokes.
    ///
    /// - Parameters:
    ///   - box: around the path.
    ///   - scale: pixels per point.
    func set(on context: OpaquePointer, along box: CGRect, pixelsPerPoint scale: CGFloat) {
        cairo_set_line_width(context, lineWidth)
        cairo_set_line_cap(context, lineCap.cairo)
        cairo_set_line_join(context, lineJoin.cairo)
        cairo_set_miter_limit(context, max(1, miterLimit))
        let dash = drawableDash(along: box, pixelsPerPoint: scale)
        cairo_set_dash(context, dash, Int32(dash.count), dashPhase.isFinite ? dashPhase : 0)
    }
}

extension CGLineCap {
    fileprivate var cairo: cairo_line_cap_t {
        switch self {
        case .butt: CAIRO_LINE_CAP_BUTT
        case .round: CAIRO_LINE_CAP_ROUND
        case .square: CAIRO_LINE_CAP_SQUARE
        }
    }
}

extension CGLineJoin {
    fileprivate var cairo: cairo_line_join_t {
        switch self {
        case .miter: CAIRO_LINE_JOIN_MITER
        case .round: CAIRO_LINE_JOIN_ROUND
        case .bevel: CAIRO_LINE_JOIN_BEVEL
        }
    }
}
