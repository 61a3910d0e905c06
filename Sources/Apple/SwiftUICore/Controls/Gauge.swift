/// A value within a range.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View {
    private let value: Double
    nonisolated(unsafe) private let label: Label
    nonisolated(unsafe) private let current: CurrentValueLabel
    nonisolated(unsafe) private let minimum: BoundsLabel?
    nonisolated(unsafe) private let maximum: BoundsLabel?
    nonisolated private let marked: AnyView?

    nonisolated private init(
        value: Double, label: Label, current: CurrentValueLabel, minimum: BoundsLabel?, maximum: BoundsLabel?,
        marked: AnyView? = nil
    ) {
        self.value = value.isFinite ? min(1, max(0, value)) : 0
        (self.label, self.current) = (label, current)
        (self.minimum, self.maximum, self.marked) = (minimum, maximum, marked)
    }

    private var configuration: GaugeStyleConfiguration {
        GaugeStyleConfiguration(
            value: value, label: .init(content: AnyView(label)),
            currentValueLabel: AnyView(slot: current).map { .init(content: $0) },
            minimumValueLabel: minimum.flatMap { AnyView(slot: $0) }.map { .init(content: $0) },
            maximumValueLabel: maximum.flatMap { AnyView(slot: $0) }.map { .init(content: $0) },
            markedValueLabels: marked.map { .init(content: $0) })
    }

    nonisolated private static func fraction<V: BinaryFloatingPoint>(_ value: V, in bounds: ClosedRange<V>) -> Double {
        let length = bounds.upperBound - bounds.lowerBound
        return length > 0 ? Double((value - bounds.lowerBound) / length) : 0
    }

    /// The labels of marks along the gauge, which no built-in style of iOS shows.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        self.init(
            value: Self.fraction(value, in: bounds), label: label(), current: currentValueLabel(),
            minimum: minimumValueLabel(), maximum: maximumValueLabel(), marked: AnyView(slot: markedValueLabels()))
    }

    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) where BoundsLabel == EmptyView {
        self.init(
            value: Self.fraction(value, in: bounds), label: label(), current: currentValueLabel(), minimum: nil,
            maximum: nil, marked: AnyView(slot: markedValueLabels()))
    }

    /// Draws the gauge in the style of its surroundings.
    public var body: some View {
        StyledControl(GaugeStyleKey.self, configuration)
            .accessibilityControl(.gauge(value), label: AnyView(label), value: AnyView(slot: current))
    }
}

extension Gauge where MarkedValueLabels == EmptyView {
    /// - Parameter value: taken into `bounds` where it lies outside them.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
        self.init(
            value: Self.fraction(value, in: bounds), label: label(), current: EmptyView(), minimum: nil, maximum: nil)
    }

    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) where BoundsLabel == EmptyView {
        self.init(
            value: Self.fraction(value, in: bounds), label: label(), current: currentValueLabel(), minimum: nil,
            maximum: nil)
    }

    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(
            value: Self.fraction(value, in: bounds), label: label(), current: currentValueLabel(),
            minimum: minimumValueLabel(), maximum: maximumValueLabel())
    }
}
