import Geometry

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
    /// Sets the style of gauges in the view.
    public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        controlStyle(GaugeStyleKey.self, style) { $0.makeBody(configuration: $1) }
    }
}

/// What a style knows of a gauge.
public struct GaugeStyleConfiguration {
    /// What the gauge measures.
    public struct Label: View {
        let content: AnyView
        public var body: some View { content }
    }
    /// The text or symbol for the current value.
    public struct CurrentValueLabel: View {
        let content: AnyView
        public var body: some View { content }
    }
    /// The text or symbol for the lower bound.
    public struct MinimumValueLabel: View {
        let content: AnyView
        public var body: some View { content }
    }
    /// The text or symbol for the upper bound.
    public struct MaximumValueLabel: View {
        let content: AnyView
        public var body: some View { content }
    }
    /// The labels for marked values; no style here draws them.
    public struct MarkedValueLabel: View {
        let content: AnyView
        public var body: some View { content }
    }

    /// 0…1.
    public var value: Double
    public var label: Label
    public var currentValueLabel: CurrentValueLabel?
    public var minimumValueLabel: MinimumValueLabel?
    public var maximumValueLabel: MaximumValueLabel?
    /// What the gauge was given; the built-in styles draw no marks.
    public var markedValueLabels: MarkedValueLabel?
}

/// The style of gauges that are given none.
public struct DefaultGaugeStyle: GaugeStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        LinearCapacityGaugeStyle().makeBody(configuration: configuration)
    }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    public static var automatic: DefaultGaugeStyle { .init() }
}

/// A thick bar between its label and the value's, as pawello2222/WidgetExamples shows it 10 times as large as on iOS 17:
/// 16 points high, its track the tertiary fill, at a stack's own distance from the label.
public struct LinearCapacityGaugeStyle: GaugeStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label
            HStack(spacing: 8) {
                configuration.minimumValueLabel
                GaugeBar(fraction: configuration.value, height: 16, track: FillShapeStyle(level: 2))
                configuration.maximumValueLabel
            }
            configuration.currentValueLabel
        }
    }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    public static var linearCapacity: LinearCapacityGaugeStyle { .init() }
}

/// A track and its filled part.
struct GaugeBar<Track: ShapeStyle>: View {
    let fraction: Double
    /// Points.
    let height: CGFloat
    let track: Track

    var body: some View {
        GeometryReader { proxy in
            ZStack(alignment: .leading) {
                Capsule().fill(track)
                Capsule().fill(TintShapeStyle()).frame(width: proxy.size.width * CGFloat(fraction))
            }
        }
        .frame(height: height)
    }
}
