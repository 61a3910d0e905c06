import Findings
import Foundation
import RenderCoordinator
import RenderModel
import RenderPlanning

extension TimelineSimulation {
    /// What a widget's author would want to know of the schedule.
    package func findings(kind: String) -> [Finding] {
        [crowdedEntries(kind), late(kind), endless(kind), pastReload(kind), futureStart(kind)].compactMap(\.self)
    }

    private var timelines: [(reload: TimelineReload, timeline: TimelineSummary)] {
        zip(reloads, answers).compactMap { reload, answer in answer.map { (reload, $0) } }
    }

    private func crowdedEntries(_ kind: String) -> Finding? {
        let gaps = timelines.flatMap { _, timeline -> [Double] in
            let dates = timeline.entries.map(\.date).sorted()
            return zip(dates.dropFirst(), dates).map { $0.timeIntervalSince($1) }
        }
        let short = gaps.filter { $0 < Self.spacing }
        guard let shortest = short.min() else { return nil }
        return Finding(
            .timelineCrowded,
            "\(Count.text(short.count, "entry", "entries")) of '\(kind)' less than 5 minutes after the one before, the "
                + "closest after \(SpanText.text(shortest)); the system may show them late: use dates that count by "
                + "themselves, such as Text(date, style: .relative), or entries further apart")
    }

    private func late(_ kind: String) -> Finding? {
        let held = delays.filter { $0.reason == .budget }
        guard let first = held.first else { return nil }
        let longest = held.map { ($0.granted ?? until).timeIntervalSince($0.wanted) }.max() ?? 0
        return Finding(
            .reloadBudgetExceeded,
            "\(Count.text(held.count, "reload")) of '\(kind)' had to wait for the system's budget of "
                + "\(budgetText) a day, the first at \(ClockTime.text(first.wanted)), the longest for "
                + "\(SpanText.text(longest)); return more entries per timeline, or request later reloads")
    }

    private var budgetText: String { dailyBudget.map { Count.text($0, "reload") } ?? "any number of reloads" }

    private func endless(_ kind: String) -> Finding? {
        let single = timelines.filter { $0.timeline.policy == .atEnd && $0.timeline.entries.count < 2 }
        guard !single.isEmpty else { return nil }
        return Finding(
            .timelineSingleEntry,
            "\(Count.text(single.count, "timeline")) of '\(kind)' with fewer than two entries "
                + "\(single.count == 1 ? "ends" : "end") with .atEnd, so the system chooses when to reload; "
                + "use .after(date) or .never")
    }

    private func pastReload(_ kind: String) -> Finding? {
        for (reload, timeline) in timelines {
            guard case .after(let date) = timeline.policy, date < reload.date else { continue }
            return Finding(
                .reloadDatePast,
                "the timeline of '\(kind)' from \(ClockTime.text(reload.date)) requests a reload "
                    + "after \(ClockTime.text(date)), which is in the past; the system reloads it when it can")
        }
        return nil
    }

    private func futureStart(_ kind: String) -> Finding? {
        guard showings.first?.content == .placeholder, let first = showings.first, let timeline = timelines.first,
            !timeline.timeline.entries.isEmpty
        else { return nil }
        return Finding(
            .timelineStartsLate,
            "the first entry of '\(kind)' is \(SpanText.text(first.until.timeIntervalSince(first.from))) in the "
                + "future; until then the placeholder is shown; start with an entry for the current date")
    }
}
