import DisplayList
import Foundation
import PackagedFonts
import Rasterizer
import RenderModel
import Snapshots
import SystemSupport
import Typesetting
import WidgetKitCore

/// Holds drawings against goldens: one whose hash is the golden's is not rasterized at all.
@MainActor
final class SnapshotPainter {
    private let painter: PicturePainter
    private let hasher: SnapshotHasher
    /// Of what this worker has written, by folder, hash of the drawing and form: light and dark are often the same.
    private var written: [String: (sha256: String, byteCount: Int)] = [:]

    init(_ painter: PicturePainter, _ hasher: SnapshotHasher) { (self.painter, self.hasher) = (painter, hasher) }

    func paint(_ drawing: Drawing, job: DrawJob, against snapshot: SnapshotJob) throws -> PictureResult {
        let list = PicturePainter.finished(drawing.displayList, job.picture), scale = job.picture.rasterScale
        let heard = drawing.accessibilityTree?().text ?? ""
        let hash = hasher.hash(of: list, heard: heard, scale: scale), cost = SnapshotCost.of(list, scale: scale)
        func result(_ outcome: DrawnSnapshot.Outcome, _ picture: PictureResult, text: String? = nil) -> PictureResult {
            var picture = picture
            picture.snapshot = DrawnSnapshot(outcome: outcome, hash: hash, cost: cost, text: text)
            return picture
        }
        let isSame = hash == snapshot.hash && !snapshot.writesAlways
        if isSame, !snapshot.isInspected { return result(.sameDrawing, painter.describe(drawing)) }

        let (bitmap, picture) = try painter.rasterize(drawing, list, job: job)
        if isSame { return result(.sameDrawing, picture) }
        let golden = snapshot.golden.flatMap { FileManager.default.contents(atPath: $0) }
        let outcome = try outcome(of: bitmap, against: golden)

        var finished = picture
        if let golden, outcome == .samePixels, !snapshot.writesAlways {
            // Only the text may be another.
            (finished.sha256, finished.byteCount) = (SHA256.hexadecimal(golden), golden.count)
        } else {
            let isKept = snapshot.writesAlways || (outcome == .new ? snapshot.keepsNew : snapshot.keepsDifferent)
            (finished.sha256, finished.byteCount) = try write(
                bitmap, hash, as: isKept ? .smallest : .fast, into: snapshot.folder, job.scratchFolder)
        }
        let text = Data(Self.text(of: drawing, list, heard).utf8), digest = SHA256.hexadecimal(text)
        try AtomicFile.write(text, to: "\(snapshot.folder)/texts/\(digest).txt", scratchFolder: job.scratchFolder)
        return result(outcome, finished, text: digest)
    }

    private func write(
        _ bitmap: Bitmap, _ hash: String, as effort: PNGEncoder.Effort, into folder: String, _ scratchFolder: String
    ) throws -> (sha256: String, byteCount: Int) {
        let key = "\(folder)\n\(hash)\n\(effort)"
        if let known = written[key] { return known }
        let png = try PNGEncoder(effort).encode(bitmap), digest = SHA256.hexadecimal(png)
        try AtomicFile.write(png, to: "\(folder)/images/\(digest).png", scratchFolder: scratchFolder)
        written[key] = (digest, png.count)
        return (digest, png.count)
    }

    /// The drawing, its views, and what VoiceOver reads of them.
    private static func text(of drawing: Drawing, _ list: DisplayList, _ heard: String) -> String {
        let lines = heard.split(separator: "\n").map(String.init)
        return SnapshotText(
            list: list, views: drawing.viewTree?(),
            sections: lines.isEmpty ? [] : [.init(name: SnapshotText.accessibilityName, lines: lines)]
        ).text
    }

    /// A golden that cannot be read is none.
    private func outcome(of bitmap: Bitmap, against data: Data?) throws -> DrawnSnapshot.Outcome {
        guard let golden = data.flatMap({ try? PNGDecoder.decode($0) }) else { return .new }
        return try bitmap.asStored() == golden ? .samePixels : .different
    }
}

extension SnapshotHasher {
    /// That of what draws in this process.
    package static func ofRenderer() -> SnapshotHasher {
        SnapshotHasher(
            version: DarkroomVersion.current, fonts: Typesetter.shared.fingerprint,
            fontFolder: PackagedFonts.facesDirectory.path, decoder: ImageCodec.description)
    }
}

/// Measures consecutive stretches of time on the monotonic clock.
struct Stopwatch {
    private var start = ContinuousClock.now

    /// Seconds since the last lap.
    mutating func lap() -> Double {
        let now = ContinuousClock.now
        defer { start = now }
        return (now - start) / .seconds(1)
    }
}
