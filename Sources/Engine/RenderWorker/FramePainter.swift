import DisplayList
import Foundation
import ImageFormats
import Rasterizer
import RenderModel
import SystemSupport
import WidgetKitCore

/// Draws moments, of which those that look alike are rasterized once, and the frames between two of them.
final class FramePainter {
    private let painter: PicturePainter

    init(_ painter: PicturePainter) { self.painter = painter }

    @MainActor
    func paint(_ drawing: Drawing, job: FrameJob) throws -> FrameResult {
        let list = PicturePainter.finished(drawing.displayList, job.picture)
        var digest = String(list.digest, radix: 16)
        digest = String(repeating: "0", count: 16 - digest.count) + digest + "@\(job.picture.rasterScale)"
        let file = "\(job.store)/\(digest)"
        // Another process may have drawn it; the same list gives the same bytes wherever it is drawn.
        if let data = FileManager.default.contents(atPath: file + ".json"),
            var known = try? MessageCoding.message(PictureResult.self, line: data)
        {
            known.take(drawing)
            return FrameResult(digest: digest, picture: known)
        }
        var result = try painter.paint(
            drawing,
            job: DrawJob(picture: job.picture, destination: file + ".png", scratchFolder: job.scratchFolder))
        // What the view said is each moment's own; what is kept is of the pixels.
        let own = drawing.findings
        var kept = result
        kept.findings = Array(result.findings.dropFirst(own.count))
        try AtomicFile.write(try MessageCoding.line(kept), to: file + ".json", scratchFolder: job.scratchFolder)
        result.timings.total = 0
        return FrameResult(digest: digest, picture: result)
    }

    /// The frames after `start`, up to the whole `end`, which is seen for the last one's time.
    func frames(from start: Drawing, to end: Drawing, _ job: TransitionJob) throws -> [AnimationFrame] {
        let transition = DisplayListTransition(from: start.displayList, to: end.displayList)
        let encoder = AnimatedPNGEncoder()
        var previous = try bitmap(start.displayList, job.start)
        var result: [AnimationFrame] = []
        let count = Int((transition.duration * Double(job.framesPerSecond)).rounded(.up))
        for index in 0...max(0, count) {
            let next =
                index < count
                ? transition.list(at: Double(index + 1) / Double(job.framesPerSecond)) : transition.end
            let bitmap = try bitmap(next, job.end)
            let delay = (index + 1) * 1000 / job.framesPerSecond - index * 1000 / job.framesPerSecond
            result.append(try encoder.frame(bitmap, after: previous, delay: delay))
            previous = bitmap
        }
        return result
    }

    private func bitmap(_ list: DisplayList, _ picture: PlannedPicture) throws -> Bitmap {
        try painter.rasterizer.rasterize(PicturePainter.finished(list, picture), scale: picture.rasterScale).bitmap
    }
}

extension PictureResult {
    /// Takes over what belongs to the moment and not to the pixels.
    fileprivate mutating func take(_ drawing: Drawing) {
        (entryDate, relevance, widgetURL) = (drawing.entryDate, drawing.relevance, drawing.widgetURL)
        (links, intents) = (drawing.links, drawing.intents)
        findings = drawing.findings + findings
    }
}
