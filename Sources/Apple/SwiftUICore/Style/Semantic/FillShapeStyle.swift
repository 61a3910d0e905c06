import DisplayList

/// The translucent fills of controls: `.fill`, `.fill.secondary` and so on.
public struct FillShapeStyle: ShapeStyle {
    public typealias Resolved = Never
    package let level: Int

    package init(level: Int = 0) { self.level = level }
    public init() { self.init(level: 0) }

    public func _paint(in context: _StyleContext) -> _StylePaint {
        .color(SystemColor.fill(level: level).resolve(in: context.environment))
    }
}

extension ShapeStyle where Self == FillShapeStyle {
    public static var fill: FillShapeStyle { FillShapeStyle() }
}
