import Foundation
import Testing

@testable import RenderModel

struct ClockTimeTests {
    @Test func yearsThatTheClockDoesNotReachAreTold() {
        #expect(
            ClockTime.problem("1066-10-14", example: "x")
                == "the year must be from 1990 to 2200; use a date such as x")
        #expect(ClockTime.problem("12026-10-14", example: "x").contains("1990 to 2200"))
        #expect(
            ClockTime.problem("noon", example: "2026-01-01T09:41")
                == "use a date such as 2026-01-01T09:41 or 2026-01-01T09:41:00Z")
    }

    private let berlin = TimeZone(identifier: "Europe/Berlin")!

    @Test(arguments: [
        ("2026-01-01T09:41", 1_767_256_860.0), ("2026-01-01 09:41:30", 1_767_256_890), ("2026-01-01", 1_767_222_000),
        ("2026-01-01T09:41Z", 1_767_260_460), ("2026-01-01T09:41:00.250Z", 1_767_260_460.25),
        ("2026-01-01T09:41+05:30", 1_767_240_660), ("2026-01-01T09:41:00-0800", 1_767_289_260),
        // Clocks go forward over 2:30 on this day.
        ("2026-03-29T02:30", 1_774_747_800)
    ])
    func reads(text: String, seconds: Double) {
        #expect(ClockTime.instant(text, in: berlin)?.timeIntervalSince1970 == seconds)
    }

    @Test(arguments: ["", "now", "2026", "2026-13-01", "2026-02-30", "2026-01-01T24:00", "2026-01-01T09:60", "09:41"])
    func refuses(text: String) {
        #expect(ClockTime.instant(text, in: berlin) == nil)
    }

    @Test func theDefaultIs941InTheZone() {
        #expect(ClockTime.text(ClockTime.defaultInstant(in: berlin)) == "2026-01-01T08:41:00Z")
    }

    @Test func writesMillisecondsOnlyWhereThereAreAny() {
        #expect(ClockTime.text(Date(timeIntervalSince1970: 0.5)) == "1970-01-01T00:00:00.500Z")
        #expect(ClockTime.text(Date(timeIntervalSince1970: 60)) == "1970-01-01T00:01:00Z")
    }
}
