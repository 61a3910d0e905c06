import Geometry
import RenderModel

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
            else { throw item.problem("'\(item.kind)' has no picture; name another kind") }
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
