import Geometry
import DisplayList

/// An outline of lines and curves, in points.
nonisolated public struct Path: Equatable, Sendable, Shape {
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

    public nonisolated init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.init(roundedRect: rect, cornerRadius: min(cornerSize.width, cornerSize.height), style: style)
    }

    public nonisolated init(ellipseIn rect: CGRect) { outline = .ellipse(rect) }

    public nonisolated init(_ build: (inout Path) -> Void) {
        self.init()
        build(&self)
    }

    public func path(in rect: CGRect) -> Path { self }

    public var isEmpty: Bool { outline.elements.isEmpty }
    public var boundingRect: CGRect { outline.boundingBox }
    public var cgPath: Path { self }

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
        var start: CGPoint?, current: CGPoint?
        for element in outline.elements {
            switch element {
            case .move(let end):
                start = end
                current = end
            case .close: current = start
            default: current = element.points.last
            }
        }
        return current
    }
}
