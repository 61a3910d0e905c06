internal import CDigest
import DisplayList
import Findings
import Foundation
import Geometry
import Rasterizer
import RenderModel
import SystemSupport
import WidgetKitCore

/// Turns drawings into files: rasterize, encode, write. One for each worker; its caches live as long.
package final class PicturePainter {
    let rasterizer = Rasterizer()
    private let encoder = PNGEncoder(), smallestEncoder = PNGEncoder(.smallest)

    func encoder(of job: DrawJob) -> PNGEncoder { job.isOptimized ? smallestEncoder : encoder }

    /// Fills the caches as a picture would.
    func warmUp(_ list: DisplayList) {
        guard let bitmap = try? rasterizer.rasterize(list, scale: 3).bitmap else { return }
        _ = (try? encoder.encode(bitmap)).map(SHA256.hexadecimal)
    }

    /// - Parameter isInspected: whether it is told what of the widget is hard to read or to hit.
    @MainActor
    func paint(_ drawing: Drawing, job: DrawJob, isInspected: Bool = true) throws -> PictureResult {
        try paint(drawing, Self.finished(drawing.displayList, job.picture), job: job, isInspected: isInspected)
    }

    /// - Parameter list: the drawing as its container shows it.
    @MainActor
    func paint(
        _ drawing: Drawing, _ list: DisplayList, job: DrawJob, isInspected: Bool = true
    ) throws -> PictureResult {
        var (bitmap, result) = try rasterize(drawing, list, job: job, isInspected: isInspected)
        var stopwatch = Stopwatch()
        let png = try encoder(of: job).encode(bitmap)
        result.timings.encode = stopwatch.lap()
        (result.sha256, result.byteCount) = (SHA256.hexadecimal(png), png.count)
        if let destination = job.destination {
            try AtomicFile.write(png, to: destination, scratchFolder: job.scratchFolder)
            result.findings += try writeCompanions(of: list, bitmap, job)
        }
        result.timings.write = stopwatch.lap()
        return result
    }

    /// Writes what lies beside a picture.
    ///
    /// - Parameter bitmap: the picture; nil where it was not drawn, as it is known.
    /// - Returns: what in it is not as the picture has it.
    func writeCompanions(of list: DisplayList, _ bitmap: Bitmap?, _ job: DrawJob) throws -> [Finding] {
        guard let destination = job.destination else { return [] }
        var findings: [Finding] = []
        for companion in job.companions {
            let data: Data, scale = job.picture.rasterScale
            switch companion {
            case .displayList: data = Data(list.description.utf8)
            case .svg, .pdf:
                let picture =
                    companion == .svg
                    ? try rasterizer.svg(of: list, pixelScale: scale, hasSelectableText: job.hasSelectableText)
                    : try rasterizer.pdf(of: [list], pixelScale: scale, hasSelectableText: job.hasSelectableText)
                data = picture.data
                findings += picture.findings.filter { $0.code == .vectorRasterized }
            case .webp:
                data = try WebPEncoder().encode(try bitmap ?? rasterizer.rasterize(list, scale: scale).bitmap)
            }
            try AtomicFile.write(data, to: companion.file(of: destination), scratchFolder: job.scratchFolder)
        }
        return findings
    }

    /// The pixels, and what there is to say of a picture that has no file yet.
    /// - Parameter list: the drawing as its container shows it.
    @MainActor
    func rasterize(
        _ drawing: Drawing, _ list: DisplayList, job: DrawJob, isInspected: Bool = true
    ) throws -> (bitmap: Bitmap, result: PictureResult) {
        var stopwatch = Stopwatch(), result = describe(drawing)
        let picture = try rasterizer.rasterize(list, scale: job.picture.rasterScale)
        result.findings += picture.findings + (try findings(of: drawing, job.picture, picture.bitmap))
        if isInspected {
            let inspector = PictureInspector(rasterizer: rasterizer, picture: job.picture)
            result.findings += inspector.findings(of: drawing, list, in: picture.bitmap)
        }
        result.timings.raster = stopwatch.lap()
        (result.pixelWidth, result.pixelHeight) = (picture.bitmap.width, picture.bitmap.height)
        return (picture.bitmap, result)
    }

    /// What a drawing says without pixels.
    func describe(_ drawing: Drawing) -> PictureResult {
        var timings = StageTimings()
        (timings.resolve, timings.layout, timings.record) = (
            drawing.stages.resolve, drawing.stages.layout, drawing.stages.record
        )
        return PictureResult(
            size: drawing.displayList.size, pixelWidth: 0, pixelHeight: 0, sha256: "", byteCount: 0,
            entryDate: drawing.entryDate, relevance: drawing.relevance, widgetURL: drawing.widgetURL,
            links: drawing.links, intents: drawing.intents, ignoredLinks: drawing.ignoredLinks,
            activity: drawing.activity, control: drawing.control, findings: drawing.findings, timings: timings)
    }

    /// The widget as its container shows it, cut out and on its wallpaper.
    package static func finished(_ list: DisplayList, _ picture: PlannedPicture) -> DisplayList {
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
        if request.presentationKind == .family(.accessoryCircular) { return .ellipse(bounds) }
        let isContinuous = request.presentationKind.hasContinuousCorner
        return radius > 0 ? .plate(bounds, radius: radius, continuous: isContinuous) : nil
    }

    /// What the rendering mode takes out of the picture, whatever wallpaper it is on.
    private func findings(
        of drawing: Drawing, _ picture: PlannedPicture, _ bitmap: Bitmap
    ) throws -> [Finding] {
        guard let original = drawing.fullColorList else { return [] }
        let bitmap =
            picture.wallpaper == nil
            ? bitmap : try rasterizer.rasterize(drawing.displayList, scale: picture.rasterScale).bitmap
        let inspector = ModeInspector(
            rasterizer: rasterizer, mode: picture.request.presentation.mode, scale: picture.rasterScale)
        return try inspector.findings(original, in: bitmap)
    }
}
