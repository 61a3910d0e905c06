import FoundationCompat
import SwiftUICore

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
