import DisplayList
import Geometry

extension Edge {
    /// One corner of a rectangle; its style says how round it is.
    public enum Corner: Sendable {
        /// A radius of its own, in points, or the container's less the distance from it.
        public struct Style: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
            let isConcentric: Bool
            /// The radius, or the least one.
            let radius: CGFloat

            public static func fixed(_ radius: CGFloat) -> Style { Style(isConcentric: false, radius: radius) }
            public static var concentric: Style { Style(isConcentric: true, radius: 0) }
            public static func concentric(minimum: Style) -> Style {
                Style(isConcentric: true, radius: minimum.radius)
            }

            init(isConcentric: Bool, radius: CGFloat) {
                self.isConcentric = isConcentric
                self.radius = radius
            }

            public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
            public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
        }
    }
}

/// A rectangle whose corners share their middle with the container's corners near them.
public struct ConcentricRectangle: Shape {
    private var topLeading: Edge.Corner.Style
    private var topTrailing: Edge.Corner.Style
    private var bottomLeading: Edge.Corner.Style
    private var bottomTrailing: Edge.Corner.Style
    /// Whether all corners take the largest radius.
    private var isUniform = false

    public nonisolated init() { self.init(corners: .concentric) }

    public nonisolated init(corners: Edge.Corner.Style, isUniform: Bool = false) {
        (topLeading, topTrailing, bottomLeading, bottomTrailing) = (corners, corners, corners, corners)
        self.isUniform = isUniform
    }

    public nonisolated init(
        topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
        bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        (topLeading, topTrailing) = (topLeadingCorner, topTrailingCorner)
        (bottomLeading, bottomTrailing) = (bottomLeadingCorner, bottomTrailingCorner)
    }

    /// Outside a container corners are as round as they say themselves.
    public func path(in rect: CGRect) -> Path { Path(outline(in: rect, _ContainerShapeContext())) }

    public func _outline(in rect: CGRect, _ container: _ContainerShapeContext) -> _Outline {
        _Outline(outline(in: rect, container))
    }

    private func outline(in rect: CGRect, _ container: _ContainerShapeContext) -> Outline {
        func radius(_ style: Edge.Corner.Style, _ corner: CGPoint) -> CGFloat {
            max(style.radius, style.isConcentric ? container.radius(nearCorner: corner) : 0)
        }
        var radii = CornerRadii(
            topLeft: radius(topLeading, CGPoint(x: rect.minX, y: rect.minY)),
            topRight: radius(topTrailing, CGPoint(x: rect.maxX, y: rect.minY)),
            bottomRight: radius(bottomTrailing, CGPoint(x: rect.maxX, y: rect.maxY)),
            bottomLeft: radius(bottomLeading, CGPoint(x: rect.minX, y: rect.maxY)))
        let largest = max(radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft)
        if isUniform { radii = CornerRadii(largest) }
        guard largest > 0 else { return .rectangle(rect) }
        if radii == CornerRadii(largest) { return .roundedRectangle(rect, radius: largest, continuous: true) }
        return .path(CornerGeometry(rect: rect, radii: radii, continuous: true).elements)
    }
}

extension Shape where Self == ConcentricRectangle {
    public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle {
        ConcentricRectangle(corners: corners, isUniform: isUniform)
    }

    public static func rect(
        topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
        bottomLeadingCorner: Edge.Corner.Style, bottomTrailingCorner: Edge.Corner.Style
    ) -> ConcentricRectangle {
        ConcentricRectangle(
            topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
            bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
    }
}
