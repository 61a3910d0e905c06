import DisplayList
import Findings
import Foundation
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
        // Stand-ins are not meant to be read, and the looks of controls and notices are the system's.
        guard request.shownVariant != .placeholder, !request.presentationKind.isControl, !drawing.isNotice else {
            return []
        }
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
        let views = drawing.viewPlaces?(), tree = views?.tree ?? ViewTree(nodes: []), paths = views?.paths ?? []
        var result: [Finding] = []
        for finding in TextFindings(found, in: tree).all.map({ $0.placed(in: tree, paths) }).sorted()
        where result.last != finding {
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

/// Finds links, buttons and toggles that are hard to hit. A tap anywhere else opens the app, so a widget that is one
/// target as a whole has none of these.
struct TapTargetInspector {
    /// Points, both of Apple's Human Interface Guidelines (Accessibility, Mobility): what a control should have, and
    /// what it must have.
    private static let usual: CGFloat = 44, least: CGFloat = 28

    func findings(_ drawing: Drawing) -> [LocatedFinding] {
        let links = Self.targets(of: drawing.links).map { ("the link to \($0.url)", $0.frame) }
        let intents = drawing.intents.map { ("the \($0.control.rawValue) of \($0.intent)", $0.frame) }
        return (links + intents).compactMap { name, frame in
            // Lengths are sums, which miss whole numbers by a little.
            guard min(frame.width, frame.height) < Self.usual - 0.01, frame.width > 0, frame.height > 0 else {
                return nil
            }
            let isClear = min(frame.width, frame.height) < Self.least - 0.01
            return LocatedFinding(
                .smallTapTarget, isClear ? .warning : .note,
                "\(name) is \(Self.text(frame.width)) × \(Self.text(frame.height)) points, less than 44 × 44", frame)
        }
    }

    /// The views of one link have a region each; those that touch are one target.
    private static func targets(of links: [LinkRegion]) -> [(url: String, frame: CGRect)] {
        var targets: [(url: String, frame: CGRect)] = []
        for link in links {
            let reach = link.frame.insetBy(dx: -0.5, dy: -0.5)
            if let index = targets.firstIndex(where: { $0.url == link.url && $0.frame.intersects(reach) }) {
                targets[index].frame = targets[index].frame.union(link.frame)
            } else {
                targets.append((link.url, link.frame))
            }
        }
        return targets
    }

    private static func text(_ length: CGFloat) -> String {
        let tenths = (Double(length) * 10).rounded() / 10
        return tenths == tenths.rounded() ? String(Int(tenths)) : String(tenths)
    }
}
