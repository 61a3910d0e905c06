import Geometry
import RenderModel

/// A composition of the user's own, which places the pictures itself.
package struct OwnPlan: CompositionPlan {
    package init() {}

    package func slots(on device: Device) -> [Slot] {
        device.families.map(Slot.family)
            + ActivityPresentation.allCases.filter { device.activitySizes[$0] != nil }.map(Slot.activity)
    }

    package func modes(_ mode: ModeName) -> [ModeName] { [mode, .vibrant] }

    package func pages(
        of pictures: CompositionPictures, _ layout: CompositionLayout, on canvas: CompositionCanvas, kinds: [String]
    ) throws(CompositionLayout.Problem) -> [CompositionPage] {
        var items = layout.items
        if items.isEmpty {
            for kind in pictures.kinds(kinds) {
                for slot in slots(on: canvas.device) where pictures.has(slot, ofKind: kind) {
                    items.append(.init(place: "widget '\(kind)'", kind: kind, slot: slot))
                }
            }
        }
        let grid = HomeScreenGrid(canvas.device)
        var placed: [ComposedPicture] = []
        for item in items {
            guard let slot = item.slot ?? slots(on: canvas.device).first(where: { pictures.has($0, ofKind: item.kind) })
            else { throw item.problem("'\(item.kind)' has no picture; name another kind") }
            var wanted = item.wanted(slot)
            if slot.activity != nil, wanted.variant == .timeline { wanted.variant = .state }
            var picture = try item.placing { () throws(CompositionLayout.Problem) in
                let mode = slot.isAccessory ? ModeName.vibrant : slot.family == nil ? .fullColor : canvas.mode
                return try pictures.picture(wanted, on: canvas, mode: mode)
            }
            if let row = item.row, let column = item.column, let family = slot.family {
                picture.frame = grid.widgetFrame(family, row: row - 1, column: column - 1)
            }
            placed.append(picture)
        }
        return [CompositionPage(content: canvas.content(nil, placed))]
    }
}
