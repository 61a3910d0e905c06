/// How a button's label and frame look.
@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

private enum ButtonStyleKey: EnvironmentKey {
    static var defaultValue: ErasedStyle<ButtonStyleConfiguration> {
        ErasedStyle { BorderedButtonStyle().makeBody(configuration: $0) }
    }
}

extension EnvironmentValues {
    package var buttonStyle: ErasedStyle<ButtonStyleConfiguration> {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
}

extension View {
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        environment(\.buttonStyle, ErasedStyle { style.makeBody(configuration: $0) })
    }
}
