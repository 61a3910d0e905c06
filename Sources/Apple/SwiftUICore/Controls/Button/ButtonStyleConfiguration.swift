/// What a style knows of a button.
public struct ButtonStyleConfiguration {
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
