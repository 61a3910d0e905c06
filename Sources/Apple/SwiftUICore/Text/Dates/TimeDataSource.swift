import Foundation

/// A value of the present moment, which text reads when it is drawn: in a picture, of the frozen clock.
public struct TimeDataSource<Value>: Sendable {
    let value: @Sendable () -> Value
}

// Of every source, as Apple's are: `TimeDataSource<Date>.durationOffset(to:)` gives a source of durations.
extension TimeDataSource {
    /// Now.
    public static var currentDate: TimeDataSource<Date> { TimeDataSource<Date> { Date() } }

    /// From a date to now; empty before it.
    public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
        TimeDataSource<Range<Date>> { date..<max(date, Date()) }
    }

    /// From now to a date; empty after it.
    public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
        TimeDataSource<Range<Date>> { min(date, Date())..<date }
    }

    /// From a date to now, as a soccer clock counts; negative before it.
    public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
        TimeDataSource<Duration> { .seconds(Date().timeIntervalSince(date)) }
    }
}

extension Text {
    public init<V, F: DiscreteFormatStyle>(
        _ source: TimeDataSource<V>, format: F
    ) where F.FormatInput == V, F.FormatOutput == String {
        self.init(
            .formatted(FormattedValue(isDynamic: true) { AttributedString(format.locale($0).format(source.value())) }))
    }

    public init<V, F: DiscreteFormatStyle>(
        _ source: TimeDataSource<V>, format: F
    ) where F.FormatInput == V, F.FormatOutput == AttributedString {
        self.init(.formatted(FormattedValue(isDynamic: true) { format.locale($0).format(source.value()) }))
    }
}

extension LocalizedStringKey.StringInterpolation {
    public mutating func appendInterpolation<V, F: DiscreteFormatStyle>(
        _ source: TimeDataSource<V>, format: F
    ) where F.FormatInput == V, F.FormatOutput == String {
        appendInterpolation(Text(source, format: format))
    }

    public mutating func appendInterpolation<V, F: DiscreteFormatStyle>(
        _ source: TimeDataSource<V>, format: F
    ) where F.FormatInput == V, F.FormatOutput == AttributedString {
        appendInterpolation(Text(source, format: format))
    }
}

private enum ShownByAppKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether the view is an app's, such as a preview of a plain view, and not a widget's, a Live Activity's or a
    /// control's.
    package var isShownByApp: Bool {
        get { self[ShownByAppKey.self] }
        set { self[ShownByAppKey.self] = newValue }
    }
}
