import AppIntents
import FoundationCompat
import SwiftUICore

/// What the Action button says it would do if it were held. Apple documents the sentences, in English.
@MainActor
struct ControlHint {
    let content: _ControlContent
    /// Whether the toggle is on: the hint is about the other value.
    let isOn: Bool
    /// As the gallery shows the control.
    let displayName: String
    let inputs: _ViewInputs

    /// `Hold to Turn On ‘Lamp’`, `Hold for Ring`, `Hold to Open Notes`, `Hold for ‘Ping My Watch’`.
    var sentence: String {
        if let custom { return "Hold to \(custom)" }
        guard content.isOn != nil else {
            return content.action is any OpenIntent ? "Hold to Open \(name)" : "Hold for ‘\(name)’"
        }
        if content.namesValues, let value = LabelPart.string(.title, of: next, inputs) { return "Hold for \(value)" }
        return "Hold to Turn \(isOn ? "Off" : "On") ‘\(name)’"
    }

    /// What `controlWidgetActionHint` says.
    var custom: String? {
        for label in [next, content.label] {
            let node = ViewResolver.node(of: label, inputs)
            if let hint = node.preference(ControlActionHintKey.self) ?? nil {
                return hint.plainString(in: inputs.environment)
            }
        }
        return nil
    }

    /// The label of what a hold would lead to; a button's while its action is not performed.
    private var next: AnyView { content.stateLabel(content.isOn == nil ? false : !isOn) }

    private var name: String {
        displayName.isEmpty ? LabelPart.string(.title, of: content.label, inputs) ?? "" : displayName
    }
}

/// What Control Center says at its top once the control has changed.
enum ControlStatusKey: PreferenceKey {
    static var defaultValue: Text? { nil }
    static func reduce(value: inout Text?, nextValue: () -> Text?) { value = value ?? nextValue() }
}

/// What the Action button says it would do.
enum ControlActionHintKey: PreferenceKey {
    static var defaultValue: Text? { nil }
    static func reduce(value: inout Text?, nextValue: () -> Text?) { value = value ?? nextValue() }
}

nonisolated extension View {
    /// What Control Center says at its top once the control has changed, in place of title and value.
    public func controlWidgetStatus(_ status: Text) -> some View {
        preference(key: ControlStatusKey.self, value: status)
    }

    /// What Control Center says at its top once the control has changed.
    public func controlWidgetStatus(_ statusKey: LocalizedStringKey) -> some View {
        controlWidgetStatus(Text(statusKey))
    }

    /// What Control Center says at its top once the control has changed.
    @_disfavoredOverload
    public func controlWidgetStatus(_ status: LocalizedStringResource) -> some View {
        controlWidgetStatus(Text(status))
    }

    /// What Control Center says at its top once the control has changed.
    @_disfavoredOverload
    public func controlWidgetStatus<S: StringProtocol>(_ status: S) -> some View { controlWidgetStatus(Text(status)) }

    /// What holding the Action button would do, as the system says it beside the button.
    public func controlWidgetActionHint(_ hint: Text) -> some View {
        preference(key: ControlActionHintKey.self, value: hint)
    }

    /// What holding the Action button would do.
    public func controlWidgetActionHint(_ hintKey: LocalizedStringKey) -> some View {
        controlWidgetActionHint(Text(hintKey))
    }

    /// What holding the Action button would do.
    @_disfavoredOverload
    public func controlWidgetActionHint(_ hint: LocalizedStringResource) -> some View {
        controlWidgetActionHint(Text(hint))
    }

    /// What holding the Action button would do.
    @_disfavoredOverload
    public func controlWidgetActionHint<S: StringProtocol>(_ hint: S) -> some View {
        controlWidgetActionHint(Text(hint))
    }
}
