/// The tint of the subtree, or the accent color.
public struct TintShapeStyle: ShapeStyle {
    public typealias Resolved = Never
    public init() {}

    public func _paint(in context: _StyleContext) -> _StylePaint {
        (context.environment.tintStyle ?? AnyShapeStyle(Color.accentColor))._paint(in: context)
    }
}

extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { TintShapeStyle() }
}
