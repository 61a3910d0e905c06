import AppIntents
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
