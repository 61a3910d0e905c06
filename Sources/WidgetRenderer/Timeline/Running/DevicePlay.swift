import Foundation
import WidgetKitCore

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
            run.note("failed: \(group.widget.kind) \(group.slot) at \(ClockTime.text(question.date)): \(reason.message)")
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

    private mutating func tap(_ track: Int, _ tap: TimelineTap, _ picture: PlannedPicture, _ outcome: inout TapOutcome) {
        session.live(upTo: session.history.count)
        let shown: PictureResult
        switch session.draw(picture, scratchFolder: run.settings.output.scratch) {
        case .success(let result): shown = result
        case .failure(let reason): return fail("before", reason.code.rawValue, reason.message, &outcome)
        }
        let target = TapMap(picture: shown).target(at: tap.point)
        outcome.target = TapReport.Region(target, in: shown)
        guard case .intent(let region) = target else { return }
        outcome.inactive = picture.request.whyInactive
        guard outcome.inactive == nil else { return }

        switch session.perform(picture.request, region: region) {
        case .success(let performed):
            outcome.performed = TapReport.Performed(performed)
            outcome.requests = performed.requests.map(TapReport.Request.init)
            let subjects = performed.requests.map(\.subject)
            outcome.reloaded = simulation.performed(subjects, in: track, at: tap.date)
            if let error = performed.error {
                fail("perform", "threw", "perform() of \(performed.intent) threw: \(error)", &outcome)
            }
        case .failure(let reason):
            fail("perform", reason.code.rawValue, reason.message, &outcome)
        }
    }

    private func fail(_ step: String, _ reason: String, _ message: String, _ outcome: inout TapOutcome) {
        outcome.failure = .init(step: step, reason: reason, message: message)
    }
}
