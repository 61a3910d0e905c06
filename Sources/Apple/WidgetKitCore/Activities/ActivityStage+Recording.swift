import DisplayList
import Findings
import Foundation
import Geometry
import RenderModel
import SwiftUICore

extension ActivityStage {
    func record(_ scene: PlacedScene<Details>) -> Drawing {
        let session = scene.session
        session.reportLayoutIssues(in: scene.placed)
        var recorder = recorder(in: session)
        recorder.group { recorder in
            for item in backgroundItems(scene) { recorder.append(item) }
            scene.background?.record(&recorder)
        } configure: {
            $0.role = .containerBackground
        }
        scene.content.record(&recorder)
        // The guidelines have a key line on dark backgrounds; pictures of light wallpapers show none.
        if presentation.isIsland, request.scheme == .dark, let color = scene.details.keylineColor {
            recorder.append(keyline(color, scene))
        }
        for text in recorder.texts { text.finding(in: scene.bounds).map(session.report) }

        let url = widgetURL(recorder, session) ?? scene.details.url
        var drawing = Drawing(
            displayList: DisplayList(size: scene.size, items: recorder.items), widgetURL: url?.absoluteString)
        drawing.activity = state.summary
        if presentation.isInteractive {
            drawing.links = recorder.links.map(LinkRegion.init)
            drawing.intents = recorder.intents.map(IntentRegion.init)
        } else if !recorder.links.isEmpty || !recorder.intents.isEmpty {
            session.report(
                Finding(
                    .controlInPresentation,
                    "the \(presentation.rawValue) presentation ignores links, buttons and toggles; a tap opens the "
                        + "app"))
        }
        if isInStandBy {
            let transform = standByTransform(of: drawing.displayList.size)
            drawing.displayList = standBy(drawing.displayList, scene, transform)
            for index in drawing.links.indices {
                drawing.links[index].frame = drawing.links[index].frame.applying(transform)
            }
            for index in drawing.intents.indices {
                drawing.intents[index].frame = drawing.intents[index].frame.applying(transform)
            }
        }
        drawing.findings = session.findings
        return drawing
    }

    // MARK: Backgrounds

    private func backgroundItems(_ scene: PlacedScene<Details>) -> [DisplayItem] {
        let bounds = scene.bounds
        if presentation.isIsland { return [.fill(.rectangle(bounds), .color(.black))] }
        if isInStandBy { return [] }
        if presentation.activityFamily == .small, tint(scene) == nil {
            return [.fill(.rectangle(bounds), .color(ResolvedColor(rgb: 28, 28, 30)))]
        }
        // A tint is laid over the blurred wallpaper, which an opaque one hides.
        let tint = tint(scene) ?? ResolvedColor(red: 0, green: 0, blue: 0, alpha: 0)
        var items: [DisplayItem] = tint.alpha < 1 ? [.fill(.rectangle(bounds), .color(veil(scene)))] : []
        if tint.alpha > 0 { items.append(.fill(.rectangle(bounds), .color(tint))) }
        return items
    }

    /// What `activityBackgroundTint` says; nil where it is absent or says nil.
    private func tint(_ scene: PlacedScene<Details>) -> ResolvedColor? {
        guard let named = scene.content.preference(ActivityBackgroundTintKey.self) ?? nil else { return nil }
        return named.color.map { $0.resolve(in: scene.environment).displayColor }
    }

    /// The veil of the Lock Screen's material: Apple's grays, as thin as the one in a picture of an iPhone 14 Pro
    /// (JavierLaguna's SoccerLiveActivity, `lock_screen`), which lightens blue (40, 90, 190) to (120, 160, 235).
    private func veil(_ scene: PlacedScene<Details>) -> ResolvedColor {
        let gray: Float = scene.environment.colorScheme == .dark ? 37 / 255 : 247 / 255
        return ResolvedColor(red: gray, green: gray, blue: gray, alpha: 0.45)
    }

    // MARK: The island's line

    /// A point wide, half transparent: Apple calls it subtle and names no numbers.
    private func keyline(_ color: Color, _ scene: PlacedScene<Details>) -> DisplayItem {
        var line = color.resolve(in: scene.environment).displayColor
        line.alpha *= 0.5
        let bounds = scene.bounds.insetBy(dx: 0.5, dy: 0.5)
        let outline = Outline.plate(bounds, radius: max(0, request.surface.cornerRadius - 0.5), continuous: true)
        return .stroke(outline, StrokePattern(lineWidth: 1), .color(line))
    }

    // MARK: StandBy

    /// The whole display in landscape, in points.
    private var standBySize: CGSize {
        let screen = request.surface.screen
        return CGSize(width: max(screen.width, screen.height), height: min(screen.width, screen.height))
    }

    /// The view twice as large, in the middle.
    private func standByTransform(of list: CGSize) -> CGAffineTransform {
        let size = standBySize
        let scale = min(2, size.width / max(1, list.width), size.height / max(1, list.height))
        return CGAffineTransform(scaleX: scale, y: scale).concatenating(
            CGAffineTransform(
                translationX: (size.width - list.width * scale) / 2, y: (size.height - list.height * scale) / 2))
    }

    /// The view on its tint or on black.
    private func standBy(
        _ list: DisplayList, _ scene: PlacedScene<Details>, _ transform: CGAffineTransform
    ) -> DisplayList {
        let bounds = CGRect(origin: .zero, size: standBySize)
        var items: [DisplayItem] = [.fill(.rectangle(bounds), .color(.black))]
        if let tint = tint(scene) { items.append(.fill(.rectangle(bounds), .color(tint))) }
        items.append(.group(DisplayGroup(list.items, transform: transform)))
        return DisplayList(size: bounds.size, items: items)
    }
}
