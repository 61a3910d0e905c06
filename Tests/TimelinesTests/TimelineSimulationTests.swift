import Foundation
import Testing

@testable import RenderModel
@testable import RenderPlanning
@testable import Timelines

/// Schedules worked out by hand.
struct TimelineSimulationTests {
    private static let start = Date(timeIntervalSince1970: 1_767_225_600)

    private static func at(_ hours: Double, _ minutes: Double = 0) -> Date {
        start.addingTimeInterval(hours * 3600 + minutes * 60)
    }

    /// Hours and minutes since the start, such as 1:30.
    private static func clock(_ date: Date?) -> String {
        guard let date else { return "never" }
        let minutes = Int((date.timeIntervalSince(start) / 60).rounded())
        return "\(minutes / 60):\(minutes % 60 < 10 ? "0" : "")\(minutes % 60)"
    }

    private static func timeline(
        _ dates: [Date], _ policy: TimelineSummary.ReloadPolicy, score: Float? = nil
    ) -> TimelineSummary {
        TimelineSummary(
            entries: dates.map { .init(date: $0, relevance: score.map { .init(score: $0, duration: 600) }) },
            policy: policy)
    }

    private static func play(
        hours: Double, budget: Int? = 48, reloads: [AppReload] = [],
        _ provider: (Date) -> TimelineSummary?
    ) -> TimelineSimulation {
        var simulation = TimelineSimulation(
            kind: "a", from: start, until: at(hours), dailyBudget: budget, appReloads: reloads)
        while let reload = simulation.next() {
            if let answer = provider(reload.date) { simulation.answer(answer) } else { simulation.fail() }
        }
        return simulation
    }

    private static func asked(_ simulation: TimelineSimulation) -> [String] {
        simulation.reloads.map { clock($0.date) }
    }

    private static func shown(_ simulation: TimelineSimulation) -> [String] {
        simulation.showings.map { showing in
            switch showing.content {
            case .placeholder: "\(clock(showing.from)) placeholder"
            case .entry(let reload, let index): "\(clock(showing.from)) \(reload)/\(index)"
            }
        }
    }

    @Test func atEndAsksWhenTheLastEntryHasCome() {
        let simulation = Self.play(hours: 5) { now in
            Self.timeline([now, now.addingTimeInterval(3600), now.addingTimeInterval(7200)], .atEnd)
        }
        #expect(Self.asked(simulation) == ["0:00", "2:00", "4:00"])
        #expect(simulation.reloads.map(\.cause) == [.start, .atEnd, .atEnd])
        // At two and at four the new timeline's first entry takes the place of the old one's last.
        #expect(Self.shown(simulation) == ["0:00 0/0", "1:00 0/1", "2:00 1/0", "3:00 1/1", "4:00 2/0"])
        #expect(simulation.showings.map { Self.clock($0.until) } == ["1:00", "2:00", "3:00", "4:00", "5:00"])
        #expect(simulation.delays.isEmpty)
    }

    @Test func sixtyEntriesAnHourMakeADay() {
        let simulation = Self.play(hours: 24) { now in
            Self.timeline((0..<60).map { now.addingTimeInterval(Double($0) * 60) }, .atEnd)
        }
        // Each timeline ends 59 minutes after it began: 1440 / 59 is 24.4.
        #expect(simulation.reloads.count == 25)
        #expect(simulation.showings.count == 1440)
        #expect(simulation.delays.isEmpty)
    }

    @Test func afterAndNever() {
        var answers = 0
        let simulation = Self.play(hours: 24) { now in
            answers += 1
            return Self.timeline([now], answers == 1 ? .after(Self.at(3, 30)) : .never)
        }
        #expect(Self.asked(simulation) == ["0:00", "3:30"])
        #expect(Self.shown(simulation) == ["0:00 0/0", "3:30 1/0"])
    }

    @Test func theLatestPastEntryIsShownAtOnce() {
        let simulation = Self.play(hours: 2) { _ in
            // Not in order; of two at one date the later in the timeline counts.
            Self.timeline([Self.at(-1), Self.at(-3), Self.at(1), Self.at(1), Self.at(9)], .never)
        }
        #expect(Self.shown(simulation) == ["0:00 0/0", "1:00 0/3"])
    }

