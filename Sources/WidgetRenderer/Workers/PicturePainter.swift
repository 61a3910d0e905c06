import CDigest
import Geometry
import DisplayList
import Foundation
import Rasterizer
import WidgetKitCore

/// Turns drawings into files: rasterize, encode, write. One for each worker; its caches live as long.
final class PicturePainter {
    private let rasterizer = Rasterizer()
    private let encoder = PNGEncoder()

    func paint(_ drawing: Drawing, job: DrawJob) throws -> PictureResult {
        var stopwatch = Stopwatch()
        var timings = StageTimings()
        (timings.resolve, timings.layout, timings.record)
            = (drawing.stages.resolve, drawing.stages.layout, drawing.stages.record)

        let list = job.picture.square ? drawing.displayList : masked(drawing.displayList, job.picture.request)
        let picture = try rasterizer.rasterize(list, scale: job.picture.rasterScale)
        timings.raster = stopwatch.lap()
        let png = try encoder.encode(picture.bitmap)
        timings.encode = stopwatch.lap()
        let digest = SHA256.hexadecimal(png)
        if let destination = job.destination {
            try WholeFile.write(png, to: destination, scratchFolder: job.scratchFolder)
            if job.writesDisplayList {
                let text = Data(list.description.utf8)
                try WholeFile.write(
                    text, to: OutputFolder.displayListFile(of: destination), scratchFolder: job.scratchFolder)
            }
        }
        timings.write = stopwatch.lap()

        return PictureResult(
            pixelWidth: picture.bitmap.width, pixelHeight: picture.bitmap.height, sha256: digest, byteCount: png.count,
            entryDate: drawing.entryDate, relevance: drawing.relevance, widgetURL: drawing.widgetURL,
            links: drawing.links, findings: drawing.findings + picture.findings, timings: timings)
    }

    /// The widget as its container shows it: cut out by the continuous corner, or by the Lock Screen's circle.
    private func masked(_ list: DisplayList, _ request: DrawRequest) -> DisplayList {
        let bounds = CGRect(origin: .zero, size: list.size), radius = request.surface.cornerRadius
        let outline: Outline
        if request.family == .accessoryCircular {
            outline = .ellipse(bounds)
        } else if radius > 0 {
            outline = .roundedRectangle(bounds, radius: radius, continuous: true)
        } else {
            return list
        }
        return DisplayList(size: list.size, items: [.group(DisplayGroup(list.items, clip: .init(outline)))])
    }
}
