import DisplayList
import Foundation
import Geometry
import Rasterizer
import RenderCoordinator
import Typesetting

/// Writes films: their pictures once each, film strips and animations.
struct FilmWriter {
    let run: TimelineRun
    let devices: [DeviceTimelines]

    private var timeline: TimelineSettings { run.timeline }
    private var output: OutputFolder { run.output }

    func write(_ films: [Film]) throws -> [Film.Played] {
        var played = films.map(self.played)
        if timeline.products.contains(.pictures) { try writePictures(films, played) }
        if timeline.products.contains(.strip) {
            for (index, file) in try writeStrips(films).enumerated() { played[index].strip = file }
        }
        if timeline.products.contains(.animation) {
            let animations = try AnimationWriter(run: run, devices: devices).write(films)
            for (index, animation) in animations.enumerated() { played[index].animation = animation }
        }
        return played
    }

    private func played(_ film: Film) -> Film.Played {
        var files: [String: String] = [:]
        let frames = film.frames.map { frame in
            let file = files[frame.digest, default: frame.picture.file]
            files[frame.digest] = file
            return Film.Played.Frame(
                date: frame.moment.date, content: frame.moment.content,
                file: timeline.products.contains(.pictures) ? file : nil, result: frame.result)
        }
        return Film.Played(look: film.look.name, frames: frames, changes: max(0, film.stills.count - 1))
    }

    /// Pictures that look alike have one file, named after the first of them.
    private func writePictures(_ films: [Film], _ played: [Film.Played]) throws {
        for (film, result) in zip(films, played) {
            var written: Set<String> = []
            for (frame, named) in zip(film.frames, result.frames) where written.insert(frame.digest).inserted {
                guard let file = named.file else { continue }
                try output.adopt("\(run.store)/\(frame.digest).png", as: file)
            }
        }
    }

    private func writeStrips(_ films: [Film]) throws -> [String?] {
        // Text is set on the main thread; the sheets are drawn on all.
        let lists = films.map { film -> DisplayList? in
            guard !film.frames.isEmpty else { return nil }
            return MainActor.assumeIsolated {
                FilmStrip(
                    film: film, stills: film.stills, title: title(film),
                    zone: TimeZone(identifier: film.group.surface.timeZone) ?? .gmt, store: run.store
                ).list
            }
        }
        return try Parallel.map(films.count, jobs: run.settings.jobs) { index -> String? in
            guard let list = lists[index] else { return nil }
            let sheet = try Rasterizer().rasterize(list, scale: FilmStrip.scale)
            let file = films[index].file("strip")
            try output.write(try PNGEncoder().encode(sheet.bitmap), to: file)
            return file
        }
    }

    private func title(_ film: Film) -> String {
        let name = film.group.widget.title(in: film.group.placement.locale)
        return "\(name) · \(film.group.presentationKind) · \(film.look.name) · \(SpanText.text(timeline.length))"
    }
}
