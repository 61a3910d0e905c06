import DisplayList
import Foundation
import RenderCoordinator
import RenderModel

extension TimelineManifest {
    package init(_ report: TimelineReport, renderer: Manifest.Renderer) {
        self.renderer = renderer
        let settings = report.settings
        self.settings = Settings(
            from: ClockTime.text(settings.from), until: ClockTime.text(settings.until),
            timeZone: report.plan.settings.timeZone, dailyBudget: settings.dailyBudget,
            framesPerSecond: settings.framesPerSecond)
        tracks = report.tracks.map(Track.init)
        notes = report.plan.notes
        bundleFindings = report.bundleFindings.isEmpty ? nil : report.bundleFindings
    }
}

extension TimelineManifest.Track {
    fileprivate init(_ track: TimelineTrack) {
        let group = track.group, simulation = track.simulation
        kind = group.widget.kind
        family = group.presentationKind.description
        device = group.placement.device.identifier
        scale = group.placement.scale
        locale = group.placement.locale
        configuration = group.configuration?.name
        reloads = simulation.reloads.count
        chargedReloads = simulation.reloads.filter(\.cause.isCharged).count
        delayedReloads = simulation.delays.count
        waited = simulation.delays.map { ($0.granted ?? simulation.until).timeIntervalSince($0.wanted) }.reduce(0, +)
        budgetLeft = simulation.reloads.last?.budgetLeft
        events = TimelineEvents(track).all
        smartStack = SmartStack.relevances(of: simulation)
        films = track.films.map(TimelineManifest.Film.init)
        findings = track.findings.map { $0.located(by: nil) }
        let unanswered = simulation.reloads.compactMap { reload -> TimelineManifest.Failure? in
            track.failures[reload.number].map {
                .init(at: ClockTime.text(reload.date), reason: .init($0.code), message: $0.message)
            }
        }
        let taps = track.taps.compactMap { date, tap -> TimelineManifest.Failure? in
            tap.failure.map { .init(at: ClockTime.text(date), reason: $0.reason, message: $0.message) }
        }
        let pictures = track.pictureFailures.compactMap { failure -> TimelineManifest.Failure? in
            guard case .picture(let picture) = failure.subject else { return nil }
            return .init(
                at: ClockTime.text(picture.request.instant ?? simulation.from), look: picture.request.scheme,
                reason: .init(failure.reason.code), message: failure.reason.message)
        }
        failures = unanswered + taps + pictures
    }
}

extension TimelineManifest.Film {
    fileprivate init(_ film: Timelines.Film.Played) {
        look = film.look
        frames = film.frames.count
        changes = film.changes
        var seen: Set<String> = []
        pictures = film.frames.compactMap { frame in
            guard let file = frame.file, seen.insert(file).inserted else { return nil }
            return .init(file: file, at: ClockTime.text(frame.date), sha256: frame.result.sha256)
        }
        filmStrip = film.strip
        animation = film.animation.map {
            .init(
                file: $0.files[0], otherFormats: $0.files.count > 1 ? Array($0.files.dropFirst()) : nil,
                size: .init(width: $0.width, height: $0.height), frames: $0.frameCount, duration: $0.duration,
                transitions: $0.transitions)
        }
    }
}
