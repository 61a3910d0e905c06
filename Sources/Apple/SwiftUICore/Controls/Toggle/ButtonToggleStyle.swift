/// A button with a border while the toggle is on and without one while it is off.
public struct ButtonToggleStyle: ToggleStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        ButtonBorder(
            label: configuration.label, role: nil, isProminent: false,
            isFilled: configuration.isOn || configuration.isMixed)
    }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    public static var button: ButtonToggleStyle { .init() }
}
