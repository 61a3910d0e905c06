import Geometry
import RenderCoordinator
import RenderModel
import RenderPlanning
import Synchronization

/// One picture of a composition: what it shows, and what its file is called.
package struct CompositionPage: Hashable, Sendable {
    /// What tells it from the composition's others, such as `Status-systemSmall`; empty for the only one.
    package var name = ""
    package var content: CompositionContent
    /// Pixels per point; nil for the device's own.
    package var scale: Double?

    package init(name: String = "", content: CompositionContent, scale: Double? = nil) {
        (self.name, self.content, self.scale) = (name, content, scale)
    }
}

/// Decides what a composition shows: which picture goes where.
package protocol CompositionPlan: Sendable {
    /// The forms whose pictures it may show.
    func presentationKinds(on device: Device) -> [PresentationKind]
    /// How the system shows widgets there.
    func modes(_ mode: ModeName) -> [ModeName]
    /// - Throws: `CompositionLayout.Problem`.
    func pages(
        of pictures: CompositionPictures, _ layout: CompositionLayout, on canvas: CompositionCanvas, kinds: [String]
    ) throws(CompositionLayout.Problem) -> [CompositionPage]
    /// Which of a widget's pictures it shows where the layout names none.
    var usualVariant: VariantName { get }
    /// Pixels per point of the pictures, as a multiple of the device's.
    var magnification: Double { get }
}

extension CompositionPlan {
    package var usualVariant: VariantName { .timeline }
    package var magnification: Double { 1 }
    package func modes(_ mode: ModeName) -> [ModeName] { [mode] }
}

extension CompositionKind {
    /// nil for one that is made of others.
    package var plan: (any CompositionPlan)? {
        switch self {
        case .homeScreen: HomeScreenPlan()
        case .lockScreen: LockScreenPlan()
        case .standBy: StandByPlan()
        case .today: TodayPlan()
        case .addWidgetSheet: AddWidgetSheetPlan()
        case .widgetGallery: WidgetGalleryPlan()
        case .dynamicIsland: DynamicIslandPlan()
        case .carPlay: CarPlayPlan()
        case .store: nil
        }
    }
}

extension CompositionCanvas {
    /// What all compositions for it have in common.
    func content(
        _ kind: CompositionKind?, _ pictures: [ComposedPicture], screen: CompositionScreen? = nil
    ) -> CompositionContent {
        var screen = screen ?? device.compositionScreen
        screen.isCut = isCut
        var content = CompositionContent(
            kind: kind, screen: screen, wallpaper: wallpaper, appName: appName, pictures: pictures)
        (content.mode, content.tint, content.appIcon, content.texts) = (mode, tint, appIcon, texts)
        return content
    }
}

extension CompositionLayout.Item {
    func wanted(_ presentationKind: PresentationKind) -> CompositionPictures.Wanted {
        .init(kind: kind, presentationKind: presentationKind, variant: variant, entry: entry)
    }

    /// A problem with this item.
    func problem(_ text: String) -> CompositionLayout.Problem { .init(description: "\(place): \(text)") }

    /// The same with the item's place before what is wrong.
    func placing<Result>(
        _ body: () throws(CompositionLayout.Problem) -> Result
    ) throws(CompositionLayout.Problem) -> Result {
        do throws(CompositionLayout.Problem) {
            return try body()
        } catch {
            throw problem(error.description)
        }
    }
}

/// A composition of the user's own, which places the pictures itself.
package struct OwnPlan: CompositionPlan {
    package init() {}

    package func presentationKinds(on device: Device) -> [PresentationKind] {
        device.families.map(PresentationKind.family)
            + ActivityPresentation.allCases.filter { device.activitySizes[$0] != nil }.map(PresentationKind.activity)
    }

    package func modes(_ mode: ModeName) -> [ModeName] { [mode, .vibrant] }

    package func pages(
        of pictures: CompositionPictures, _ layout: CompositionLayout, on canvas: CompositionCanvas, kinds: [String]
    ) throws(CompositionLayout.Problem) -> [CompositionPage] {
        var items = layout.items
        if items.isEmpty {
            for kind in pictures.kinds(kinds) {
                for presentationKind in presentationKinds(on: canvas.device)
                where pictures.has(presentationKind, ofKind: kind) {
                    items.append(.init(place: "widget '\(kind)'", kind: kind, presentationKind: presentationKind))
                }
            }
        }
        let grid = HomeScreenGrid(canvas.device)
        var placed: [ComposedPicture] = []
        for item in items {
            guard
                let presentationKind = item.presentationKind
                    ?? presentationKinds(on: canvas.device).first(where: { pictures.has($0, ofKind: item.kind) })
            else { throw item.problem("'\(item.kind)' has no image; name another kind") }
            var wanted = item.wanted(presentationKind)
            if presentationKind.activity != nil, wanted.variant == .timeline { wanted.variant = .state }
            var picture = try item.placing { () throws(CompositionLayout.Problem) in
                let mode =
                    presentationKind.isAccessory
                    ? ModeName.vibrant : presentationKind.family == nil ? .fullColor : canvas.mode
                return try pictures.picture(wanted, on: canvas, mode: mode)
            }
            if let row = item.row, let column = item.column, let family = presentationKind.family {
                picture.frame = grid.widgetFrame(family, row: row - 1, column: column - 1)
            }
            placed.append(picture)
        }
        return [CompositionPage(content: canvas.content(nil, placed))]
    }
}

/// Keeps what came of a run, for what is made of its pictures.
package final class ReportKeeper: RunListener {
    private let kept = Mutex<RenderReport?>(nil)

    package init() {}

    package func handle(_ event: RunEvent) {
        if case .rendered(let report) = event { kept.withLock { $0 = report } }
    }

    /// nil where nothing was rendered.
    package var report: RenderReport? { kept.withLock(\.self) }
}
