import Foundation
import WidgetKitCore

/// Plays the time of widgets with worker processes. This process runs no user code.
package struct TimelineRun: Sendable {
    package struct Settings: Sendable {
        /// Worker processes at a time.
        package var jobs: Int
        package var launch: WorkerLaunch
        /// A folder in which every worker gets a home of its own.
        package var home: String
        package var output: OutputFolder

        package init(jobs: Int, launch: WorkerLaunch, home: String, output: OutputFolder) {
            (self.jobs, self.launch, self.home, self.output) = (max(1, jobs), launch, home, output)
        }
    }

    let settings: Settings
    let timeline: TimelineSettings
    /// Told what a user may want to know meanwhile.
    let note: @Sendable (String) -> Void

    /// So many pictures are drawn by one process before the next one takes over: few enough for several to share a
    /// day's, and many enough for asking again what was asked before to cost nothing. It does not depend on the
    /// number of jobs, and so neither does what comes out.
    static let chunk = 120

    package init(
        _ settings: Settings, _ timeline: TimelineSettings, note: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        (self.settings, self.timeline, self.note) = (settings, timeline, note)
    }

    package func execute(_ plan: PlanSettings) throws -> TimelineReport {
        let plan = try RenderPlan.described(by: WorkerSession(settings.launch), plan)
        for line in plan.notes { note("note: \(line)") }
        let kinds = plan.widgets.map(\.kind)
        if plan.settings.kinds.isEmpty,
           let unknown = timeline.appReloads.compactMap(\.kind).first(where: { !kinds.contains($0) }) {
            throw PlanError.unknownReload(unknown, known: kinds)
        }
        var tracks = try Parallel.map(plan.groups.count, jobs: settings.jobs) { try simulate(plan.groups[$0]) }
        let films = try draw(tracks)
        for index in tracks.indices {
            tracks[index].pictureFailures = films.failures.filter { $0.group == tracks[index].group.id }
        }
        let played = try FilmWriter(run: self, tracks: tracks).write(films.films)
        for (film, result) in zip(films.films, played) {
            guard let index = tracks.firstIndex(where: { $0.group.id == film.group.id }) else { continue }
            tracks[index].films.append(result)
        }
        return TimelineReport(plan: plan, settings: timeline, tracks: tracks)
    }

    // MARK: Schedules

    private func simulate(_ group: PlanGroup) throws -> TimelineTrack {
        let session = try TrackSession(settings.launch, home: settings.home, group)
        var simulation = TimelineSimulation(
            kind: group.widget.kind, from: timeline.from, until: timeline.until, dailyBudget: timeline.dailyBudget,
            appReloads: timeline.appReloads)
        var failures: [Int: FailureReason] = [:]
        while let question = simulation.next() {
            switch session.ask(question) {
            case .success(let answer):
                // A provider that calls WidgetCenter for its own kind is asked again, as often as the budget allows.
                let asksAgain = answer.findings.contains { $0.code == "reload-in-provider" }
                simulation.answer(answer, asksAgain: asksAgain)
            case .failure(let reason):
                failures[question.number] = reason
                let when = ClockTime.text(question.date)
                note("failed: \(group.widget.kind) \(group.slot) at \(when): \(reason.message)")
                simulation.fail()
            }
        }
        return TimelineTrack(group: group, simulation: simulation, failures: failures)
    }

    // MARK: Pictures

    private struct Chunk: Sendable {
        var track: Int
        var pictures: [(film: Int, take: Take, picture: PlannedPicture)] = []
    }

    private struct Drawn: Sendable {
        var film: Int
        var take: Take
        var picture: PlannedPicture
        var result: Result<TakeResult, FailureReason>
    }

    private func draw(_ tracks: [TimelineTrack]) throws -> (films: [Film], failures: [RenderFailure]) {
        var films: [Film] = [], chunks: [Chunk] = []
        for (index, track) in tracks.enumerated() {
            let takes = Take.all(track.simulation.showings, every: timeline.every)
            var chunk = Chunk(track: index)
            for look in track.group.looks {
                let names = TakeName.files(takes, look, in: track.group)
                for (take, name) in zip(takes, names) {
                    let picture = track.group.picture(take, look, track.simulation.questions, file: name)
                    chunk.pictures.append((films.count, take, picture))
                    guard chunk.pictures.count == Self.chunk else { continue }
                    chunks.append(chunk)
                    chunk.pictures = []
                }
                films.append(Film(group: track.group, look: look, frames: []))
            }
            if !chunk.pictures.isEmpty { chunks.append(chunk) }
        }
        let work = chunks
        let drawn = try Parallel.map(work.count, jobs: settings.jobs) { try draw(work[$0], tracks[work[$0].track]) }
        var failures: [RenderFailure] = []
        for one in drawn.flatMap(\.self) {
            switch one.result {
            case .success(let result):
                films[one.film].frames.append(
                    .init(take: one.take, picture: one.picture, digest: result.digest, result: result.picture))
            case .failure(let reason):
                note("failed: \(one.picture) at \(ClockTime.text(one.take.date)): \(reason.message)")
                failures.append(RenderFailure(subject: .picture(one.picture), reason: reason))
            }
        }
        return (films, failures)
    }

    /// Where pictures lie until they have their names.
    var store: String { "\(settings.output.scratch)/pictures" }

    private func draw(_ chunk: Chunk, _ track: TimelineTrack) throws -> [Drawn] {
        let session = try TrackSession(settings.launch, home: settings.home, track.group)
        return chunk.pictures.map { film, take, picture in
            session.replay(track.simulation.questions, to: take.content)
            let job = TakeJob(picture: picture, store: store, scratchFolder: settings.output.scratch)
            return Drawn(film: film, take: take, picture: picture, result: session.take(job))
        }
    }
}
