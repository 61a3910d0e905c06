/// What a control shows: `ControlWidgetToggle`, `ControlWidgetButton`, and modifiers of them.
@MainActor @preconcurrency
public protocol ControlWidgetTemplate {
    associatedtype Body: ControlWidgetTemplate

    @ControlWidgetTemplateBuilder var body: Body { get }

    /// What the control is, known before there is a value to show.
    static var _role: _ControlRole { get }
    static func _describe(_ template: Self) -> _ControlContent?
}

extension ControlWidgetTemplate {
    public static var _role: _ControlRole { Body._role }
    public static func _describe(_ template: Self) -> _ControlContent? { Body._describe(template.body) }
}

extension Never: ControlWidgetTemplate {
    public static var _role: _ControlRole { .none }
}

/// A template that describes itself; it has no body.
@MainActor @preconcurrency
package protocol PrimitiveControlTemplate: ControlWidgetTemplate where Body == Never {}

extension PrimitiveControlTemplate {
    public var body: Never { fatalError("\(Self.self) describes itself and has no body") }
}
