import Foundation

/// A date or a range that text shows relative to the present, which in a picture is the frozen clock.
package enum DynamicDate: Equatable {
    case date(Date, Text.DateStyle)
    case range(ClosedRange<Date>)
    case timer(ClosedRange<Date>, pauseTime: Date?, countsDown: Bool, showsHours: Bool)

    /// Whether the string depends on the present.
    var changesWithTime: Bool {
        switch self {
        case .date(_, let style): style != .time && style != .date
        case .range: false
        case .timer: true
        }
    }

    func string(in environment: EnvironmentValues) -> String {
        let format = DateTextFormat(environment)
        switch self {
        case .date(let date, let style):
            return switch style.kind {
            case .time: format.time(date)
            case .date: format.date(date)
            case .relative: format.relative(date, now: Date())
            case .offset: format.offset(date, now: Date())
            case .timer: timer(abs(date.timeIntervalSince(Date())).rounded(.down), true, format, environment)
            }
        case .range(let range):
            return format.range(range)
        case .timer(let interval, let pauseTime, let countsDown, let showsHours):
            let now = min(max(pauseTime ?? Date(), interval.lowerBound), interval.upperBound)
            let seconds = countsDown
                ? interval.upperBound.timeIntervalSince(now).rounded(.up)
                : now.timeIntervalSince(interval.lowerBound).rounded(.down)
            return timer(seconds, showsHours, format, environment)
        }
    }

    private func timer(
        _ seconds: TimeInterval, _ showsHours: Bool, _ format: DateTextFormat, _ environment: EnvironmentValues
    ) -> String {
        environment.isSpoken
            ? format.spokenTimer(seconds: seconds, showsHours: showsHours)
            : format.timer(seconds: seconds, showsHours: showsHours)
    }
}

extension Text {
    /// The form in which a date is shown.
    public struct DateStyle: Hashable, Sendable, Codable {
        package enum Kind: String, Codable, Sendable { case time, date, relative, offset, timer }
        package let kind: Kind

        public static let time = DateStyle(kind: .time)
        public static let date = DateStyle(kind: .date)
        public static let relative = DateStyle(kind: .relative)
        public static let offset = DateStyle(kind: .offset)
        public static let timer = DateStyle(kind: .timer)
    }

    public init(_ date: Date, style: DateStyle) { self.init(.dynamic(.date(date, style))) }

    public init(_ dates: ClosedRange<Date>) { self.init(.dynamic(.range(dates))) }

    public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        self.init(
            .dynamic(.timer(timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)))
    }
}
