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
