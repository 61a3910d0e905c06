import Foundation
import SwiftUICore

/// The values that an axis shows.
public struct AxisMarkValues {
    enum Kind {
        case automatic(desiredCount: Int?, minimumStride: Double?)
        case stride(Double)
        case dates(Calendar.Component, count: Int, calendar: Calendar?)
        case explicit([_PlotValue])
    }

    let kind: Kind
    /// Whether a domain that the source does not set ends at the values.
    var roundsLowerBound = true, roundsUpperBound = true

    var isExplicit: Bool { if case .explicit = kind { true } else { false } }

    public static var automatic: AxisMarkValues { .automatic(desiredCount: nil) }

    /// - Parameters:
    ///   - desiredCount: about how many; as many as there is room for where nil.
    ///   - roundLowerBound: whether a domain of numbers that the source does not set begins at one of the values; it does
    ///     so where nil.
    ///   - roundUpperBound: whether it ends at one.
    public static func automatic(
        desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            kind: .automatic(desiredCount: desiredCount, minimumStride: nil),
            roundsLowerBound: roundLowerBound ?? true, roundsUpperBound: roundUpperBound ?? true)
    }

    /// - Parameter minimumStride: the least distance of two values.
    public static func automatic<P: BinaryFloatingPoint>(
        minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            kind: .automatic(desiredCount: desiredCount, minimumStride: Double(minimumStride)),
            roundsLowerBound: roundLowerBound ?? true, roundsUpperBound: roundUpperBound ?? true)
    }

    /// Multiples of a number.
    public static func stride<P: BinaryFloatingPoint>(
        by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            kind: .stride(Double(stepSize)), roundsLowerBound: roundLowerBound ?? true,
            roundsUpperBound: roundUpperBound ?? true)
    }

    /// Whole units of the calendar.
    ///
    /// - Parameters:
    ///   - count: units in a step.
    ///   - calendar: the environment's where nil.
    public static func stride(
        by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
        calendar: Calendar? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(kind: .dates(component, count: max(1, count), calendar: calendar))
    }
}

extension AxisMarkValues {
    /// The numbers that are listed.
    var numbers: [Double] {
        guard case .explicit(let values) = kind else { return [] }
        return values.compactMap(\.scalar).filter(\.isFinite)
    }

    /// The step that is asked for on an axis of numbers; nil where it is left to the axis.
    func step(over range: ClosedRange<Double>, isWhole: Bool) -> Double? {
        switch kind {
        case .automatic(let count?, let least):
            NumberTicks.step(over: range, marks: count, minimumStride: least ?? (isWhole ? 1 : nil))
        case .stride(let step) where step != 0 && step.isFinite: abs(step)
        default: nil
        }
    }
}

/// A value on an axis.
public struct AxisValue {
    /// Its place among the axis' values, from 0.
    public let index: Int
    /// How many values the axis has.
    public let count: Int
    let value: _PlotValue

    /// The value, if it is of that type.
    public func `as`<P: Plottable>(_ valueType: P.Type) -> P? { P(plotValue: value) }
}

/// The values of an axis that a source describes.
struct AxisValues {
    let scale: PlotScale
    let axis: Axis
    /// Points.
    let length: CGFloat
    let calendar: Calendar

    /// The values in their order, and the unit of their steps where they are dates.
    func values(_ wanted: AxisMarkValues) -> ([_PlotValue], Calendar.Component?) {
        switch (wanted.kind, scale.domain) {
        case (.explicit(let values), .dates): return (values, dateStep(desiredCount: nil).unit)
        case (.explicit(let values), _): return (values, nil)
        case (_, .categories(let names)): return (names, nil)
        case (.automatic(let count, let least), .numbers(let range)):
            if scale.type == .log { return (NumberTicks.logarithmic(over: range).map { .number($0) }, nil) }
            let least = least ?? (scale.isWhole ? 1 : nil)
            let step =
                count.map { NumberTicks.step(over: range, marks: $0, minimumStride: least) }
                ?? scale.step.map { max($0, least ?? 0) }
                ?? NumberTicks.step(
                    over: range, atMost: AxisDensity.steps(along: length, of: axis), minimumStride: least)
            return (NumberTicks.values(over: range, step: step).map { .number($0) }, nil)
        case (.automatic(let count, _), .dates(let range)):
            let step = dateStep(desiredCount: count)
            return (dates(range, step.unit, step.count, calendar), step.unit)
        case (.stride(let step), .numbers(let range)):
            return (NumberTicks.values(over: range, step: abs(step)).map { .number($0) }, nil)
        case (.stride(let step), .dates(let range)):
            let first = range.lowerBound, count = step > 0 ? min(1000, Int((range.upperBound - first) / step)) : 0
            let dates = (0...count).map { Date(timeIntervalSinceReferenceDate: first + Double($0) * step) }
            return (dates.map { .date($0) }, nil)
        case (.dates(let unit, let count, let calendar), .dates(let range)):
            return (dates(range, unit, count, calendar ?? self.calendar), unit)
        case (.dates, .numbers): return ([], nil)
        }
    }

    private func dateStep(desiredCount: Int?) -> DateTicks {
        DateTicks.step(
            over: scale.bounds, desiredCount: desiredCount ?? AxisDensity.dates(along: length), shortest: scale.unit)
    }

    private func dates(
        _ range: ClosedRange<Double>, _ unit: Calendar.Component, _ count: Int, _ calendar: Calendar
    ) -> [_PlotValue] {
        DateTicks.dates(
            from: Date(timeIntervalSinceReferenceDate: range.lowerBound),
            through: Date(timeIntervalSinceReferenceDate: range.upperBound), by: unit, count: count, calendar
        ).map { .date($0) }
    }
}
