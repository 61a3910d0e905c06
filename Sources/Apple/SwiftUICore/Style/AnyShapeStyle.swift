/// A style whose type is not known where it is used.
public struct AnyShapeStyle: ShapeStyle {
    public typealias Resolved = Never
    private let style: any ShapeStyle

    public init<S: ShapeStyle>(_ style: S) {
        self.style = (style as? AnyShapeStyle)?.style ?? style
    }

    /// The style itself where it is a gradient without a direction, which a control may give one.
    package var gradient: Gradient? { style as? Gradient }

    public func _paint(in context: _StyleContext) -> _StylePaint { style._paint(in: context) }
}
