import Foundation
import RenderModel
import RenderPlanning

/// All widgets of one device against one virtual clock: they are asked in turn, and what one of them asks of
/// `WidgetCenter` reloads others.
///
/// Like `TimelineSimulation` a value that asks nobody itself: `next()` says what is to be done, and `answer`, `fail`
/// or `tapped` takes what came of it.
package struct DeviceSimulation: Sendable {
    package enum Step: Hashable, Sendable {
        /// The provider of a track is asked.
        case reload(track: Int, TimelineReload)
        /// The widget of a track is tapped.
        case tap(track: Int, TimelineTap)
    }

    package private(set) var tracks: [TimelineSimulation]
    private let kinds: [String]
    private var taps: [(track: Int, tap: TimelineTap)]

    /// - Parameters:
    ///   - kinds: of the tracks.
    ///   - taps: each with the track that it hits; of those at one instant the earlier one comes first.
    package init(_ tracks: [TimelineSimulation], kinds: [String], taps: [(track: Int, tap: TimelineTap)] = []) {
        (self.tracks, self.kinds) = (tracks, kinds)
        self.taps =
            taps
            .filter { $0.tap.date >= tracks[$0.track].from && $0.tap.date < tracks[$0.track].until }
            .sorted { $0.tap.date < $1.tap.date }
    }

    /// What happens next; of what happens at one instant reloads come before taps, in the order of the tracks.
    package mutating func next() -> Step? {
        let due = tracks.indices.compactMap { track -> (date: Date, track: Int)? in
            var trial = tracks[track]
            return trial.next().map { ($0.date, track) }
        }.min { ($0.date, $0.track) < ($1.date, $1.track) }
        if let tap = taps.first, due.map({ tap.tap.date < $0.date }) ?? true {
            taps.removeFirst()
            return .tap(track: tap.track, tap.tap)
        }
        guard let due else {
            // What is due after the end is told as a delay.
            for track in tracks.indices { _ = tracks[track].next() }
            return nil
        }
        return tracks[due.track].next().map { .reload(track: due.track, $0) }
    }

    package mutating func answer(_ timeline: TimelineSummary, of track: Int) {
        tracks[track].answer(timeline)
        guard let date = tracks[track].reloads.last?.date else { return }
        reload(timeline.reloads, at: date, .widgetCenter, by: track)
    }

    package mutating func fail(_ track: Int) { tracks[track].fail() }

    /// An intent was performed: the tapped widget is always asked again, others if the intent says so.
    ///
    /// - Returns: the kinds that are asked again, the tapped one first.
    package mutating func performed(
        _ requests: [ReloadRequest.Subject], in track: Int, at date: Date
    ) -> [String] {
        let subjects = [.timelines(kind: kinds[track])] + requests
        reload(subjects, at: date, .intent, by: track)
        var reloaded = [kinds[track]]
        for kind in kinds where !reloaded.contains(kind) && subjects.contains(where: { $0.reloads(kind: kind) }) {
            reloaded.append(kind)
        }
        return reloaded
    }

    private mutating func reload(
        _ subjects: [ReloadRequest.Subject], at date: Date, _ cause: ReloadCause, by trigger: Int
    ) {
        for track in tracks.indices where subjects.contains(where: { $0.reloads(kind: kinds[track]) }) {
            tracks[track].reload(at: date, cause, by: kinds[trigger])
        }
    }
}
