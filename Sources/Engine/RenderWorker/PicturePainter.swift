import CDigest
import Findings
import Geometry
import DisplayList
import Foundation
import Rasterizer
import RenderModel
import SystemSupport
import WidgetKitCore

/// Turns drawings into files: rasterize, encode, write. One for each worker; its caches live as long.
final class PicturePainter {
    let rasterizer = Rasterizer()
    private let encoder = PNGEncoder()

    /// Fills the caches as a picture would.
    func warmUp(_ list: DisplayList) {
        guard let bitmap = try? rasterizer.rasterize(list, scale: 3).bitmap else { return }
        _ = (try? encoder.encode(bitmap)).map(SHA256.hexadecimal)
    }

    func paint(_ drawing: Drawing, job: DrawJob) throws -> PictureResult {
        var stopwatch = Stopwatch()
        var timings = StageTimings()
        (timings.resolve, timings.layout, timings.record)
            = (drawing.stages.resolve, drawing.stages.layout, drawing.stages.record)

        let list = Self.finished(drawing.displayList, job.picture)
        let picture = try rasterizer.rasterize(list, scale: job.picture.rasterScale)
        let lost = try findings(of: drawing, job.picture, picture.bitmap)
        timings.raster = stopwatch.lap()
        let png = try encoder.encode(picture.bitmap)
        timings.encode = stopwatch.lap()
        let digest = SHA256.hexadecimal(png)
        if let destination = job.destination {
            try WholeFile.write(png, to: destination, scratchFolder: job.scratchFolder)
            if job.writesDisplayList {
                let text = Data(list.description.utf8)
                try WholeFile.write(
                    text, to: PlannedPicture.displayListFile(of: destination), scratchFolder: job.scratchFolder)
            }
        }
        timings.write = stopwatch.lap()

        return PictureResult(
            size: drawing.displayList.size, pixelWidth: picture.bitmap.width, pixelHeight: picture.bitmap.height,
            sha256: digest, byteCount: png.count,
            entryDate: drawing.entryDate, relevance: drawing.relevance, widgetURL: drawing.widgetURL,
            links: drawing.links, intents: drawing.intents, ignoredLinks: drawing.ignoredLinks,
            activity: drawing.activity, control: drawing.control,
            findings: drawing.findings + picture.findings + lost, timings: timings)
    }

    /// The widget as its container shows it, cut out and on its wallpaper.
    static func finished(_ list: DisplayList, _ picture: PlannedPicture) -> DisplayList {
        let outline = picture.square ? nil : Self.outline(of: list.size, picture.request)
        if let wallpaper = picture.wallpaper {
            return WallpaperScene(wallpaper: wallpaper, request: picture.request).list(around: list, outline: outline)
        }
        guard let outline else { return list }
        return DisplayList(size: list.size, items: [.group(DisplayGroup(list.items, clip: .init(outline)))])
    }

    /// The continuous corner, or the Lock Screen's circle; nil for a rectangle.
    private static func outline(of size: CGSize, _ request: DrawRequest) -> Outline? {
        let bounds = CGRect(origin: .zero, size: size), radius = request.surface.cornerRadius
        if request.slot == .family(.accessoryCircular) { return .ellipse(bounds) }
        let isContinuous = request.slot.hasContinuousCorner
        return radius > 0 ? .roundedRectangle(bounds, radius: radius, continuous: isContinuous) : nil
    }

    /// What the rendering mode takes out of the picture, whatever wallpaper it is on.
    private func findings(
        of drawing: Drawing, _ picture: PlannedPicture, _ bitmap: Bitmap
    ) throws -> [Finding] {
        guard let original = drawing.fullColorList else { return [] }
        let bitmap = picture.wallpaper == nil
            ? bitmap : try rasterizer.rasterize(drawing.displayList, scale: picture.rasterScale).bitmap
        let inspector = ModeInspector(
            rasterizer: rasterizer, mode: picture.request.presentation.mode, scale: picture.rasterScale)
        return try inspector.findings(original, in: bitmap)
    }
}
