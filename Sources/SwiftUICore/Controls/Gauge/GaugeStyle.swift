/// How a gauge shows its value.
@MainActor @preconcurrency
public protocol GaugeStyle {
    associatedtype Body: View
    typealias Configuration = GaugeStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

private enum GaugeStyleKey: EnvironmentKey {
    static var defaultValue: ErasedStyle<GaugeStyleConfiguration> {
        ErasedStyle { DefaultGaugeStyle().makeBody(configuration: $0) }
    }
}

extension EnvironmentValues {
    package var gaugeStyle: ErasedStyle<GaugeStyleConfiguration> {
        get { self[GaugeStyleKey.self] }
        set { self[GaugeStyleKey.self] = newValue }
    }
}

extension View {
    public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        environment(\.gaugeStyle, ErasedStyle { style.makeBody(configuration: $0) })
    }
}
