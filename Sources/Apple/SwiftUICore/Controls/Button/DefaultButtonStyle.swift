/// The style of buttons that are given none: WidgetKit draws them bordered.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        ButtonBorder(label: configuration.label, role: configuration.role, isProminent: false)
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    public static var automatic: DefaultButtonStyle { .init() }
}
