import Geometry

/// Colors along the radius of a circle.
@frozen
public struct RadialGradient: ShapeStyle, View, Hashable {
    public typealias Resolved = Never
    private let gradient: AnyGradient
    let center: UnitPoint
    let startRadius: CGFloat
    let endRadius: CGFloat

    package nonisolated init(gradient: AnyGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.gradient = gradient
        self.center = center
        self.startRadius = startRadius
        self.endRadius = endRadius
    }

    public nonisolated init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(
            gradient: AnyGradient(gradient), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    public nonisolated init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    public nonisolated init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(
            gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    public func _paint(in context: _StyleContext) -> _StylePaint {
        _StylePaint(
            .radialGradient(
                gradient.resolved(in: context.environment), center: center.point(in: context.rect),
                startRadius: startRadius, endRadius: endRadius))
    }

    public var body: some View { Rectangle().fill(self) }
}
