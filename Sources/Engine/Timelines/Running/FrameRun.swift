import Foundation
import RenderCoordinator
import RenderModel
import RenderPlanning

/// Draws what the widgets of all devices show over time, on several processes.
struct FrameRun {
    let run: TimelineRun
    let devices: [DeviceTimelines]

    /// So many pictures are drawn by one process at least before the next one takes over, and so many processes draw
    /// a device's pictures at most: enough to share a day's, and few enough for doing again what was done before to
    /// cost little. Neither depends on the number of jobs, and so neither does what comes out.
    private static let fewestPictures = 120, mostParts = 8

    /// A picture at its place in a film.
    private struct Shot: Sendable {
        var film: Int
        var frame: Int
        var moment: Moment
        var picture: PlannedPicture
        /// How much of the device's life comes before.
        var replaySteps: Int
    }

    private struct Part: Sendable {
        var device: Int
        var shots: ArraySlice<Shot>
    }

    private typealias Drawn = (shot: Shot, result: Result<FrameResult, FailureReason>)

    /// A film for each look of each track, in the plan's order, and what could not be drawn.
    func draw() throws -> (films: [Film], failures: [RenderFailure]) {
        var films: [Film] = [], parts: [Part] = []
        for (index, device) in devices.enumerated() {
            let shots = shots(of: device, &films)
            let size = max(Self.fewestPictures, (shots.count + Self.mostParts - 1) / Self.mostParts)
            parts += stride(from: 0, to: shots.count, by: size).map {
                Part(device: index, shots: shots[$0..<min($0 + size, shots.count)])
            }
        }
        let work = parts
        run.context.emit(.queued(pictures: work.map(\.shots.count).reduce(0, +)))
        let drawn = try Parallel.map(work.count, jobs: run.settings.jobs) { try draw(work[$0]) }.flatMap(\.self)
        var failures: [RenderFailure] = []
        for one in drawn.sorted(by: { ($0.shot.film, $0.shot.frame) < ($1.shot.film, $1.shot.frame) }) {
            let shot = one.shot
            switch one.result {
            case .success(let result):
                films[shot.film].frames.append(
                    .init(moment: shot.moment, picture: shot.picture, digest: result.digest, result: result.picture))
            case .failure(let reason):
                let failure = RenderFailure(subject: .picture(shot.picture), reason: reason, instant: shot.moment.date)
                run.context.emit(.failure(failure))
                failures.append(failure)
            }
        }
        films.sort { $0.group.id < $1.group.id }
        return (films, failures)
    }

    /// A device's pictures, in the order in which its life reaches what they show.
    private func shots(of device: DeviceTimelines, _ films: inout [Film]) -> [Shot] {
        var shots: [Shot] = []
        for track in device.tracks {
            let moments = Moment.all(track.simulation.showings, every: run.timeline.every)
            for look in track.group.looks {
                let names = FrameFileName.files(moments, look, in: track.group)
                for (frame, (moment, name)) in zip(moments, names).enumerated() {
                    let picture = track.group.picture(moment, look, track.simulation.reloads, file: name)
                    shots.append(
                        Shot(
                            film: films.count, frame: frame, moment: moment, picture: picture,
                            replaySteps: track.replaySteps(before: moment.content)))
                }
                films.append(Film(group: track.group, look: look, frames: []))
            }
        }
        return shots.sorted { ($0.replaySteps, $0.film, $0.frame) < ($1.replaySteps, $1.film, $1.frame) }
    }

    private func draw(_ part: Part) throws -> [Drawn] {
        let device = devices[part.device]
        let session = try DeviceSession(run.context, device, history: device.history)
        var timeouts: [String: Int] = [:]
        return part.shots.map { shot in
            let kind = shot.picture.request.kind
            guard timeouts[kind, default: 0] < Surrender.patience else {
                return (shot, .failure(Surrender.reason(timeout: shot.picture.request.providerTimeout)))
            }
            session.replay(upTo: shot.replaySteps)
            let job = FrameJob(
                picture: shot.picture, store: run.store, scratchFolder: run.output.scratch)
            let result = session.frame(job)
            if case .success(let taken) = result { run.context.emit(.picture(shot.picture, taken.picture)) }
            if case .failure(let reason) = result, reason.code == .timedOut { timeouts[kind, default: 0] += 1 }
            return (shot, result)
        }
    }
}
