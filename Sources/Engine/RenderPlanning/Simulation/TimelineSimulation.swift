import Foundation
import RenderModel

/// A widget's life against a virtual clock: when its provider is asked, and which entry is shown when.
///
/// A value that asks nobody itself: `next()` says when the provider is to be asked, and `answer` or `fail` takes what
/// came of it.
package struct TimelineSimulation: Sendable {
    package let from: Date
    package let until: Date
    package private(set) var reloads: [TimelineReload] = []
    /// By the reload's number; nil where there was no answer.
    package private(set) var answers: [TimelineSummary?] = []
    package private(set) var delays: [ReloadDelay] = []

    private var budget: ReloadBudget
    package var dailyBudget: Int? { budget.daily }
    /// What costs nothing and is done when it is asked for, in the order of time.
    private var promised: [Due]
    private var due: Due?
    private var failures = 0

    /// A reload that the system makes when it can.
    private struct Due {
        var cause: ReloadCause
        var wanted: Date
        var trigger: String?
    }

    /// Seconds that the system leaves between two reloads of its own accord; Apple advises to keep entries and reloads
    /// at least this far apart.
    package static let spacing: Double = 300
    /// A provider that fails as often in a row is not asked again.
    package static let mostFailures = 3

    /// - Parameters:
    ///   - kind: the widget's, which picks its reloads out.
    ///   - dailyBudget: nil for no limit.
    package init(
        kind: String, from: Date, until: Date, dailyBudget: Int? = ReloadBudget.usual, appReloads: [AppReload] = []
    ) {
        (self.from, self.until) = (from, until)
        budget = ReloadBudget(daily: dailyBudget, from: from)
        promised =
            appReloads
            .filter { $0.reloads(kind) && $0.date >= from && $0.date < until }
            .sorted { $0.date < $1.date }
            .map { Due(cause: .app, wanted: $0.date) }
    }

    /// The next time at which the provider is asked; nil when the time is over.
    package mutating func next() -> TimelineReload? {
        guard let last = reloads.last else { return ask(at: from, Due(cause: .start, wanted: from)) }
        let granted = due.flatMap { grant($0, after: last.date) }
        if let reload = promised.first, granted.map({ reload.wanted <= $0 }) ?? true {
            // Several calls at one instant are one reload.
            promised.removeAll { $0.wanted == reload.wanted }
            overtake(at: reload.wanted, granted)
            return ask(at: reload.wanted, reload)
        }
        guard let due else { return nil }
        guard let granted, granted < until else {
            if due.wanted < until { note(due, granted: granted, after: last.date) }
            return nil
        }
        note(due, granted: granted, after: last.date)
        budget.spend(at: granted)
        return ask(at: granted, due)
    }

    package mutating func answer(_ timeline: TimelineSummary) {
        failures = 0
        answers.append(timeline)
        let now = reloads[reloads.count - 1].date
        switch timeline.policy {
        case .never: due = nil
        case .after(let date): due = Due(cause: .after, wanted: max(date, now))
        case .atEnd: due = Due(cause: .atEnd, wanted: max(timeline.entries.map(\.date).max() ?? now, now))
        }
    }

    /// The provider gave no answer: what is shown stays, and it is asked again like after any reload.
    package mutating func fail() {
        failures += 1
        answers.append(nil)
        let now = reloads[reloads.count - 1].date
        due = failures < Self.mostFailures ? Due(cause: .retry, wanted: now.addingTimeInterval(Self.spacing)) : nil
    }

    /// Somebody wants a new timeline, now.
    ///
    /// - Parameters:
    ///   - cause: one that is charged waits for its turn; one that is free is made at `date`.
    ///   - trigger: the kind of the provider or widget that asks.
    package mutating func reload(at date: Date, _ cause: ReloadCause, by trigger: String?) {
        // What has not been asked yet is about to be.
        guard !reloads.isEmpty, date < until else { return }
        let reload = Due(cause: cause, wanted: date, trigger: trigger)
        if !cause.isCharged {
            promised.insert(reload, at: promised.firstIndex { $0.wanted > date } ?? promised.count)
        } else if due.map({ $0.wanted > date }) ?? true {
            due = reload
        }
    }

    private mutating func ask(at date: Date, _ due: Due) -> TimelineReload {
        self.due = nil
        let reload = TimelineReload(
            number: reloads.count, date: date, cause: due.cause, trigger: due.trigger,
            budgetLeft: budget.left(at: date))
        reloads.append(reload)
        return reload
    }

    private func earliest(_ due: Due, after last: Date) -> Date {
        max(due.wanted, last.addingTimeInterval(Self.spacing))
    }

    private func grant(_ due: Due, after last: Date) -> Date? {
        budget.slot(from: earliest(due, after: last))
    }

    private mutating func note(_ due: Due, granted: Date?, after last: Date) {
        guard granted != due.wanted else { return }
        let reason: ReloadDelay.Reason = granted == earliest(due, after: last) ? .spacing : .budget
        delays.append(ReloadDelay(cause: due.cause, wanted: due.wanted, granted: granted, reason: reason))
    }

    /// What was due before the app had the provider asked was late already.
    private mutating func overtake(at date: Date, _ granted: Date?) {
        guard let due, due.wanted < date else { return }
        note(due, granted: granted, after: reloads[reloads.count - 1].date)
        delays[delays.count - 1].isOvertaken = true
    }
}

extension TimelineSimulation {
    /// What is shown from `from` to `until`, without gaps.
    ///
    /// Of the entries whose date has come the latest is shown. A new timeline whose first entry lies in the future
    /// leaves the picture before it in place; where there is none, it is the placeholder.
    package var showings: [DisplayedEntry] {
        var result: [DisplayedEntry] = []
        func show(_ content: DisplayedEntry.Content, from date: Date) {
            if let last = result.last, last.from == date { result.removeLast() }
            result.append(DisplayedEntry(from: date, until: until, content: content))
        }
        for (reload, answer) in zip(reloads, answers) {
            let start = reload.date
            let end = reloads.count > reload.number + 1 ? reloads[reload.number + 1].date : until
            // Of two entries with one date the later one in the timeline counts, as the one shown last.
            let entries = (answer?.entries ?? []).enumerated().sorted {
                ($0.element.date, $0.offset) < ($1.element.date, $1.offset)
            }
            if let current = entries.last(where: { $0.element.date <= start }) {
                show(.entry(reload: reload.number, index: current.offset), from: start)
            } else if result.isEmpty {
                show(.placeholder, from: start)
            }
            for entry in entries where entry.element.date > start && entry.element.date < end {
                show(.entry(reload: reload.number, index: entry.offset), from: entry.element.date)
            }
        }
        for index in result.indices.dropLast() { result[index].until = result[index + 1].from }
        return result
    }

    /// What is shown at an instant.
    package func showing(at date: Date) -> DisplayedEntry? { showings.last { $0.from <= date } }
}

/// One time at which a provider is asked for its timeline.
package struct TimelineReload: Hashable, Sendable {
    /// From 0.
    package var number: Int
    package var date: Date
    package var cause: ReloadCause
    /// The kind whose provider or tap caused it, where that is not the widget's own policy.
    package var trigger: String?
    /// What is left of the budget after it; nil without a limit.
    package var budgetLeft: Int?
}

/// What a widget shows for a time.
package struct DisplayedEntry: Hashable, Sendable {
    package enum Content: Hashable, Sendable {
        /// No entry's date has come yet.
        case placeholder
        /// An entry of the answer to a reload.
        case entry(reload: Int, index: Int)
    }

    package var from: Date
    package var until: Date
    package var content: Content
}
