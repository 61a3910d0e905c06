/// How a gauge shows its value.
@MainActor @preconcurrency
public protocol GaugeStyle {
    associatedtype Body: View
    typealias Configuration = GaugeStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

enum GaugeStyleKey: ControlStyleKey {
    @MainActor static let automatic = ControlStyle<GaugeStyleConfiguration>(DefaultGaugeStyle()) {
        $0.makeBody(configuration: $1)
    }
}

nonisolated extension View {
    public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        controlStyle(GaugeStyleKey.self, style) { $0.makeBody(configuration: $1) }
    }
}