    @Test func thePlaceholderWaitsForAFirstEntry() {
        let simulation = Self.play(hours: 3) { _ in Self.timeline([Self.at(0, 20), Self.at(1)], .never) }
        #expect(Self.shown(simulation) == ["0:00 placeholder", "0:20 0/0", "1:00 0/1"])
        #expect(simulation.findings(kind: "a").map(\.code.name) == ["timeline-starts-late"])
        // A later timeline that begins in the future leaves what is shown.
        let second = Self.play(hours: 3) { now in
            now == Self.start
                ? Self.timeline([now], .after(Self.at(1))) : Self.timeline([Self.at(2)], .never)
        }
        #expect(Self.shown(second) == ["0:00 0/0", "2:00 1/0"])
        #expect(second.showing(at: Self.at(1, 59))?.content == .entry(reload: 0, index: 0))
        #expect(second.showing(at: Self.at(2))?.content == .entry(reload: 1, index: 0))
    }

    @Test func anEmptyTimelineShowsThePlaceholder() {
        let simulation = Self.play(hours: 1) { _ in Self.timeline([], .never) }
        #expect(Self.shown(simulation) == ["0:00 placeholder"])
    }

    // MARK: Budget

    @Test func reloadsBeyondTheBudgetWait() {
        // One reload comes in every half hour, and one is there at the start.
        let simulation = Self.play(hours: 2) { now in Self.timeline([now], .after(now.addingTimeInterval(600))) }
        #expect(Self.asked(simulation) == ["0:00", "0:10", "0:30", "1:00", "1:30"])
        #expect(simulation.reloads.map(\.budgetLeft) == [1, 0, 0, 0, 0])
        #expect(simulation.delays.map { Self.clock($0.wanted) } == ["0:20", "0:40", "1:10", "1:40"])
        #expect(simulation.delays.map { Self.clock($0.granted) } == ["0:30", "1:00", "1:30", "2:00"])
        #expect(Set(simulation.delays.map(\.reason)) == [.budget])
        #expect(Set(simulation.delays.map(\.cause)) == [.after])
        let finding = simulation.findings(kind: "a").first { $0.code.name == "reload-budget-exceeded" }
        #expect(finding?.message.contains("4 reloads of 'a'") == true, "\(finding?.message ?? "")")
        #expect(finding?.message.contains("the longest for 20m") == true)
    }

