import Foundation
import SwiftUI
import SwiftUICore
import Testing

@Suite("Timeline schedules") @MainActor
struct TimelineScheduleTests {
    private let start = Date(timeIntervalSinceReferenceDate: 1000)

    private func times<S: TimelineSchedule>(
        _ schedule: S, from seconds: TimeInterval, mode: TimelineScheduleMode = .normal, count: Int = 3
    ) -> [TimeInterval] {
        schedule.entries(from: start.addingTimeInterval(seconds), mode: mode).prefix(count)
            .map { $0.timeIntervalSince(start) }
    }

    @Test("Periods begin with the last one before the date that is asked for")
    func periodic() {
        #expect(times(.periodic(from: start, by: 10), from: 25) == [20, 30, 40])
        #expect(times(.periodic(from: start, by: 10), from: 20) == [20, 30, 40])
        #expect(times(.periodic(from: start, by: 10), from: -25) == [0, 10, 20])
        #expect(times(.periodic(from: start, by: 0), from: 25) == [0])
    }

    @Test("A slow display's periods are whole minutes or more")
    func slow() {
        #expect(times(.periodic(from: start, by: 10), from: 65, mode: .lowFrequency) == [60, 120, 180])
        #expect(times(.periodic(from: start, by: 90), from: 95, mode: .lowFrequency) == [90, 180, 270])
    }

    @Test("Minutes begin at second zero")
    func everyMinute() {
        let dates = Array(EveryMinuteTimelineSchedule().entries(from: start, mode: .normal).prefix(2))
        #expect(dates.map(\.timeIntervalSinceReferenceDate) == [960, 1020])
    }

    @Test("Explicit dates are the given ones")
    func explicit() {
        let dates = [start, start.addingTimeInterval(5)]
        #expect(times(.explicit(dates), from: 3) == [0, 5])
    }

    @Test("An animation has a date for each frame, one where it is paused")
    func animation() {
        #expect(times(.animation(minimumInterval: 0.5), from: 0) == [0, 0.5, 1])
        #expect(times(.animation(minimumInterval: 0.5, paused: true), from: 0) == [0])
    }

    @Test("A schedule that never comes to the present is a finding, not a loop")
    func endless() {
        struct Stuck: TimelineSchedule {
            func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnyIterator<Date> {
                AnyIterator { startDate.addingTimeInterval(-1) }
            }
        }
        let rendering = ViewRenderer().render { TimelineView(Stuck()) { _ in Color.red } }
        #expect(rendering.findings.map(\.code.name) == ["schedule-endless"])
    }

    @Test("Contexts are of one type, whatever their view is")
    func contexts() {
        func label(_ context: TimelineViewDefaultContext) -> String {
            switch context.cadence {
            case .live: "live"
            case .seconds, .minutes: "slow"
            @unknown default: "other"
            }
        }
        let rendering = ViewRenderer().render {
            VStack {
                TimelineView(.animation) { context in Text(label(context)) }
                TimelineView(.periodic(from: .now, by: 1)) { Text(label($0)) }
            }
        }
        #expect(rendering.findings.isEmpty)
    }
}
