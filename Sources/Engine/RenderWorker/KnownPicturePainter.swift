import DisplayList
import Findings
import Foundation
import Geometry
import Rasterizer
import RenderModel
import Snapshots
import SystemSupport
import WidgetKitCore

/// Draws pictures that lie in the output folder already: one whose drawing is the earlier run's is laid out, and neither
/// rasterized nor encoded nor written.
@MainActor
final class KnownPicturePainter {
    private let painter: PicturePainter
    private let hasher: SnapshotHasher

    init(_ painter: PicturePainter, _ hasher: SnapshotHasher) { (self.painter, self.hasher) = (painter, hasher) }

    func paint(_ drawing: Drawing, job: DrawJob) throws -> PictureResult {
        let list = PicturePainter.finished(drawing.displayList, job.picture)
        var stopwatch = Stopwatch()
        let hash = hash(of: drawing, list, job), seconds = stopwatch.lap()
        if let known = job.known, let places = places(hash, known, drawing), let bytes = untouched(known, job) {
            var result = painter.describe(drawing)
            (result.sha256, result.byteCount, result.drawing) = (known.sha256, bytes, known.drawing)
            (result.pixelWidth, result.pixelHeight) = (known.pixelWidth, known.pixelHeight)
            result.findings = places.adding(to: known.findings.filter { $0.code != .vectorRasterized })
            (result.timings.hash, result.timings.isKnown) = (seconds, true)
            result.findings += try painter.writeCompanions(of: list, nil, job)
            return result
        }
        var result = try painter.paint(drawing, list, job: job)
        result.drawing = hash + Places(of: result.findings, drawing).text
        result.timings.hash = seconds
        return result
    }

    /// What pixels come of, and findings: what the mode took out, and how the picture is looked at.
    private func hash(of drawing: Drawing, _ list: DisplayList, _ job: DrawJob) -> String {
        let picture = job.picture, request = picture.request, scale = picture.rasterScale
        var parts = [
            painter.encoder(of: job).name, hasher.hash(of: list, scale: scale),
            "\(request.presentationKind) \(request.shownVariant.kind) \(request.scheme) \(request.presentation.mode)"
        ]
        if let original = drawing.fullColorList {
            parts.append(hasher.hash(of: original, scale: scale))
            if picture.wallpaper != nil { parts.append(hasher.hash(of: drawing.displayList, scale: scale)) }
        }
        for link in drawing.links { parts.append("\(link.url) \(Self.text(link.frame))") }
        for intent in drawing.intents { parts.append("\(intent.control) \(intent.intent) \(Self.text(intent.frame))") }
        for finding in drawing.findings { parts.append("\(finding.code) \(finding.severity) \(finding.message)") }
        return LockFile.shortened(SHA256.hexadecimal(parts: parts))
    }

    /// Where the views of findings are, where the drawing is the known one.
    private func places(_ hash: String, _ known: KnownPicture, _ drawing: Drawing) -> Places? {
        guard known.drawing.hasPrefix(hash) else { return nil }
        let places = Places(of: known.findings, drawing)
        return known.drawing == hash + places.text ? places : nil
    }

    /// The views of a drawing that has findings about some. They may be called something else in the same drawing, and be
    /// made at another place of the program. Making their list takes a second recording.
    private struct Places {
        private let views: NamedViews?

        @MainActor
        init(of findings: [Finding], _ drawing: Drawing) {
            let isNeeded = findings.contains { $0.view != nil }
            views = isNeeded ? drawing.viewPlaces?() : nil
        }

        /// What the views are called, and where they are: a short text; empty where none is needed.
        var text: String {
            guard let nodes = views?.tree.nodes, !nodes.isEmpty else { return "" }
            var bytes: [UInt8] = []
            func add(_ text: String) {
                bytes += text.utf8
                bytes.append(0)
            }
            for node in nodes {
                let frame = node.frame
                let numbers = [
                    UInt64(node.depth), frame.minX.bitPattern64, frame.minY.bitPattern64, frame.width.bitPattern64,
                    frame.height.bitPattern64, UInt64(node.owners?.count ?? 0)
                ]
                numbers.withUnsafeBytes { bytes += $0 }
                add(node.view)
                node.owners?.forEach(add)
            }
            return "-" + SHA256.hexadecimal(bytes).prefix(16)
        }

        /// The findings with the places of the program where their views are made.
        @MainActor
        func adding(to findings: [Finding]) -> [Finding] {
            guard let views else { return findings }
            let tree = views.tree, paths = views.paths
            return findings.map { finding in
                guard let view = finding.view else { return finding }
                var result = finding
                let nodes = tree.nodes.indices.filter { paths[$0] == view && tree.nodes[$0].callSite != nil }
                let node = nodes.last { index in finding.frame.map { $0.isInside(tree.nodes[index].frame) } ?? true }
                result.callSite = (node ?? nodes.first).flatMap { tree.nodes[$0].callSite }
                return result
            }
        }
    }

    /// Every bit of it: printing a value that does not print itself goes by reflection, which took a twentieth of a run.
    private nonisolated static func text(_ frame: CGRect) -> String {
        "\(frame.minX.bitPattern) \(frame.minY.bitPattern) \(frame.width.bitPattern) \(frame.height.bitPattern)"
    }

    /// Whether the file is the one that was written: its bytes are read, as a date tells nothing of a folder that was
    /// copied, cached or checked out.
    /// - Returns: how many bytes it has; nil where it is another one.
    private func untouched(_ known: KnownPicture, _ job: DrawJob) -> Int? {
        guard let path = job.destination, let data = FileManager.default.contents(atPath: path),
            SHA256.hexadecimal(data) == known.sha256
        else { return nil }
        return data.count
    }
}

extension CGFloat {
    fileprivate var bitPattern64: UInt64 { Double(self).bitPattern }
}

extension Finding.Frame {
    /// Whether its middle lies in a rectangle, in points.
    fileprivate func isInside(_ frame: CGRect) -> Bool {
        frame.contains(CGPoint(x: x + width / 2, y: y + height / 2))
    }
}
