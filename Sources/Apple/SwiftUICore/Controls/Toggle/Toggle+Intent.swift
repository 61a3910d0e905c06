import AppIntents
import FoundationCompat

/// Toggles that perform an intent: the ones that work in widgets. They show the value that they are given.
extension Toggle {
    nonisolated public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
        self.init(isOn, performing: intent, label: label())
    }
}

extension Toggle where Label == Text {
    nonisolated public init<I: AppIntent>(_ titleKey: LocalizedStringKey, isOn: Bool, intent: I) {
        self.init(isOn, performing: intent, label: Text(titleKey))
    }

    @_disfavoredOverload
    nonisolated public init<I: AppIntent>(_ titleResource: LocalizedStringResource, isOn: Bool, intent: I) {
        self.init(isOn, performing: intent, label: Text(titleResource))
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, I: AppIntent>(_ title: S, isOn: Bool, intent: I) {
        self.init(isOn, performing: intent, label: Text(title))
    }
}

extension Toggle where Label == SwiftUICore.Label<Text, Image> {
    nonisolated public init<I: AppIntent>(
        _ titleKey: LocalizedStringKey, systemImage: String, isOn: Bool, intent: I
    ) {
        self.init(isOn, performing: intent, label: SwiftUICore.Label(titleKey, systemImage: systemImage))
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, I: AppIntent>(
        _ title: S, systemImage: String, isOn: Bool, intent: I
    ) {
        self.init(isOn, performing: intent, label: SwiftUICore.Label(title, systemImage: systemImage))
    }
}
