import Foundation
import RenderCoordinator
import RenderModel
import RenderPlanning
import Taps

/// Plays the life of one device's widgets: asks their providers and performs what is tapped.
struct DeviceSimulationRun {
    private let run: TimelineRun
    private let session: DeviceSession
    private var device: DeviceTimelines
    private var simulation: DeviceSimulation

    init(_ device: DeviceTimelines, _ run: TimelineRun) throws {
        (self.run, self.device) = (run, device)
        session = try DeviceSession(run.context, device)
        simulation = device.simulation(run.timeline.taps)
    }

    /// The tracks with their schedules, and what was done for them.
    mutating func play() -> DeviceTimelines {
        while let step = simulation.next() {
            switch step {
            case .reload(let track, let reload): ask(track, reload)
            case .tap(let track, let tap): self.tap(track, tap)
            }
        }
        for index in device.tracks.indices { device.tracks[index].simulation = simulation.tracks[index] }
        device.history = session.history
        return device
    }

    private mutating func ask(_ track: Int, _ reload: TimelineReload) {
        let group = device.tracks[track].group
        switch session.timeline(group.request(reload.number, of: simulation.tracks[track].reloads)) {
        case .success(let answer):
            run.context.emit(.timeline(group, answer))
            simulation.answer(answer, of: track)
        case .failure(let reason):
            device.tracks[track].failures[reload.number] = reason
            run.context.emit(
                .failure(
                    RenderFailure(
                        subject: .timeline(group), reason: reason, instant: reload.date)))
            simulation.fail(track)
        }
        device.tracks[track].replaySteps.append(session.history.count)
    }

    // MARK: Taps

    private mutating func tap(_ track: Int, _ tap: TimelineTap) {
        let played = simulation.tracks[track], group = device.tracks[track].group
        guard let showing = played.showing(at: tap.date), let look = group.looks.first else { return }
        let moment = Moment(date: tap.date, content: showing.content, until: showing.until)
        let picture = group.picture(moment, look, played.reloads, file: "")
        var recorder = TapRecorder(group: group, context: run.context, at: tap.point)
        self.tap(track, tap, picture, &recorder)
        if let failure = recorder.outcome.failure {
            let when = ClockTime.text(tap.date)
            run.context.emit(
                .note(
                    "failed: \(group.widget.kind) \(group.presentationKind) tapped at \(when): \(failure.message)"))
        }
        device.tracks[track].taps.append((tap.date, recorder.outcome))
    }

    private mutating func tap(
        _ track: Int, _ tap: TimelineTap, _ picture: PlannedPicture, _ recorder: inout TapRecorder
    ) {
        recorder.record(.began(picture, at: tap.point))
        recorder.record(.instant(tap.date))
        session.replay(upTo: session.history.count)
        let shown: PictureResult
        switch session.draw(picture, scratchFolder: run.settings.scratchFolder) {
        case .success(let result): shown = result
        case .failure(let reason): return recorder.record(.failed(.before, reason))
        }
        let hit = TapHit(tap.point, on: shown, of: picture.request)
        hit.events.forEach { recorder.record($0) }
        guard let intent = hit.intent else {
            if hit.opensAppAlone { open(picture.request, &recorder) }
            return
        }
        switch session.perform(picture.request, region: intent.index) {
        case .success(let performed):
            recorder.record(.performed(performed))
            recorder.record(
                .reloaded(
                    simulation.performed(performed.requests.map(\.subject), in: track, at: tap.date)))
            drawActivities(performed.activities, track, tap, &recorder)
            if let message = performed.thrown { recorder.record(.threw(message)) }
        case .failure(let reason):
            recorder.record(.failed(.perform, reason))
        }
    }

    /// Draws what the intent did with Live Activities, into the folder of the tapped widget.
    private func drawActivities(
        _ events: [ActivityEvent], _ track: Int, _ tap: TimelineTap, _ recorder: inout TapRecorder
    ) {
        guard !events.isEmpty else { return }
        let group = device.tracks[track].group, output = run.output
        let stamp = FrameFileName.stamp(tap.date, in: TimeZone(identifier: group.surface.timeZone) ?? .gmt)
        let earlier = device.tracks[track].taps.count {
            FrameFileName.stamp($0.date, in: .gmt) == FrameFileName.stamp(tap.date, in: .gmt)
        }
        let moment = earlier == 0 ? stamp : "\(stamp)-\(earlier + 1)"
        let pictures = ActivityPictures(
            draw: { session.draw($0, scratchFolder: output.scratch, destination: "\(output.path)/\($0.file)") },
            widgets: run.widgets, group: group, instant: tap.date, prefix: "\(group.folder)/activity-\(moment)")
        do {
            recorder.record(.activities(try pictures.pictures(of: events)))
        } catch {
            recorder.record(.failed(.activity, error))
        }
    }

    private func open(_ request: DrawRequest, _ recorder: inout TapRecorder) {
        switch session.handedActivity(request) {
        case .success(let activity): recorder.record(.opened(activity))
        case .failure(let reason): recorder.record(.failed(.open, reason))
        }
    }
}

/// Keeps what comes of a tap, and tells of it.
private struct TapRecorder {
    let group: RenderGroup
    let context: RunContext
    private(set) var outcome: TapOutcome

    init(group: RenderGroup, context: RunContext, at point: CGPoint) {
        (self.group, self.context) = (group, context)
        outcome = TapOutcome(at: .init(point))
    }

    mutating func record(_ event: TapEvent) {
        outcome.record(event)
        context.emit(.action(TapProgress(group: group, event: event)))
    }
}
