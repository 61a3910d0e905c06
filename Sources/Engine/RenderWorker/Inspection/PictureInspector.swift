import DisplayList
import Findings
import Geometry
import Rasterizer
import RenderModel
import WidgetKitCore

/// What a person would find hard to read or to hit in a picture, whatever its scheme and rendering mode, and which
/// views that is.
struct PictureInspector {
    let rasterizer: Rasterizer
    let picture: PlannedPicture

    /// - Parameters:
    ///   - list: the finished one, which was drawn.
    ///   - bitmap: what came of it.
    @MainActor
    func findings(of drawing: Drawing, _ list: DisplayList, in bitmap: Bitmap) -> [Finding] {
        let request = picture.request
        // Stand-ins are not meant to be read, and a control's looks are the system's.
        guard request.shownVariant != .placeholder, !request.presentationKind.isControl else { return [] }
        let origin =
            picture.wallpaper == nil
            ? CGPoint.zero : CGPoint(x: Wallpaper.margin, y: Wallpaper.margin)
        let legibility = LegibilityInspector(scale: picture.rasterScale, origin: origin, backdrop: backdrop)
        var found = legibility.findings(list, in: bitmap, rasterizer)
        found += TapTargetInspector().findings(drawing)
        found += ImageBudgetInspector(scale: picture.rasterScale).findings(drawing.displayList)
        guard !found.isEmpty else { return [] }
        return Self.placed(found, drawing)
    }

    /// The findings with the views that they are about, sorted, each once.
    @MainActor
    private static func placed(_ found: [LocatedFinding], _ drawing: Drawing) -> [Finding] {
        let tree = drawing.viewPlaces?() ?? ViewTree(nodes: []), paths = tree.paths
        var result: [Finding] = []
        for finding in found.map({ $0.placed(in: tree, paths) }).sorted() where result.last != finding {
            result.append(finding)
        }
        return result
    }

    /// What an iPhone shows through: on the Lock Screen, in StandBy and in the tinted and clear looks something dark,
    /// elsewhere nothing does, and the scheme's own background stands for it.
    private var backdrop: ResolvedColor {
        let isLight = picture.request.presentation.mode == .fullColor && picture.request.scheme == .light
        return isLight ? .white : .black
    }
}
