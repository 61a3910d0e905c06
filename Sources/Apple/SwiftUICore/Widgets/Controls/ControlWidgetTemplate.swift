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

/// Lets statements come before a control's template.
@resultBuilder
public struct ControlWidgetTemplateBuilder {
    public static func buildExpression<Content: ControlWidgetTemplate>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content { content }
}

/// A template that shows nothing.
public struct EmptyControlWidgetTemplate: PrimitiveControlTemplate {
    public init() {}
    public static var _role: _ControlRole { .none }
    public static func _describe(_ template: Self) -> _ControlContent? { nil }
}

/// A template with a change applied after it was described.
package struct ModifiedControlTemplate<Content: ControlWidgetTemplate>: PrimitiveControlTemplate {
    let content: Content
    let change: (inout _ControlContent) -> Void

    package static var _role: _ControlRole { Content._role }

    package static func _describe(_ template: Self) -> _ControlContent? {
        guard var content = Content._describe(template.content) else { return nil }
        template.change(&content)
        return content
    }
}

extension ControlWidgetTemplate {
    private func changing(_ change: @escaping (inout _ControlContent) -> Void) -> some ControlWidgetTemplate {
        ModifiedControlTemplate(content: self, change: change)
    }

    /// The color of a toggle's symbol while it is on.
    public func tint(_ tint: Color?) -> some ControlWidgetTemplate { changing { $0.tint = tint } }

    public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate {
        changing { if disabled { $0.isDisabled = true } }
    }

    /// Whether title and value are redacted while the device is locked.
    public func privacySensitive(_ sensitive: Bool = true) -> some ControlWidgetTemplate {
        changing { $0.isPrivacySensitive = sensitive }
    }
}
