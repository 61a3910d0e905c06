import Foundation
import Geometry
import Rasterizer
import RenderModel
import RenderPlanning

/// The Lock Screen: a line above the clock, widgets in a row below it, and a Live Activity at the bottom.
struct LockScreenPlan: CompositionPlan {
    func presentationKinds(on device: Device) -> [PresentationKind] {
        let families: [FamilyName] = [.accessoryInline, .accessoryRectangular, .accessoryCircular]
        return families.filter { device.sizes[$0] != nil }.map(PresentationKind.family) + [.activity(.lockScreen)]
    }

    /// Accessories are vibrant, activities are not.
    func modes(_ mode: ModeName) -> [ModeName] { [.vibrant, .fullColor] }

    func pages(
        of pictures: CompositionPictures, _ layout: CompositionLayout, on canvas: CompositionCanvas, kinds: [String]
    ) throws(CompositionLayout.Problem) -> [CompositionPage] {
        let items =
            layout.items.isEmpty ? automatic(pictures, kinds, presentationKinds(on: canvas.device)) : layout.items
        guard !items.isEmpty else {
            throw .init(
                description:
                    "no widget has a family that is shown on the Lock Screen of \(canvas.device.identifier), and no "
                    + "Live Activity is declared")
        }
        var room = LockScreenRow(), isLineTaken = false, placed: [ComposedPicture] = []
        for item in items {
            guard let presentationKind = item.presentationKind ?? defaultPresentationKind(of: item.kind, pictures),
                presentationKinds(on: canvas.device).contains(presentationKind)
            else {
                throw item.problem(
                    "the Lock Screen does not show \(item.presentationKind?.description ?? "it"); name one of "
                        + presentationKinds(on: canvas.device).map(\.description).joined(separator: ", "))
            }
            if presentationKind == .family(.accessoryInline) {
                if isLineTaken { throw item.problem("there is one line above the clock, and it is taken") }
                isLineTaken = true
            } else if let family = presentationKind.family, !room.take(family) {
                throw item.problem(
                    "the row below the clock is full: it holds two rectangular widgets, or one and two "
                        + "circular ones, or four circular ones")
            }
            var wanted = item.wanted(presentationKind)
            if presentationKind.activity != nil, wanted.variant == .timeline { wanted.variant = .state }
            var picture = try item.placing { () throws(CompositionLayout.Problem) in
                try pictures.picture(wanted, on: canvas, mode: .default(for: presentationKind))
            }
            if presentationKind == .family(.accessoryInline) { picture.frame = InkedColumns.frame(of: picture) }
            placed.append(picture)
        }
        return [CompositionPage(content: canvas.content(.lockScreen, placed))]
    }

    private func defaultPresentationKind(of kind: String, _ pictures: CompositionPictures) -> PresentationKind? {
        let order: [PresentationKind] = [
            .family(.accessoryRectangular), .family(.accessoryCircular), .family(.accessoryInline),
            .activity(.lockScreen)
        ]
        return order.first { pictures.has($0, ofKind: kind) }
    }

    /// Of the widgets that there are: one line, then rectangles and circles as far as the row goes.
    private func automatic(
        _ pictures: CompositionPictures, _ kinds: [String], _ presentationKinds: [PresentationKind]
    ) -> [CompositionLayout.Item] {
        var items: [CompositionLayout.Item] = [], room = LockScreenRow()
        let kinds = pictures.kinds(kinds)
        func has(_ kind: String, _ presentationKind: PresentationKind) -> Bool {
            presentationKinds.contains(presentationKind) && pictures.has(presentationKind, ofKind: kind)
        }
        func add(_ kind: String, _ presentationKind: PresentationKind) {
            items.append(.init(place: "widget '\(kind)'", kind: kind, presentationKind: presentationKind))
        }
        if let kind = kinds.first(where: { has($0, .family(.accessoryInline)) }) {
            add(kind, .family(.accessoryInline))
        }
        for family in [FamilyName.accessoryRectangular, .accessoryCircular] {
            for kind in kinds where has(kind, .family(family)) && room.take(family) {
                add(kind, .family(family))
            }
        }
        if let kind = kinds.first(where: { has($0, .activity(.lockScreen)) }) {
            add(kind, .activity(.lockScreen))
        }
        return items
    }
}

/// What is drawn of an inline widget, whose picture is as wide as the longest line may be.
private enum InkedColumns {
    /// In points from the picture's left; nil where nothing is drawn or the picture cannot be read.
    static func frame(of picture: ComposedPicture) -> CGRect? {
        guard let data = FileManager.default.contents(atPath: picture.path),
            let bitmap = try? PNGDecoder.decode(data), bitmap.width > 0
        else { return nil }
        let inked = (0..<bitmap.width).filter { x in (0..<bitmap.height).contains { bitmap[x, $0] >> 24 > 8 } }
        guard let first = inked.first, let last = inked.last else { return nil }
        let point = picture.size.width / Double(bitmap.width)
        return CGRect(
            x: Double(first) * point, y: 0, width: Double(last + 1 - first) * point, height: picture.size.height)
    }
}

/// The room of the row below the clock: as much as four circular widgets; a rectangular one takes two of them.
struct LockScreenRow {
    private var free = 4

    /// - Returns: whether it fits.
    mutating func take(_ family: FamilyName) -> Bool {
        let need = family == .accessoryRectangular ? 2 : 1
        guard free >= need else { return false }
        free -= need
        return true
    }
}
