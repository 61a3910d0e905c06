import Foundation
import SwiftUI

/// Distances from a clock that stands at 1 January 2026, 09:41 UTC.
extension Fixture {
    private static var now: Date { FixtureEnvironment.now }

    private static func ahead(days: Double = 0, hours: Double = 0, seconds: Double = 0) -> Date {
        now.addingTimeInterval(days * 86_400 + hours * 3600 + seconds)
    }

    @FixtureList static var textDateDistances: [Fixture] {
        for (name, date) in [
            ("year-and-month", ahead(days: 396)), ("month-and-week", ahead(days: 40)),
            ("days-and-hours", ahead(days: 3, hours: 5)), ("skips-zero-units", ahead(hours: 1, seconds: 5)),
            ("now", now), ("half-a-second", ahead(seconds: 0.5))
        ] as [(String, Date)] {
            Fixture("dates/relative-\(name)", 90, 18) { Text(date, style: .relative).font(.caption) }
        }
        Fixture("dates/offset-months", 90, 18) { Text(ahead(days: 95), style: .offset).font(.caption) }
        for locale in ["de_DE", "fr_FR", "es_ES", "ja_JP", "zh_CN", "ar_EG"] {
            Fixture("dates/relative-in-\(locale.prefix(2))", 130, 20) {
                Text(ahead(hours: 2, seconds: 1400), style: .relative).font(.caption)
                    .environment(\.locale, Locale(identifier: locale))
            }
        }
        Fixture("dates/timer-in-arabic", 60, 20) {
            Text(ahead(seconds: 272), style: .timer).font(.caption)
                .environment(\.locale, Locale(identifier: "ar_EG"))
        }
        Fixture("dates/offset-format", 170, 18) {
            Text(.currentDate, format: .offset(to: ahead(seconds: -222))).font(.caption)
        }
        Fixture("dates/offset-format-of-the-future", 170, 18) {
            Text(.currentDate, format: .offset(to: ahead(hours: 2), maxFieldCount: 1)).font(.caption)
        }
        Fixture("dates/reference-format", 170, 18) {
            Text(.currentDate, format: .reference(to: ahead(seconds: 330))).font(.caption)
        }
        Fixture("dates/reference-format-of-the-past", 170, 18) {
            Text(.currentDate, format: .reference(to: ahead(hours: -3))).font(.caption)
        }
        Fixture("dates/reference-format-beyond-the-threshold", 190, 18) {
            Text(.currentDate, format: .reference(to: ahead(days: 4))).font(.caption)
        }
        Fixture("dates/stopwatch-format", 80, 18) {
            Text(.currentDate, format: .stopwatch(startingAt: ahead(seconds: -3.421))).font(.caption)
        }
        Fixture("dates/timer-format-counts-down", 80, 18) {
            Text(.currentDate, format: .timer(countingDownIn: now..<ahead(seconds: 272))).font(.caption)
        }
        Fixture("dates/timer-format-counts-up", 80, 18) {
            Text(.currentDate, format: .timer(countingUpIn: ahead(hours: -1)..<ahead(hours: 1))).font(.caption)
        }
        for (name, fields, count) in [
            ("minutes", [.minute, .second], 2), ("hours", [.hour, .minute, .second], 3),
            ("few", [.hour, .minute, .second], 2)
        ] as [(String, Set<Date.ComponentsFormatStyle.Field>, Int)] {
            Fixture("dates/offset-format-of-a-clock-\(name)", 170, 18) {
                Text(
                    .currentDate,
                    format: .offset(to: ahead(seconds: -3932), allowedFields: fields, maxFieldCount: count)
                )
                .font(.caption)
            }
        }
        Fixture("dates/stopwatch-format-of-two-fields", 80, 18) {
            Text(.currentDate, format: .stopwatch(startingAt: ahead(seconds: -5025), maxFieldCount: 2)).font(.caption)
        }
        Fixture("dates/stopwatch-format-without-seconds", 120, 18) {
            Text(.currentDate, format: .stopwatch(startingAt: ahead(seconds: -5025), maxPrecision: .seconds(60)))
                .font(.caption)
        }
        Fixture("dates/timer-format-without-seconds", 80, 18) {
            Text(.currentDate, format: .timer(countingDownIn: now..<ahead(seconds: 257), maxPrecision: .seconds(60)))
                .font(.caption)
        }
        Fixture("dates/duration-offset", 80, 18) {
            Text(.durationOffset(to: ahead(seconds: -75)), format: .time(pattern: .minuteSecond)).font(.caption)
        }
        Fixture("dates/duration-offset-before-its-date", 80, 18) {
            Text(.durationOffset(to: ahead(seconds: 75)), format: .time(pattern: .minuteSecond)).font(.caption)
        }
        // All the width that is left, with its text at the leading edge: apple-metrics §7.
        Fixture(
            "dates/timer-takes-the-offered-width", 100, 30,
            frames: [rect(0, 5, 20, 20), rect(28, 4.75, 72, 20.5), rect(28, 4.75, 72, 20.5)]
        ) {
            HStack {
                Color.red.frame(width: 20, height: 20)
                Text(ahead(seconds: 152), style: .timer).background(Color.yellow)
            }
        }
        Fixture("dates/timer-in-the-middle", 100, 30) {
            Text(ahead(seconds: 152), style: .timer).multilineTextAlignment(.center).background(Color.yellow)
        }
        Fixture("dates/timer-of-fixed-size", 100, 30) {
            Text(ahead(seconds: 152), style: .timer).fixedSize().background(Color.yellow)
        }
        Fixture("dates/timer-from-right-to-left", 100, 30) {
            Text(ahead(seconds: 152), style: .timer).background(Color.yellow)
                .environment(\.layoutDirection, .rightToLeft)
        }
        Fixture("dates/always-on-timer", 60, 18) {
            Text(ahead(seconds: 152), style: .timer).font(.caption).environment(\.isLuminanceReduced, true)
        }
        Fixture("dates/always-on-relative", 90, 18) {
            Text(ahead(seconds: 674), style: .relative).font(.caption).environment(\.isLuminanceReduced, true)
        }
    }
}
