/// How a button's label and frame look.
@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

nonisolated extension View {
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        controlStyle(ButtonStyleKey.self, style) { style, button in
            style.makeBody(
                configuration: ButtonStyleConfiguration(
                    role: button.role, label: .init(content: AnyView(button.label)), isPressed: false))
        }
    }
}
