import Foundation
import RenderCoordinator
import RenderModel
import RenderPlanning
import SystemSupport

/// What happened to one widget, in the order of time.
struct TimelineEvents {
    private let track: TimelineTrack
    private var simulation: TimelineSimulation { track.simulation }

    init(_ track: TimelineTrack) { self.track = track }

    /// At one instant a provider is asked and answers before anything is shown. A tap comes after what was due anyway
    /// and before what it causes.
    var all: [TimelineManifest.Event] {
        let dated = delays + reloads + taps + showings
        return dated.enumerated()
            .sorted { ($0.element.date, $0.element.rank, $0.offset) < ($1.element.date, $1.element.rank, $1.offset) }
            .map(\.element.event)
    }

    private struct Dated {
        var date: Date
        var rank: Int
        var event: TimelineManifest.Event
    }

    private var delays: [Dated] {
        simulation.delays.map { delay in
            var event = TimelineManifest.Event(at: ClockTime.text(delay.wanted), event: .delayed)
            event.because = delay.cause
            event.until = delay.granted.map(ClockTime.text)
            event.reason = delay.reason
            event.overtaken = delay.isOvertaken ? true : nil
            return Dated(date: delay.wanted, rank: 0, event: event)
        }
    }

    private var reloads: [Dated] {
        zip(simulation.reloads, simulation.answers).flatMap { reload, answer -> [Dated] in
            var asked = TimelineManifest.Event(at: ClockTime.text(reload.date), event: .asked)
            asked.because = reload.cause
            asked.by = reload.trigger
            asked.question = reload.number
            asked.budgetLeft = reload.budgetLeft
            var answered = TimelineManifest.Event(
                at: ClockTime.text(reload.date), event: answer == nil ? .failed : .answered)
            answered.question = reload.number
            answered.message = track.failures[reload.number]?.message
            if let answer {
                answered.entries = answer.entries.count
                answered.shownEntries = shownEntries(of: reload)
                switch answer.policy {
                case .atEnd: answered.policy = .atEnd
                case .never: answered.policy = .never
                case .after(let date): (answered.policy, answered.policyDate) = (.after, ClockTime.text(date))
                }
            }
            let rank = reload.cause == .intent ? 3 : 1
            return [asked, answered].map { Dated(date: reload.date, rank: rank, event: $0) }
        }
    }

    private func shownEntries(of reload: TimelineReload) -> Int {
        let shown = simulation.showings.compactMap { showing -> Int? in
            guard case .entry(reload.number, let index) = showing.content else { return nil }
            return index
        }
        return Set(shown).count
    }

    private var taps: [Dated] {
        track.taps.map { date, outcome in
            var event = TimelineManifest.Event(at: ClockTime.text(date), event: .tapped)
            event.tap = outcome
            return Dated(date: date, rank: 2, event: event)
        }
    }

    private var showings: [Dated] {
        simulation.showings.map { showing in
            var event = TimelineManifest.Event(at: ClockTime.text(showing.from), event: .shown)
            event.duration = showing.until.timeIntervalSince(showing.from)
            if case .entry(let reload, let index) = showing.content {
                event.question = reload
                event.entry = index
                if let entry = simulation.answers[reload]?.entries[index] {
                    event.entryDate = ClockTime.text(entry.date)
                    event.relevance = entry.relevance.map { .init(score: $0.score, duration: $0.duration) }
                }
            }
            let files = track.films.compactMap { film in
                film.frames.first { $0.date == showing.from }?.file.map { (film.look, $0) }
            }
            if !files.isEmpty { event.pictures = Dictionary(files, uniquingKeysWith: { first, _ in first }) }
            return Dated(date: showing.from, rank: 4, event: event)
        }
    }
}

/// A row of a page's table: something that happened to a widget.
struct TimelineEventRow {
    let event: TimelineManifest.Event

    var html: String {
        let pictures =
            (event.pictures ?? [:]).sorted { $0.key < $1.key }.map { look, file in
                "<img src=\"\(TimelinePage.address(file))\" alt=\"\(HTML.escape(look))\" loading=\"lazy\"/>"
            }
            + activities
        let time = TimelinePage.shown(event.at)
        return "<tr><td><time datetime=\"\(event.at)\">\(time)</time></td><td>\(event.event.rawValue)</td>"
            + "<td>\(HTML.escape(details))\(pictures.joined())</td></tr>"
    }

    /// The presentations of the Live Activities that a tap touched, before and after it.
    private var activities: [String] {
        (event.tap?.activityPictures ?? []).flatMap { picture in
            [(picture.before, "before"), (picture.after, "after")].compactMap { file, step in
                file.map {
                    "<img src=\"\(TimelinePage.address($0))\" "
                        + "alt=\"\(HTML.escape("\(picture.kind), \(picture.family), \(step)"))\" loading=\"lazy\"/>"
                }
            }
        }
    }

    private var details: String {
        let because = event.because?.rawValue ?? ""
        switch event.event {
        case .asked:
            let trigger = event.by.map { " by \($0)" } ?? ""
            return "\(because)\(trigger)" + (event.budgetLeft.map { ", \($0) left in the budget" } ?? "")
        case .answered:
            let date = event.policyDate.map(TimelinePage.shown)
            let policy = [event.policy?.rawValue, date].compactMap(\.self).joined(separator: " ")
            return "\(Count.text(event.entries ?? 0, "entry", "entries")), reload \(policy)"
        case .tapped: return event.tap.map { TapText(outcome: $0).description } ?? ""
        case .shown:
            let entry = event.entry.map { "entry \($0)" } ?? "placeholder"
            return entry + (event.duration.map { ", for \(SpanText.text($0))" } ?? "")
        case .delayed:
            let until = event.until.map(TimelinePage.shown) ?? "the end"
            return "\(because), \(event.reason?.rawValue ?? ""), until \(until)"
        case .failed: return event.message ?? ""
        }
    }
}
