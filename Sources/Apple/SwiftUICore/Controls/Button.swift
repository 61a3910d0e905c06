import AppIntents
import FoundationCompat

/// Something to tap. A picture shows its label in its style.
public struct Button<Label: View>: View {
    private let role: ButtonRole?
    nonisolated(unsafe) private let label: Label
    nonisolated(unsafe) package let action: @MainActor () -> Void
    private let intent: (any AppIntent)?

    nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    nonisolated public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label)
    {
        self.role = role
        self.action = action
        intent = nil
        self.label = label()
    }

    nonisolated init(role: ButtonRole?, performing intent: any AppIntent, label: Label) {
        self.role = role
        action = { Task { _ = try? await intent.callAsFunction() } }
        self.intent = intent
        self.label = label
    }

    public var body: some View {
        let control = StyledControl(
            ButtonStyleKey.self,
            PrimitiveButtonStyleConfiguration(role: role, label: .init(content: AnyView(label)), action: action))
        if let intent {
            control.wrapNodes { content, inputs in inputs.performing(intent, content) }
                .accessibilityControl(.button, label: AnyView(label))
        } else {
            control.accessibilityControl(.button, label: AnyView(label))
        }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// The button that is being styled, as the styles outside the present one draw it.
    nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        role = configuration.role
        label = configuration.label
        action = configuration.action
        intent = nil
    }
}

extension Button where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(titleKey) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(title) }
    }

    nonisolated public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void)
    {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == SwiftUICore.Label<Text, Image> {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { SwiftUICore.Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { SwiftUICore.Label(title, systemImage: systemImage) }
    }
}

/// Buttons that perform an intent: the ones that work in widgets.
extension Button {
    nonisolated public init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) {
        self.init(role: nil, intent: intent, label: label)
    }

    nonisolated public init<I: AppIntent>(role: ButtonRole?, intent: I, @ViewBuilder label: () -> Label) {
        self.init(role: role, performing: intent, label: label())
    }
}

extension Button where Label == Text {
    nonisolated public init<I: AppIntent>(_ titleKey: LocalizedStringKey, intent: I) {
        self.init(role: nil, performing: intent, label: Text(titleKey))
    }

    nonisolated public init<I: AppIntent>(_ titleKey: LocalizedStringKey, role: ButtonRole?, intent: I) {
        self.init(role: role, performing: intent, label: Text(titleKey))
    }

    @_disfavoredOverload
    nonisolated public init<I: AppIntent>(_ titleResource: LocalizedStringResource, intent: I) {
        self.init(role: nil, performing: intent, label: Text(titleResource))
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, I: AppIntent>(_ title: S, intent: I) {
        self.init(role: nil, performing: intent, label: Text(title))
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, I: AppIntent>(_ title: S, role: ButtonRole?, intent: I) {
        self.init(role: role, performing: intent, label: Text(title))
    }
}

extension Button where Label == SwiftUICore.Label<Text, Image> {
    nonisolated public init<I: AppIntent>(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, intent: I
    ) {
        self.init(
            role: role, performing: intent, label: SwiftUICore.Label(titleKey, systemImage: systemImage))
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, I: AppIntent>(
        _ title: S, systemImage: String, role: ButtonRole? = nil, intent: I
    ) {
        self.init(role: role, performing: intent, label: SwiftUICore.Label(title, systemImage: systemImage))
    }
}

/// What a button is for: a destructive one is drawn in red by every style but the plain one.
public struct ButtonRole: Hashable, Sendable {
    private let rawValue: Int
    public static let destructive = ButtonRole(rawValue: 0)
    public static let cancel = ButtonRole(rawValue: 1)
    /// Since iOS 26.
    public static let confirm = ButtonRole(rawValue: 2)
    /// Since iOS 26.
    public static let close = ButtonRole(rawValue: 3)
}
