import Geometry
import DisplayList

/// An outline of lines and curves, in points.
nonisolated public struct Path: Equatable, LosslessStringConvertible, Sendable, Shape {
    /// One step of a path.
    @frozen
    public enum Element: Hashable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
    }

    package var outline: Outline

    package init(_ outline: Outline) { self.outline = outline }

    public nonisolated init() { outline = .path([]) }
    public nonisolated init(_ rect: CGRect) { outline = .rectangle(rect) }

    public nonisolated init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        outline = .roundedRectangle(rect, radius: cornerRadius, continuous: style == .continuous)
    }

    /// - Parameter cornerSize: points; corners wider than high are stretched.
    public nonisolated init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        let (width, height) = (cornerSize.width, cornerSize.height)
        guard width > 0, height > 0, width != height else {
            self.init(roundedRect: rect, cornerRadius: max(0, min(width, height)), style: style)
            return
        }
        // Round corners in a space where both radii are `width`, stretched back.
        let stretch = height / width
        let round = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height / stretch)
        let back = CGAffineTransform(a: 1, b: 0, c: 0, d: stretch, tx: 0, ty: rect.minY * (1 - stretch))
        self = Path(roundedRect: round, cornerRadius: width, style: style).applying(back)
    }

    /// Corners that differ; the leading ones lie on the left.
    public nonisolated init(
        roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) {
        self = UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style).path(in: rect)
    }

    public nonisolated init(ellipseIn rect: CGRect) { outline = .ellipse(rect) }

    public nonisolated init(_ build: (inout Path) -> Void) {
        self.init()
        build(&self)
    }

    public func path(in rect: CGRect) -> Path { self }

    public var isEmpty: Bool { outline.elements.isEmpty }
    /// The smallest rectangle around the path itself; control points may lie outside. `.null` for an empty path.
    public var boundingRect: CGRect { outline.extent }

    public func forEach(_ body: (Element) -> Void) {
        for element in outline.elements {
            switch element {
            case .move(let end): body(.move(to: end))
            case .line(let end): body(.line(to: end))
            case .quad(let end, let control): body(.quadCurve(to: end, control: control))
            case .curve(let end, let control1, let control2):
                body(.curve(to: end, control1: control1, control2: control2))
            case .close: body(.closeSubpath)
            }
        }
    }

    public func applying(_ transform: CGAffineTransform) -> Path {
        Path(.path(outline.elements.map { $0.applying(transform) }))
    }

    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }

    /// The last point, or nil for an empty path.
    public var currentPoint: CGPoint? {
        guard case .path(let elements) = outline else { return outline.elements.first?.points.last }
        guard case .close? = elements.last else { return elements.last?.points.last }
        // A closed subpath goes back to where it began.
        for element in elements.reversed() {
            if case .move(let start) = element { return start }
        }
        return nil
    }
}
