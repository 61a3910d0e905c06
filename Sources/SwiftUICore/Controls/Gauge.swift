import Geometry

/// A value within a range.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View {
    @Environment(\.gaugeStyle) private var style
    private let configuration: GaugeStyleConfiguration

    private init(
        value: Double, label: Label, current: CurrentValueLabel, minimum: BoundsLabel?, maximum: BoundsLabel?
    ) {
        func wrap<V: View>(_ view: V) -> AnyView? { V.self == EmptyView.self ? nil : AnyView(view) }
        configuration = GaugeStyleConfiguration(
            value: value.isFinite ? min(1, max(0, value)) : 0, label: .init(content: AnyView(label)),
            currentValueLabel: wrap(current).map { .init(content: $0) },
            minimumValueLabel: minimum.flatMap(wrap).map { .init(content: $0) },
            maximumValueLabel: maximum.flatMap(wrap).map { .init(content: $0) })
    }

    private static func fraction<V: BinaryFloatingPoint>(_ value: V, in bounds: ClosedRange<V>) -> Double {
        let length = bounds.upperBound - bounds.lowerBound
        return length > 0 ? Double((value - bounds.lowerBound) / length) : 0
    }

    public var body: some View { style.make(configuration) }
}

extension Gauge where MarkedValueLabels == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
        self.init(
            value: Self.fraction(value, in: bounds), label: label(), current: EmptyView(), minimum: nil, maximum: nil)
    }

    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) where BoundsLabel == EmptyView {
        self.init(
            value: Self.fraction(value, in: bounds), label: label(), current: currentValueLabel(), minimum: nil,
            maximum: nil)
    }

    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(
            value: Self.fraction(value, in: bounds), label: label(), current: currentValueLabel(),
            minimum: minimumValueLabel(), maximum: maximumValueLabel())
    }
}

/// What a style knows of a gauge.
public struct GaugeStyleConfiguration {
    public struct Label: View {
        let content: AnyView
        public var body: some View { content }
    }
    public struct CurrentValueLabel: View {
        let content: AnyView
        public var body: some View { content }
    }
    public struct MinimumValueLabel: View {
        let content: AnyView
        public var body: some View { content }
    }
    public struct MaximumValueLabel: View {
        let content: AnyView
        public var body: some View { content }
    }

    /// 0…1.
    public var value: Double
    public var label: Label
    public var currentValueLabel: CurrentValueLabel?
    public var minimumValueLabel: MinimumValueLabel?
    public var maximumValueLabel: MaximumValueLabel?
}

@MainActor @preconcurrency
public protocol GaugeStyle {
    associatedtype Body: View
    typealias Configuration = GaugeStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

package struct AnyGaugeStyle {
    package let make: @MainActor (GaugeStyleConfiguration) -> AnyView

    @MainActor
    init<S: GaugeStyle>(_ style: S) { make = { AnyView(style.makeBody(configuration: $0)) } }
}

private enum GaugeStyleKey: EnvironmentKey {
    static var defaultValue: AnyGaugeStyle {
        MainActor.assumeIsolated { UncheckedBox(AnyGaugeStyle(DefaultGaugeStyle())) }.value
    }
}

extension EnvironmentValues {
    package var gaugeStyle: AnyGaugeStyle {
        get { self[GaugeStyleKey.self] }
        set { self[GaugeStyleKey.self] = newValue }
    }
}

extension View {
    public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View { environment(\.gaugeStyle, AnyGaugeStyle(style)) }
}
