/// A template that shows nothing.
public struct EmptyControlWidgetTemplate: PrimitiveControlTemplate {
    public init() {}
    public static var _role: _ControlRole { .none }
    public static func _describe(_ template: Self) -> _ControlContent? { nil }
}
