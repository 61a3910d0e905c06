/// A style whose type is not known where it is used.
public struct AnyShapeStyle: ShapeStyle {
    public typealias Resolved = Never
    private let style: any ShapeStyle

    public init<S: ShapeStyle>(_ style: S) {
        self.style = (style as? AnyShapeStyle)?.style ?? style
    }

    public func _paint(in context: _StyleContext) -> _StylePaint { style._paint(in: context) }
}
