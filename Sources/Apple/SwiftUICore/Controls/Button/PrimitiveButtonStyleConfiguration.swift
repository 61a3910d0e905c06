/// What a style that handles taps itself knows of a button.
public struct PrimitiveButtonStyleConfiguration {
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
