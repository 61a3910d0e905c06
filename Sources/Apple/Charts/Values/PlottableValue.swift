import Foundation
import SwiftUICore

/// A value of a mark with the name of what it tells.
public struct PlottableValue<Value: Plottable> {
    let plotted: PlottedValue

    private init(_ value: Value, bin: ClosedRange<Double>? = nil, unit: Calendar.Component? = nil) {
        var plotted = PlottedValue(value.plotValue)
        plotted.bin = bin
        plotted.unit = unit
        plotted.isWhole = Value.PrimitivePlottable.self is any BinaryInteger.Type
        self.plotted = plotted
    }

    /// - Parameter labelKey: what the value tells; spoken, not drawn.
    public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue { Self(value) }

    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue { Self(value) }

    public static func value(_ label: Text, _ value: Value) -> PlottableValue { Self(value) }

    @_disfavoredOverload
    public static func value(_ labelResource: LocalizedStringResource, _ value: Value) -> PlottableValue { Self(value) }
}

extension PlottableValue where Value == Date {
    /// A date as the whole hour, day or other unit that it lies in.
    public static func value(
        _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component,
        calendar: Calendar = .autoupdatingCurrent
    ) -> PlottableValue { Self(value, in: unit, calendar) }

    @_disfavoredOverload
    public static func value<S: StringProtocol>(
        _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar = .autoupdatingCurrent
    ) -> PlottableValue { Self(value, in: unit, calendar) }

    public static func value(
        _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar = .autoupdatingCurrent
    ) -> PlottableValue { Self(value, in: unit, calendar) }

    private init(_ date: Date, in unit: Calendar.Component, _ calendar: Calendar) {
        let stretch = calendar.dateInterval(of: unit, for: date).map {
            $0.start.timeIntervalSinceReferenceDate...$0.end.timeIntervalSinceReferenceDate
        }
        self.init(date, bin: stretch, unit: unit)
    }
}

extension PlottableValue where Value: Comparable {
    /// A number or date as the stretch that it lies in.
    public static func value(_ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>) -> PlottableValue {
        Self(range.lowerBound, bin: range.scalars)
    }

    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ range: ChartBinRange<Value>) -> PlottableValue {
        Self(range.lowerBound, bin: range.scalars)
    }
}

/// A value of a mark without its type.
package struct PlottedValue {
    package var value: _PlotValue
    /// The stretch of a continuous scale that the value stands for, as a month does.
    package var bin: ClosedRange<Double>?
    /// The unit of the stretch.
    package var unit: Calendar.Component?
    /// Whether the source's type holds whole numbers only.
    package var isWhole = false

    package init(_ value: _PlotValue) { self.value = value }

    static func number(_ number: Double) -> PlottedValue { PlottedValue(.number(number)) }

    /// On a continuous scale; the middle of a stretch.
    var scalar: Double? { bin.map { ($0.lowerBound + $0.upperBound) / 2 } ?? value.scalar }

    /// On a continuous scale; none for categories.
    var ends: [Double] { bin.map { [$0.lowerBound, $0.upperBound] } ?? value.scalar.map { [$0] } ?? [] }

    /// Whether bars grow along it: a number that is no stretch.
    var isQuantity: Bool {
        if case .number(let number) = value { return bin == nil && number.isFinite }
        return false
    }
}

/// What a plottable value comes to.
public enum _PlotValue: Hashable, Sendable {
    case number(Double)
    case date(Date)
    case category(String)

    /// On a continuous scale: the number, or seconds since the reference date; nil for categories.
    var scalar: Double? {
        switch self {
        case .number(let number): number
        case .date(let date): date.timeIntervalSinceReferenceDate
        case .category: nil
        }
    }

    /// As legends and categorical axes name it.
    var name: String {
        switch self {
        case .number(let number): number.formatted()
        case .date(let date): date.formatted(date: .abbreviated, time: .omitted)
        case .category(let name): name
        }
    }
}
