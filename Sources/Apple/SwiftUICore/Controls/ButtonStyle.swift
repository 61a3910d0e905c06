/// How a button's label and frame look.
@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

nonisolated extension View {
    /// Sets the style of buttons in the view.
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        controlStyle(ButtonStyleKey.self, style) { style, button in
            style.makeBody(
                configuration: ButtonStyleConfiguration(
                    role: button.role, label: .init(content: AnyView(button.label)), isPressed: false))
        }
    }
}

/// What a style knows of a button.
public struct ButtonStyleConfiguration {
    /// The label that the button was given, as a view.
    public struct Label: View {
        let content: AnyView
        public var body: some View { content }
    }

    /// nil where the button was given none.
    public let role: ButtonRole?
    public let label: Label
    /// Always false: no finger touches a picture.
    public let isPressed: Bool
}

/// How a button looks and when it acts.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

enum ButtonStyleKey: ControlStyleKey {
    @MainActor static let automatic = ControlStyle<PrimitiveButtonStyleConfiguration>(DefaultButtonStyle()) {
        $0.makeBody(configuration: $1)
    }
}

nonisolated extension View {
    /// Sets the style of buttons in the view.
    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        controlStyle(ButtonStyleKey.self, style) { $0.makeBody(configuration: $1) }
    }
}

/// What a style that handles taps itself knows of a button.
public struct PrimitiveButtonStyleConfiguration {
    /// The label that the button was given, as a view.
    public struct Label: View {
        let content: AnyView
        public var body: some View { content }
    }

    /// nil where the button was given none.
    public let role: ButtonRole?
    public let label: Label
    let action: @MainActor () -> Void

    /// Does what the button is for.
    @MainActor @preconcurrency
    public func trigger() { action() }
}

/// The style of buttons that are given none: bordered in widgets, borderless in apps.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    @Environment(\.isShownByApp) private var isShownByApp
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        if isShownByApp {
            BorderlessButtonStyle().makeBody(configuration: configuration)
        } else {
            ButtonBorder(label: configuration.label, role: configuration.role, isProminent: false)
        }
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    public static var automatic: DefaultButtonStyle { .init() }
}

/// The label as it is.
public struct PlainButtonStyle: PrimitiveButtonStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle { public static var plain: PlainButtonStyle { .init() } }

/// A border filled with gray, or with the tint at 15 % where one is set.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        ButtonBorder(label: configuration.label, role: configuration.role, isProminent: false)
    }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    public static var bordered: BorderedButtonStyle { .init() }
}

/// A border filled with the tint, its label white.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        ButtonBorder(label: configuration.label, role: configuration.role, isProminent: true)
    }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: BorderedProminentButtonStyle { .init() }
}

/// The label in the tint.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        configuration.label.buttonForeground(color(configuration.role), isEnabled: isEnabled)
    }

    private func color(_ role: ButtonRole?) -> AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(HierarchicalShapeStyle.tertiary) }
        return role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
    }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    public static var borderless: BorderlessButtonStyle { .init() }
}

extension View {
    /// A button's style for its label. One that the widget gives around the button goes before it, which pictures of
    /// widgets on iPhones show: white labels in borders of a black tint.
    func buttonForeground(_ style: AnyShapeStyle, isEnabled: Bool) -> some View {
        modifier(
            EnvironmentModifier { environment in
                guard !isEnabled || environment.foregroundStyles.levels.isEmpty else { return }
                environment.foregroundStyles = ForegroundStyles([style])
            })
    }
}
