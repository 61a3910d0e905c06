/// What marks selected things: the tint, on iOS.
public struct SelectionShapeStyle: ShapeStyle {
    public typealias Resolved = Never
    public init() {}

    public func _paint(in context: _StyleContext) -> _StylePaint { TintShapeStyle()._paint(in: context) }
}

extension ShapeStyle where Self == SelectionShapeStyle {
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
