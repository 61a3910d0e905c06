import Foundation
import RenderCoordinator
import RenderModel
import RenderPlanning

extension TimelineSettings: RunAction {
    package var name: String { "timeline" }
    package var keepsDevicesTogether: Bool { true }

    package func run(_ context: RunContext, _ session: consuming sending WorkerSession) throws {
        try TimelineRun(context, self).run()
    }
}

extension RunAction where Self == TimelineSettings {
    /// The time of widgets is played.
    package static func timeline(_ settings: TimelineSettings) -> Self { settings }
}

/// Plays the time of widgets with worker processes, and writes their films.
struct TimelineRun: Sendable {
    let context: RunContext
    let timeline: TimelineSettings

    var settings: RunSettings { context.settings }
    /// The folder that is filled.
    let output: OutputFolder
    /// Every widget of the program: an intent that is tapped may touch any Live Activity.
    var widgets: [WidgetDescriptor] { context.plan.declared }

    /// - Throws: `PlanError` where what the app reloads or what is tapped is not there.
    init(_ context: RunContext, _ timeline: TimelineSettings) throws {
        guard let output = context.settings.output else { preconditionFailure("a timeline is written into a folder") }
        (self.context, self.timeline, self.output) = (context, timeline, output)
        try check(context.plan.pictures)
    }

    func run() throws {
        context.emit(.bundle(settings.bundleFindings()))
        let placed = DeviceTimelines.all(of: context.plan.pictures.groups, timeline)
        let devices = try Parallel.map(placed.count, jobs: settings.jobs) { index in
            var play = try DeviceSimulationRun(placed[index], self)
            return play.play()
        }
        let films = try FrameRun(run: self, devices: devices).draw()
        let played = try FilmWriter(run: self, devices: devices).write(films.films)
        for var track in devices.flatMap(\.tracks).sorted(by: { $0.group.id < $1.group.id }) {
            let id = track.group.id
            track.pictureFailures = films.failures.filter { $0.group == id }
            track.films = zip(films.films, played).filter { $0.0.group.id == id }.map(\.1)
            context.emit(.action(track))
        }
    }

    /// Where pictures lie until they have their names.
    var store: String { "\(output.scratch)/pictures" }

    private func check(_ plan: RenderPlan) throws(PlanError) {
        let kinds = plan.widgets.map(\.kind)
        if plan.settings.kinds.isEmpty,
            let unknown = timeline.appReloads.compactMap(\.kind).first(where: { !kinds.contains($0) })
        {
            throw .unknownReload(unknown, known: kinds)
        }
        // Another shard may play what is tapped.
        guard plan.settings.shard == nil else { return }
        for tap in timeline.taps { try TapCheck(tap: tap, groups: plan.groups).check() }
    }
}

/// The widgets that live together on one device, in one language and type size.
struct DeviceTimelines: Sendable {
    var tracks: [TimelineTrack]
    /// What was done in their life.
    var history: [ReplayStep] = []

    /// The most seconds that one of them may take.
    var timeout: Double { tracks.map(\.group.timeout).max() ?? 10 }

    /// What user code finds placed.
    var items: [PlacedWidget] { RenderPlan.items(of: tracks.map(\.group)) }

    /// Groups of a plan, by where they are shown.
    static func all(of groups: [RenderGroup], _ timeline: TimelineSettings) -> [DeviceTimelines] {
        var places: [RenderDestination] = [], tracks: [RenderDestination: [TimelineTrack]] = [:]
        for group in groups {
            if tracks[group.placement] == nil { places.append(group.placement) }
            let simulation = TimelineSimulation(
                kind: group.widget.kind, from: timeline.from, until: timeline.until,
                dailyBudget: timeline.dailyBudget, appReloads: timeline.appReloads)
            tracks[group.placement, default: []].append(TimelineTrack(group: group, simulation: simulation))
        }
        return places.map { DeviceTimelines(tracks: tracks[$0]!) }
    }

    /// The simulation of all of them together.
    func simulation(_ taps: [TimelineTap]) -> DeviceSimulation {
        let hits = taps.compactMap { tap in
            tracks.firstIndex { tap.hits($0.group) }.map { (track: $0, tap: tap) }
        }
        return DeviceSimulation(tracks.map(\.simulation), kinds: tracks.map(\.group.widget.kind), taps: hits)
    }
}
