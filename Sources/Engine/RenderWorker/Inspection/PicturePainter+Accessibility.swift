import DisplayList
import RenderModel
import WidgetKitCore

extension PicturePainter {
    /// Writes a picture, without its wallpaper, with what VoiceOver finds marked in it and spelled out beside it.
    @MainActor
    func paintOverlay(_ drawing: Drawing, _ tree: AccessibilityTree, job: DrawJob) throws -> PictureResult {
        var job = job, drawing = drawing
        job.picture.wallpaper = nil
        let picture = Self.finished(drawing.displayList, job.picture)
        drawing.displayList = AccessibilityOverlay.list(tree, over: picture, scale: job.picture.rasterScale)
        drawing.fullColorList = nil
        // The page has no corners to cut out.
        job.picture.square = true
        return try paint(drawing, job: job)
    }
}
