/// How a label arranges its icon and title.
@MainActor @preconcurrency
public protocol LabelStyle {
    associatedtype Body: View
    typealias Configuration = LabelStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

private enum LabelStyleKey: EnvironmentKey {
    static var defaultValue: ErasedStyle<LabelStyleConfiguration> {
        ErasedStyle { DefaultLabelStyle().makeBody(configuration: $0) }
    }
}

extension EnvironmentValues {
    package var labelStyle: ErasedStyle<LabelStyleConfiguration> {
        get { self[LabelStyleKey.self] }
        set { self[LabelStyleKey.self] = newValue }
    }
}

extension View {
    public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        environment(\.labelStyle, ErasedStyle { style.makeBody(configuration: $0) })
    }
}
