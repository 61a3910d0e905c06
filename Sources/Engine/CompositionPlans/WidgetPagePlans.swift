import Geometry
import RenderModel
import RenderPlanning

/// The page of the widget gallery on which a widget is added: a page for each family, of which the others are near.
struct AddWidgetSheetPlan: CompositionPlan {
    var usualVariant: VariantName { .snapshot }

    func presentationKinds(on device: Device) -> [PresentationKind] { HomeScreenPlan().presentationKinds(on: device) }

    /// The gallery shows widgets in full color, whatever the Home Screen is set to.
    func modes(_ mode: ModeName) -> [ModeName] { [.fullColor] }

    func pages(
        of pictures: CompositionPictures, _ layout: CompositionLayout, on canvas: CompositionCanvas, kinds: [String]
    ) throws(CompositionLayout.Problem) -> [CompositionPage] {
        let all = try GalleryItems(pictures, layout, kinds, presentationKinds(on: canvas.device)).pictures(
            pictures, on: canvas)
        return all.enumerated().map { index, picture in
            var content = canvas.content(.addWidgetSheet, all)
            content.page = index
            return CompositionPage(
                name: "\(PictureName.folder(forKind: picture.kind))-\(picture.presentationKind)", content: content)
        }
    }
}

/// All widgets of an app: name and description of each, and its families in a row.
struct WidgetGalleryPlan: CompositionPlan {
    var usualVariant: VariantName { .snapshot }

    func presentationKinds(on device: Device) -> [PresentationKind] { HomeScreenPlan().presentationKinds(on: device) }

    func modes(_ mode: ModeName) -> [ModeName] { [.fullColor] }

    func pages(
        of pictures: CompositionPictures, _ layout: CompositionLayout, on canvas: CompositionCanvas, kinds: [String]
    ) throws(CompositionLayout.Problem) -> [CompositionPage] {
        let all = try GalleryItems(pictures, layout, kinds, presentationKinds(on: canvas.device)).pictures(
            pictures, on: canvas)
        var screen = canvas.device.compositionScreen, rows: [[ComposedPicture]] = []
        for picture in all {
            if rows.last?.first?.kind == picture.kind {
                rows[rows.count - 1].append(picture)
            } else {
                rows.append([picture])
            }
        }
        // As wide as the widest row, with what WidgetGallery keeps free around rows and between pictures.
        var width = 480.0, height = 2 * 40.0
        for row in rows {
            let pictures: Double = row.reduce(0) { $0 + $1.size.width }
            width = max(width, pictures + Double(row.count - 1) * 24 + 2 * 40)
            height += (row.map(\.size.height).max() ?? 0) + 112
        }
        screen.size = CGSize(width: width, height: height)
        (screen.cornerRadius, screen.insets) = (0, ScreenInsets())
        return [CompositionPage(content: canvas.content(.widgetGallery, all, screen: screen))]
    }
}

/// What the gallery shows, in the order of the bundle and of the families' sizes.
private struct GalleryItems {
    private var items: [CompositionLayout.Item]

    init(
        _ pictures: CompositionPictures, _ layout: CompositionLayout, _ kinds: [String],
        _ presentationKinds: [PresentationKind]
    ) throws(CompositionLayout.Problem) {
        items = layout.items
        guard items.isEmpty else {
            for index in items.indices where items[index].presentationKind == nil {
                items[index].presentationKind =
                    presentationKinds.first { pictures.has($0, ofKind: items[index].kind) } ?? presentationKinds[0]
            }
            return
        }
        for kind in pictures.kinds(kinds) {
            for presentationKind in presentationKinds where pictures.has(presentationKind, ofKind: kind) {
                items.append(
                    .init(place: "widget '\(kind)'", kind: kind, presentationKind: presentationKind, variant: .snapshot)
                )
            }
        }
        guard items.isEmpty else { return }
        throw .init(description: "no widget has a family of the Home Screen")
    }

    func pictures(
        _ pictures: CompositionPictures, on canvas: CompositionCanvas
    ) throws(CompositionLayout.Problem) -> [ComposedPicture] {
        var result: [ComposedPicture] = []
        for item in items {
            var wanted = item.wanted(item.presentationKind!)
            if wanted.variant == .timeline { wanted.variant = .snapshot }
            result.append(
                try item.placing { () throws(CompositionLayout.Problem) in
                    try pictures.picture(wanted, on: canvas, mode: .fullColor)
                })
        }
        return result
    }
}
