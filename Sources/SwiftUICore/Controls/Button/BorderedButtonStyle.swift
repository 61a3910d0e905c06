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

public typealias DefaultButtonStyle = BorderedButtonStyle

extension ButtonStyle where Self == BorderedButtonStyle {
    public static var bordered: BorderedButtonStyle { .init() }
    public static var automatic: BorderedButtonStyle { .init() }
}
