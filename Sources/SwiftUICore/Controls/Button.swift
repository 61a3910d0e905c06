/// Something to tap. A picture shows its label in its style.
public struct Button<Label: View>: View {
    @Environment(\.buttonStyle) private var style
    private let role: ButtonRole?
    private let label: Label
    package let action: @MainActor () -> Void

    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.role = role
        self.action = action
        self.label = label()
    }

    public var body: some View {
        style.make(ButtonStyleConfiguration(role: role, label: .init(content: AnyView(label)), isPressed: false))
    }
}

extension Button where Label == Text {
    public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(title) }
    }
}

public struct ButtonRole: Hashable, Sendable {
    private let rawValue: Int
    public static let destructive = ButtonRole(rawValue: 0)
    public static let cancel = ButtonRole(rawValue: 1)
}

/// What a style knows of a button.
public struct ButtonStyleConfiguration {
    public struct Label: View {
        let content: AnyView
        public var body: some View { content }
    }

    public let role: ButtonRole?
    public let label: Label
    public let isPressed: Bool
}

@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct PlainButtonStyle: ButtonStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

public struct BorderlessButtonStyle: ButtonStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        configuration.label.foregroundStyle(TintShapeStyle())
    }
}

/// WidgetKit's own style: a tinted capsule.
public struct BorderedButtonStyle: ButtonStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(TintShapeStyle())
            .padding(.horizontal, 12)
            .padding(.vertical, 7)
            .background(TintShapeStyle().opacity(0.15), in: Capsule())
    }
}

public struct BorderedProminentButtonStyle: ButtonStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(.white)
            .padding(.horizontal, 12)
            .padding(.vertical, 7)
            .background(TintShapeStyle(), in: Capsule())
    }
}

public typealias DefaultButtonStyle = BorderedButtonStyle

extension ButtonStyle where Self == PlainButtonStyle { public static var plain: PlainButtonStyle { .init() } }
extension ButtonStyle where Self == BorderlessButtonStyle {
    public static var borderless: BorderlessButtonStyle { .init() }
}
extension ButtonStyle where Self == BorderedButtonStyle {
    public static var bordered: BorderedButtonStyle { .init() }
    public static var automatic: BorderedButtonStyle { .init() }
}
extension ButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: BorderedProminentButtonStyle { .init() }
}

package struct AnyButtonStyle {
    package let make: @MainActor (ButtonStyleConfiguration) -> AnyView

    @MainActor
    init<S: ButtonStyle>(_ style: S) { make = { AnyView(style.makeBody(configuration: $0)) } }
}

private enum ButtonStyleKey: EnvironmentKey {
    static var defaultValue: AnyButtonStyle { MainActor.assumeIsolated { UncheckedBox(AnyButtonStyle(BorderedButtonStyle())) }.value }
}

extension EnvironmentValues {
    package var buttonStyle: AnyButtonStyle {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
}

extension View {
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { environment(\.buttonStyle, AnyButtonStyle(style)) }
}
