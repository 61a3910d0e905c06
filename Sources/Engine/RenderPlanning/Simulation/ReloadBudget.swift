import Foundation

/// How many reloads the system grants a widget of its own accord.
///
/// Apple says of a frequently viewed widget that it gets 40 to 70 reloads a day, one every 15 to 60 minutes, that the
/// budget comes in throughout the day, and that reloads are withheld until there is some. So one reload comes in every
/// 24 hours / `daily`, and what is not used is kept for up to a day. When the clock starts there is one.
package struct ReloadBudget: Hashable, Sendable {
    /// Reloads a day; nil for no limit, as Xcode lifts it for a widget that it runs.
    package let daily: Int?
    /// Seconds of credit; a reload costs `interval`.
    private var credit: Double
    private var date: Date

    /// In the middle of both of Apple's ranges: a reload every half hour.
    package static let usual = 48
    private static let day: Double = 86_400

    package init(daily: Int?, from date: Date) {
        self.daily = daily
        self.date = date
        credit = daily.map { $0 > 0 ? Self.day / Double($0) : 0 } ?? 0
    }

    /// Seconds in which one reload comes in; nil where none ever does.
    package var interval: Double? {
        guard let daily else { return 0 }
        return daily > 0 ? Self.day / Double(daily) : nil
    }

    private func credit(at date: Date) -> Double {
        min(Self.day, credit + max(0, date.timeIntervalSince(self.date)))
    }

    /// Whole reloads that are left.
    package func left(at date: Date) -> Int? {
        guard daily != nil else { return nil }
        guard let interval else { return 0 }
        return Int((credit(at: date) / interval + 1e-6).rounded(.down))
    }

    /// When a reload that is wanted from `date` on is granted; nil for never.
    package func slot(from date: Date) -> Date? {
        guard daily != nil else { return date }
        guard let interval else { return nil }
        let missing = interval - credit(at: date)
        return missing > 1e-6 ? date.addingTimeInterval(missing) : date
    }

    package mutating func spend(at date: Date) {
        credit = max(0, credit(at: date) - (interval ?? 0))
        self.date = date
    }
}

/// Why a provider is asked, as `timeline.json` spells it.
package enum ReloadCause: String, Hashable, Sendable, Codable {
    /// The widget has just been added.
    case start
    /// The last entry's date has come.
    case atEnd
    /// The date of `.after` has come.
    case after
    /// The app in the foreground asked for it.
    case app
    /// The extension's own code asked for it.
    case widgetCenter
    /// An intent was performed that somebody tapped.
    case intent
    /// An earlier reload was not answered.
    case retry

    /// Whether the system counts it. Apple lists what is free: the app in the foreground, and what the user does.
    package var isCharged: Bool {
        switch self {
        case .start, .app, .intent: false
        case .atEnd, .after, .widgetCenter, .retry: true
        }
    }
}

/// A reload that could not be made when it was due.
package struct ReloadDelay: Hashable, Sendable {
    package enum Reason: String, Hashable, Sendable, Codable {
        /// The day's budget had none left.
        case budget
        /// The provider had been asked shortly before.
        case spacing
    }

    package var cause: ReloadCause
    /// When it was due.
    package var wanted: Date
    /// When it could be made; nil for never.
    package var granted: Date?
    package var reason: Reason
    /// Whether something else had the provider asked before.
    package var isOvertaken = false
}

/// A reload that the app in the foreground asks for: an instant, and a kind unless it is for all.
package struct AppReload: Hashable, Sendable {
    package var date: Date
    package var kind: String?

    package init(date: Date, kind: String? = nil) { (self.date, self.kind) = (date, kind) }

    package func reloads(_ kind: String) -> Bool { self.kind == nil || self.kind == kind }
}
