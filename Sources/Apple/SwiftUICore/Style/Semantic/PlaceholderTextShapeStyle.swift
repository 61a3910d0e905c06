import DisplayList

/// The color of text that stands where nothing is entered yet.
public struct PlaceholderTextShapeStyle: ShapeStyle {
    public typealias Resolved = Never
    public init() {}

    public func _paint(in context: _StyleContext) -> _StylePaint {
        .color(SystemColor.label(level: 2).resolve(in: context.environment))
    }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
