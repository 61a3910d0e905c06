import Foundation
import SwiftUI

/// Dates at a clock that stands at 1 January 2026, 09:41 UTC.
extension Fixture {
    private static var now: Date { FixtureEnvironment.now }

    @FixtureList static var textDates: [Fixture] {
        Fixture("dates/time", 60, 18) { Text(now, style: .time).font(.caption) }
        Fixture("dates/time-german", 60, 18) {
            Text(now, style: .time).font(.caption).environment(\.locale, Locale(identifier: "de_DE"))
        }
        Fixture("dates/time-in-tokyo", 60, 18) {
            Text(now, style: .time).font(.caption)
                .environment(\.timeZone, TimeZone(secondsFromGMT: 9 * 3600) ?? .gmt)
        }
        Fixture("dates/date", 100, 18) { Text(now, style: .date).font(.caption) }
        Fixture("dates/relative-future", 80, 18) {
            Text(now.addingTimeInterval(674), style: .relative).font(.caption)
        }
        Fixture("dates/relative-past", 80, 18) {
            Text(now.addingTimeInterval(-8600), style: .relative).font(.caption)
        }
        Fixture("dates/offset-future", 80, 18) {
            Text(now.addingTimeInterval(660), style: .offset).font(.caption)
        }
        Fixture("dates/offset-past", 80, 18) {
            Text(now.addingTimeInterval(-7200), style: .offset).font(.caption)
        }
        Fixture("dates/timer-ahead", 60, 18) {
            Text(now.addingTimeInterval(152), style: .timer).font(.caption)
        }
        Fixture("dates/timer-hours", 60, 18) {
            Text(now.addingTimeInterval(-5025), style: .timer).font(.caption)
        }
        Fixture("dates/range", 110, 18) { Text(now...now.addingTimeInterval(5 * 3600)).font(.caption) }
        Fixture("dates/timer-interval", 60, 18) {
            Text(timerInterval: now...now.addingTimeInterval(272)).font(.caption)
        }
        Fixture("dates/timer-interval-counts-up", 60, 18) {
            Text(timerInterval: now.addingTimeInterval(-30)...now.addingTimeInterval(60), countsDown: false)
                .font(.caption)
        }
        Fixture("dates/timer-interval-is-over", 60, 18) {
            Text(timerInterval: now.addingTimeInterval(-90)...now.addingTimeInterval(-60)).font(.caption)
        }
        Fixture("dates/timer-interval-without-hours", 60, 18) {
            Text(timerInterval: now...now.addingTimeInterval(5400), showsHours: false).font(.caption)
        }
        Fixture("dates/timer-interval-paused", 60, 18) {
            Text(timerInterval: now...now.addingTimeInterval(272), pauseTime: now.addingTimeInterval(60))
                .font(.caption)
        }
        Fixture("dates/format-style", 60, 18) { Text(now, format: .dateTime.weekday().hour()).font(.caption) }
    }
}
