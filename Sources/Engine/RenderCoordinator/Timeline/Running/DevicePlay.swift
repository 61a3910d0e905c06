import Foundation
import RenderModel

/// Plays the life of one device's widgets: asks their providers and performs what is tapped.
struct DevicePlay {
    private let run: TimelineRun
    private let session: DeviceSession
    private var device: DeviceTracks
    private var simulation: DeviceSimulation

    init(_ device: DeviceTracks, _ run: TimelineRun) throws {
        (self.run, self.device) = (run, device)
        session = try DeviceSession(run.settings, device)
        simulation = device.simulation(run.timeline.taps)
    }

    /// The tracks with their schedules, and what was done for them.
    mutating func play() -> DeviceTracks {
        while let step = simulation.next() {
            switch step {
            case .question(let track, let question): ask(track, question)
            case .tap(let track, let tap): self.tap(track, tap)
            }
        }
        for index in device.tracks.indices { device.tracks[index].simulation = simulation.tracks[index] }
        device.history = session.history
        return device
    }

    private mutating func ask(_ track: Int, _ question: TimelineQuestion) {
        let group = device.tracks[track].group
        switch session.timeline(group.request(question.number, of: simulation.tracks[track].questions)) {
        case .success(let answer):
            simulation.answer(answer, of: track)
        case .failure(let reason):
            device.tracks[track].failures[question.number] = reason
            run.note(
                "failed: \(group.widget.kind) \(group.slot) at \(ClockTime.text(question.date)): \(reason.message)")
            simulation.fail(track)
        }
        device.tracks[track].stepsLived.append(session.history.count)
    }

    // MARK: Taps

    private mutating func tap(_ track: Int, _ tap: TimelineTap) {
        let played = simulation.tracks[track], group = device.tracks[track].group
        guard let showing = played.showing(at: tap.date), let look = group.looks.first else { return }
        let take = Take(date: tap.date, content: showing.content, until: showing.until)
        let picture = group.picture(take, look, played.questions, file: "")
        var outcome = TapOutcome(at: .init(x: tap.point.x, y: tap.point.y))
        self.tap(track, tap, picture, &outcome)
        if let failure = outcome.failure {
            let when = ClockTime.text(tap.date)
            run.note("failed: \(group.widget.kind) \(group.slot) tapped at \(when): \(failure.message)")
        }
        device.tracks[track].taps.append((tap.date, outcome))
    }

    private mutating func tap(
        _ track: Int, _ tap: TimelineTap, _ picture: PlannedPicture, _ outcome: inout TapOutcome
    ) {
        session.live(upTo: session.history.count)
        let shown: PictureResult
        switch session.draw(picture, scratchFolder: run.settings.output.scratch) {
        case .success(let result): shown = result
        case .failure(let reason): return outcome.fail("before", reason)
        }
        guard let region = outcome.hit(tap.point, on: shown, of: picture.request) else {
            if outcome.opensAppAlone { open(picture.request, &outcome) }
            return
        }
        switch session.perform(picture.request, region: region) {
        case .success(let performed):
            outcome.reloaded = simulation.performed(outcome.take(performed), in: track, at: tap.date)
            drawActivities(performed.activities, track, tap, &outcome)
            outcome.tellError()
        case .failure(let reason):
            outcome.fail("perform", reason)
        }
    }

    /// Draws what the intent did with Live Activities, into the folder of the tapped widget.
    private func drawActivities(
        _ events: [ActivityEvent], _ track: Int, _ tap: TimelineTap, _ outcome: inout TapOutcome
    ) {
        guard !events.isEmpty else { return }
        let group = device.tracks[track].group, output = run.settings.output
        let stamp = TakeName.stamp(tap.date, in: TimeZone(identifier: group.surface.timeZone) ?? .gmt)
        let earlier = device.tracks[track].taps.count { TakeName.stamp($0.date, in: .gmt) == TakeName.stamp(tap.date, in: .gmt) }
        let moment = earlier == 0 ? stamp : "\(stamp)-\(earlier + 1)"
        let pictures = ActivityPictures(
            draw: { session.draw($0, scratchFolder: output.scratch, destination: "\(output.path)/\($0.file)") },
            widgets: run.widgets, group: group, instant: tap.date, prefix: "\(group.folder)/activity-\(moment)")
        do {
            outcome.activityPictures = try pictures.pictures(of: events)
        } catch {
            outcome.fail("activity", error)
        }
    }

    private func open(_ request: DrawRequest, _ outcome: inout TapOutcome) {
        switch session.handedActivity(request) {
        case .success(let activity): outcome.userActivity = activity
        case .failure(let reason): outcome.fail("open", reason)
        }
    }
}
