import Foundation
import RenderModel

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

    package private(set) var settings: Settings
    package let timeline: TimelineSettings
    /// Told what a user may want to know meanwhile.
    package let note: @Sendable (String) -> Void
    /// Every widget of the program, where something is tapped: an intent may touch any Live Activity.
    package private(set) var widgets: [WidgetDescriptor] = []

    package init(
        _ settings: Settings, _ timeline: TimelineSettings, note: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        (self.settings, self.timeline, self.note) = (settings, timeline, note)
    }

    package func execute(_ plan: PlanSettings) throws -> TimelineReport {
        let first = WorkerSession(settings.launch)
        let plan = try RenderPlan.described(by: first, plan)
        for line in plan.notes { note("note: \(line)") }
        try check(plan)
        let placed = DeviceTracks.all(of: plan.groups, timeline)
        var run = self
        run.settings.launch = first.launch
        if !timeline.taps.isEmpty {
            let answer = first.ask(.describe(), within: plan.settings.timeout + 1).result
            if case .success(let widgets) = answer { run.widgets = widgets }
        }
        let playing = run
        let devices = try Parallel.map(placed.count, jobs: settings.jobs) { index in
            var play = try DevicePlay(placed[index], playing)
            return play.play()
        }
        let films = try TakeRun(run: self, devices: devices).draw()
        let played = try FilmWriter(run: self, devices: devices).write(films.films)
        var tracks = devices.flatMap(\.tracks).sorted { $0.group.id < $1.group.id }
        for index in tracks.indices {
            let id = tracks[index].group.id
            tracks[index].pictureFailures = films.failures.filter { $0.group == id }
            tracks[index].films = zip(films.films, played).filter { $0.0.group.id == id }.map(\.1)
        }
        return TimelineReport(plan: plan, settings: timeline, tracks: tracks)
    }

    /// Where pictures lie until they have their names.
    package var store: String { "\(settings.output.scratch)/pictures" }

    /// That what the app reloads and what is tapped is there.
    private func check(_ plan: RenderPlan) throws(PlanError) {
        let kinds = plan.widgets.map(\.kind)
        if plan.settings.kinds.isEmpty,
           let unknown = timeline.appReloads.compactMap(\.kind).first(where: { !kinds.contains($0) }) {
            throw .unknownReload(unknown, known: kinds)
        }
        for tap in timeline.taps { try TapCheck(tap: tap, groups: plan.groups).check() }
    }
}
