import Foundation
import ImageFormats
import Rasterizer
import RenderCoordinator
import RenderModel
import SystemSupport

/// Writes films as animations.
struct AnimationWriter {
    let run: TimelineRun
    let devices: [DeviceTimelines]

    private var timeline: TimelineSettings { run.timeline }

    /// So many changes are played by one process; it does not depend on the number of jobs.
    private static let chunk = 12

    private struct Chunk: Sendable {
        var film: Int
        /// Of stills that a change leads to.
        var stills: Range<Int>
    }

    func write(_ films: [Film]) throws -> [Film.Animation?] {
        let stills = films.map(\.stills)
        let chunks = films.indices.flatMap { film in
            stride(from: 1, to: stills[film].count, by: Self.chunk).map {
                Chunk(film: film, stills: $0..<min($0 + Self.chunk, stills[film].count))
            }
        }
        let plays = films.indices.map { timeline.playsTransitions(films[$0], changes: stills[$0].count - 1) }
        let parts = try Parallel.map(chunks.count, jobs: run.settings.jobs) { index in
            let chunk = chunks[index]
            return plays[chunk.film]
                ? try transitions(films[chunk.film], stills[chunk.film], chunk.stills)
                : try cuts(films[chunk.film], stills[chunk.film], chunk.stills)
        }
        return try Parallel.map(films.count, jobs: run.settings.jobs) { film -> Film.Animation? in
            guard let first = stills[film].first else { return nil }
            let bitmap = try bitmap(first, films[film])
            var frames = [
                try AnimatedPNGEncoder().frame(
                    bitmap, after: nil, delay: timeline.hold(first, animated: plays[film]))
            ]
            for (chunk, part) in zip(chunks, parts) where chunk.film == film { frames += part }
            let files = try timeline.formats.map { format in
                let file = films[film].file("animation", format.fileExtension)
                try run.output.write(format.encode(frames, width: bitmap.width, height: bitmap.height), to: file)
                return file
            }
            let scale = films[film].group.placement.scale, seen = frames.filter { !$0.isEmpty }.count
            return Film.Animation(
                files: files, width: Double(bitmap.width) / scale, height: Double(bitmap.height) / scale,
                frameCount: seen,
                duration: Double(frames.map(\.delay).reduce(0, +)) / 1000,
                transitions: plays[film] ? stills[film].count - 1 : 0)
        }
    }

    private func bitmap(_ still: Film.Still, _ film: Film) throws -> Bitmap {
        let path = "\(run.store)/\(film.frames[still.first].digest).png"
        guard let data = FileManager.default.contents(atPath: path) else {
            throw FileError(path, reason: "it has gone")
        }
        return try PNGDecoder.decode(data)
    }

    private func cuts(_ film: Film, _ stills: [Film.Still], _ range: Range<Int>) throws -> [AnimationFrame] {
        var previous = try bitmap(stills[range.lowerBound - 1], film)
        return try range.map { index in
            let bitmap = try bitmap(stills[index], film)
            defer { previous = bitmap }
            return try AnimatedPNGEncoder().frame(
                bitmap, after: previous, delay: timeline.hold(stills[index], animated: false))
        }
    }

    private func transitions(_ film: Film, _ stills: [Film.Still], _ range: Range<Int>) throws -> [AnimationFrame] {
        let found = devices.compactMap { device in
            device.tracks.first { $0.group.id == film.group.id }.map { (device, $0) }
        }
        guard let (device, track) = found.first else { return [] }
        let session = try DeviceSession(run.context, device, history: device.history)
        return try range.flatMap { index -> [AnimationFrame] in
            // The frame before the change, whose clock stands closest to it.
            let start = film.frames[stills[index].first - 1], end = film.frames[stills[index].first]
            session.replay(upTo: track.replaySteps(before: start.moment.content))
            session.hold(start.picture)
            session.replay(upTo: track.replaySteps(before: end.moment.content))
            let job = TransitionJob(
                start: start.picture, end: end.picture, framesPerSecond: timeline.framesPerSecond)
            switch session.frames(job) {
            case .success(var frames):
                guard !frames.isEmpty else { return try cuts(film, stills, index..<index + 1) }
                frames[frames.count - 1].delay = timeline.hold(stills[index], animated: true)
                return frames
            case .failure(let reason):
                run.context.emit(.note("cut instead of animated: \(end.picture): \(reason.message)"))
                return try cuts(film, stills, index..<index + 1)
            }
        }
    }
}