    @Test func whatIsNotUsedIsKept() {
        var answers = 0
        let simulation = Self.play(hours: 6) { now in
            answers += 1
            return Self.timeline([now], .after(answers == 1 ? Self.at(4) : now.addingTimeInterval(300)))
        }
        // Four hours bring eight to the one of the start; each five minutes then bring a sixth of one.
        #expect(simulation.reloads[1].budgetLeft == 8)
        #expect(
            Self.asked(simulation).prefix(11) == [
                "0:00", "4:00", "4:05", "4:10", "4:15", "4:20", "4:25", "4:30", "4:35", "4:40", "4:45"
            ])
        #expect(Self.asked(simulation).dropFirst(11).first == "5:00")
    }

    @Test func withoutALimitOnlyTheSpacingCounts() {
        let simulation = Self.play(hours: 0.5, budget: nil) { now in Self.timeline([now], .atEnd) }
        #expect(Self.asked(simulation) == ["0:00", "0:05", "0:10", "0:15", "0:20", "0:25"])
        #expect(simulation.delays.first?.reason == .spacing)
        #expect(simulation.findings(kind: "a").map(\.code.name) == ["timeline-single-entry"])
    }

    @Test func noBudgetIsNoReload() {
        let simulation = Self.play(hours: 24, budget: 0) { now in Self.timeline([now], .after(Self.at(1))) }
        #expect(Self.asked(simulation) == ["0:00"])
        #expect(simulation.delays.map { Self.clock($0.granted) } == ["never"])
    }

    @Test func theAppReloadsForNothing() {
        let reloads = [
            AppReload(date: Self.at(0, 7)), AppReload(date: Self.at(0, 7), kind: "a"),
            AppReload(date: Self.at(0, 25), kind: "a"), AppReload(date: Self.at(0, 26), kind: "b"),
            AppReload(date: Self.at(9))
        ]
        let simulation = Self.play(hours: 1, reloads: reloads) { now in
            Self.timeline([now], .after(now.addingTimeInterval(600)))
        }
        // 0:07 comes before what was due at 0:10; what is due at 0:17 is granted; that of 0:27 would wait until 0:30,
        // but at 0:25 the app is there first, and at 0:35 the budget has come in.
        #expect(Self.asked(simulation) == ["0:00", "0:07", "0:17", "0:25", "0:35"])
        #expect(simulation.reloads.map(\.cause) == [.start, .app, .after, .app, .after])
        #expect(simulation.reloads.map(\.cause.isCharged) == [false, false, true, false, true])
        #expect(simulation.delays.map { Self.clock($0.wanted) } == ["0:45"])
    }

    @Test func theAppOvertakesADelay() {
        let simulation = Self.play(hours: 1, budget: 24, reloads: [AppReload(date: Self.at(0, 40))]) { now in
            Self.timeline([now], .after(now.addingTimeInterval(600)))
        }
        // The one reload of the start is spent at 0:10; the next comes in at 1:00.
        #expect(Self.asked(simulation) == ["0:00", "0:10", "0:40"])
        #expect(simulation.delays.map(\.isOvertaken) == [true, false])
        #expect(simulation.delays.map { Self.clock($0.wanted) } == ["0:20", "0:50"])
    }

    @Test func aProviderThatReloadsItselfIsHeldBack() {
        var simulation = TimelineSimulation(kind: "a", from: Self.start, until: Self.at(1))
        while let reload = simulation.next() {
            simulation.answer(Self.timeline([reload.date], .never))
            simulation.reload(at: reload.date, .widgetCenter, by: "a")
        }
        #expect(Self.asked(simulation) == ["0:00", "0:05", "0:30"])
        #expect(simulation.reloads.last?.cause == .widgetCenter)
    }

    @Test func failuresAreTriedAgainAndGivenUp() {
        var answers = 0
        let simulation = Self.play(hours: 24, budget: nil) { now in
            answers += 1
            return answers == 2 ? Self.timeline([now], .after(Self.at(1))) : nil
        }
        #expect(Self.asked(simulation) == ["0:00", "0:05", "1:00", "1:05", "1:10"])
        #expect(simulation.reloads.map(\.cause) == [.start, .retry, .after, .retry, .retry])
        #expect(Self.shown(simulation) == ["0:00 placeholder", "0:05 1/0"])
    }

    @Test func crowdedAndLateDatesAreFound() {
        let simulation = Self.play(hours: 2) { now in
            Self.timeline([now, now.addingTimeInterval(90)], .after(Self.at(-1)))
        }
        let codes = simulation.findings(kind: "a").map(\.code.name)
        #expect(codes == ["timeline-crowded", "reload-budget-exceeded", "reload-date-past"])
    }

    @Test func relevanceIsToldForAsLongAsItHolds() {
        let simulation = Self.play(hours: 2) { _ in
            var timeline = Self.timeline([Self.at(0), Self.at(1)], .never, score: 2)
            timeline.entries[1].relevance = .init(score: 5, duration: 0)
            return timeline
        }
        let relevances = SmartStack.relevances(of: simulation)
        #expect(relevances.map(\.until) == [ClockTime.text(Self.at(0, 10)), ClockTime.text(Self.at(2))])
        #expect(relevances.map(\.isHighest) == [false, true])
    }

    @Test func takesGoOnWhileAnEntryIsShown() {
        let simulation = Self.play(hours: 1) { _ in Self.timeline([Self.at(0), Self.at(0, 50)], .never) }
        let moments = Moment.all(simulation.showings, every: 1200)
        #expect(moments.map { Self.clock($0.date) } == ["0:00", "0:20", "0:40", "0:50"])
        #expect(moments.map { Self.clock($0.until) } == ["0:20", "0:40", "0:50", "1:00"])
    }
}

struct SpanTextTests {
    @Test(arguments: [
        ("24h", 86_400.0), ("90m", 5400), ("1h30m", 5400), ("7d", 604_800), ("45s", 45), ("1.5h", 5400),
        ("1w", 604_800)
    ])
    func isRead(_ text: String, _ seconds: Double) { #expect(SpanText.seconds(text) == seconds) }

    @Test(arguments: ["", "24", "h", "24 h", "30m1h", "1h1h", "-1h", "1y", "1..5h"])
    func isRefused(_ text: String) { #expect(SpanText.seconds(text) == nil) }

    @Test func isTold() {
        #expect(SpanText.text(5400) == "1h30m")
        #expect(SpanText.text(86_400) == "24h")
        #expect(SpanText.text(176_461) == "2d1h")
        #expect(SpanText.text(59) == "59s")
        #expect(SpanText.text(0) == "0s")
    }
}
