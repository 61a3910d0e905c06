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
