import Foundation
import SwiftUICore
import Testing

@testable import Charts

/// Round numbers and dates on axes.
struct TickTests {
    @Test(arguments: [
        (0.0, 100.0, 5, 20.0), (0, 7, 5, 1), (0, 87, 5, 20), (0, 1, 5, 0.2), (0, 0.3, 3, 0.1), (0, 4500, 5, 1000),
        (-40, 60, 4, 20), (0, 23, 2, 10)
    ])
    func stepsAreOneTwoOrFive(lower: Double, upper: Double, count: Int, step: Double) {
        #expect(abs(NumberTicks.step(over: lower...upper, desiredCount: count) - step) < 1e-12)
    }

    /// As home-assistant/iOS's pictures of its energy widget have them.
    @Test(arguments: [
        (-1.35, 1.25, 1.0, -2.0, 2.0), (-6.1, 1.25, 5, -10, 5), (0, 1.6, 0.5, 0, 2), (0, 1.25, 0.5, 0, 1.5),
        (-10.7, 13, 10, -20, 20)
    ])
    func automaticStepsAreApples(lower: Double, upper: Double, step: Double, least: Double, greatest: Double) {
        let found = NumberTicks.step(over: lower...upper, atMost: 4)
        #expect(found == step)
        #expect(NumberTicks.rounded(lower...upper, step: found) == least...greatest)
    }

    @Test func numbersOfAnAxisHaveTheSameDigits() {
        func label(_ number: Double) -> String {
            AxisLabelFormat.usual(
                .number(number), unit: nil, digits: AxisLabelFormat.digits([.number(0), .number(0.5), .number(2)]),
                EnvironmentValues())
        }
        #expect([0, 0.5, 2].map(label) == ["0", "0.5", "2.0"])
    }

    @Test func wholeNumbersHaveWholeSteps() {
        #expect(NumberTicks.step(over: 0...2, desiredCount: 5, minimumStride: 1) == 1)
        #expect(NumberTicks.step(over: 3...3, desiredCount: 5) == 1)
    }

    @Test func valuesAreExact() {
        #expect(NumberTicks.values(over: 0...0.5, step: 0.1) == [0, 0.1, 0.2, 0.3, 0.4, 0.5])
        #expect(NumberTicks.values(over: 3...11, step: 5) == [5, 10])
        #expect(NumberTicks.values(over: 0...1, step: 0) == [])
        #expect(NumberTicks.rounded(3...87, step: 20) == 0...100)
        #expect(NumberTicks.rounded(0...80, step: 20) == 0...80)
    }

    private let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
        return calendar
    }()

    private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Date {
        calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)) ?? Date()
    }

    private func dates(_ from: Date, _ through: Date, _ unit: Calendar.Component, _ count: Int) -> [Date] {
        DateTicks.dates(from: from, through: through, by: unit, count: count, calendar)
    }

    @Test func hoursAreCountedFromMidnight() {
        let ticks = dates(date(2026, 1, 1, 4, 30), date(2026, 1, 2, 1), .hour, 6)
        #expect(ticks == [date(2026, 1, 1, 6), date(2026, 1, 1, 12), date(2026, 1, 1, 18), date(2026, 1, 2)])
    }

    @Test func monthsAreCountedFromJanuary() {
        let ticks = dates(date(2026, 2, 10), date(2026, 12, 31), .month, 3)
        #expect(ticks == [date(2026, 4, 1), date(2026, 7, 1), date(2026, 10, 1)])
    }

    @Test func daysAreCountedFromTheFirst() {
        let ticks = dates(date(2026, 5, 1), date(2026, 6, 1), .day, 7)
        #expect(ticks.map { calendar.component(.day, from: $0) } == [1, 8, 15, 22, 29])
    }

    /// The night in which clocks change has 23 hours.
    @Test func daysBeginAtMidnightInSummerToo() {
        let ticks = dates(date(2026, 3, 28), date(2026, 3, 31), .day, 1)
        #expect(ticks.map { calendar.component(.hour, from: $0) } == [0, 0, 0, 0])
    }

    @Test func theStepFitsTheRange() {
        func step(_ seconds: Double, shortest: Calendar.Component? = nil) -> DateTicks {
            DateTicks.step(over: 0...seconds, desiredCount: 5, shortest: shortest)
        }
        #expect(step(86_400).unit == .hour && step(86_400).count == 6)
        #expect(step(7 * 86_400).unit == .day && step(7 * 86_400).count == 1)
        #expect(step(365 * 86_400).unit == .month && step(365 * 86_400).count == 3)
        #expect(step(3 * 86_400, shortest: .day).unit == .day)
        #expect(step(0).unit == .second)
    }
}
