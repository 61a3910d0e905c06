import RenderModel

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
