import Geometry
import RenderModel
import RenderPlanning
import SystemSupport

/// Widgets and icons in the grid of the Home Screen.
struct HomeScreenPlan: CompositionPlan {
    func presentationKinds(on device: Device) -> [PresentationKind] {
        let families: [FamilyName] = [.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge]
        return families.filter { device.sizes[$0] != nil }.map(PresentationKind.family)
    }

    func pages(
        of pictures: CompositionPictures, _ layout: CompositionLayout, on canvas: CompositionCanvas, kinds: [String]
    ) throws(CompositionLayout.Problem) -> [CompositionPage] {
        let grid = HomeScreenGrid(canvas.device)
        let items =
            layout.items.isEmpty
            ? automatic(pictures, grid, kinds, on: canvas.device) : layout.items
        var taken: Set<HomeScreenGrid.Cell> = [], owners: [HomeScreenGrid.Cell: String] = [:]
        var placed: [ComposedPicture] = []
        for item in items {
            guard let family = try family(of: item, pictures, on: canvas.device),
                let span = HomeScreenGrid.span(of: family)
            else {
                throw item.problem(
                    "the Home Screen does not show \(item.presentationKind.map(\.description) ?? "this widget"); "
                        + "name one of \(presentationKinds(on: canvas.device).map(\.description).joined(separator: ", "))"
                )
            }
            let cell = try place(item, span, grid, taken)
            let covered = HomeScreenGrid.Cell.covered(by: span, at: cell)
            if let other = covered.compactMap({ owners[$0] }).min() {
                throw item.problem(
                    "it overlaps \(other); a \(family) takes \(span.rows) rows and "
                        + "\(span.columns) columns")
            }
            taken.formUnion(covered)
            for cell in covered { owners[cell] = item.place }
            var picture = try item.placing { () throws(CompositionLayout.Problem) in
                try pictures.picture(item.wanted(.family(family)), on: canvas, mode: canvas.mode)
            }
            picture.frame = grid.widgetFrame(family, row: cell.row, column: cell.column)
            placed.append(picture)
        }
        var content = canvas.content(.homeScreen, placed)
        content.icons = grid.icons(
            around: taken, count: layout.iconCount ?? usualIcons(grid, taken),
            dockCount: layout.dockCount ?? (canvas.device.idiom == .pad ? 6 : 4), pageCount: layout.pageCount,
            showsOwn: true)
        return [CompositionPage(content: content)]
    }

    /// A page that is not quite full looks used, and tells where the icons end.
    private func usualIcons(_ grid: HomeScreenGrid, _ taken: Set<HomeScreenGrid.Cell>) -> Int {
        let free = grid.rows * grid.columns - taken.count
        return max(0, free - (free > grid.columns * 2 ? grid.columns + 1 : 0))
    }

    /// The family that is named, or the first that there is.
    private func family(
        of item: CompositionLayout.Item, _ pictures: CompositionPictures, on device: Device
    ) throws(CompositionLayout.Problem) -> FamilyName? {
        if let presentationKind = item.presentationKind {
            return presentationKind.family.flatMap { device.sizes[$0] == nil ? nil : $0 }
        }
        let all: [FamilyName] = [.systemMedium, .systemSmall, .systemLarge, .systemExtraLarge]
        if let found = all.first(where: { pictures.has(.family($0), ofKind: item.kind) }) { return found }
        throw item.problem(
            pictures.kinds().contains(item.kind)
                ? "'\(item.kind)' has no widget for the Home Screen"
                : "there is no widget of kind '\(item.kind)'\(NearestName.hint(item.kind, pictures.kinds()))")
    }

    private func place(
        _ item: CompositionLayout.Item, _ span: (rows: Int, columns: Int), _ grid: HomeScreenGrid,
        _ taken: Set<HomeScreenGrid.Cell>
    ) throws(CompositionLayout.Problem) -> HomeScreenGrid.Cell {
        if let row = item.row, let column = item.column {
            let cell = HomeScreenGrid.Cell(row: row - 1, column: column - 1)
            guard grid.holds(span, at: cell) else {
                throw item.problem(
                    "row \(row), column \(column): \(span.rows) rows and \(span.columns) columns from "
                        + "there reach beyond the \(grid.rows) rows and \(grid.columns) columns of this device")
            }
            return cell
        }
        guard let cell = Self.firstFree(span, grid, taken) else {
            throw item.problem("it does not fit on the page")
        }
        return cell
    }

    /// The first place for a widget, of those where iOS lets one go: every second column.
    private static func firstFree(
        _ span: (rows: Int, columns: Int), _ grid: HomeScreenGrid, _ taken: Set<HomeScreenGrid.Cell>
    ) -> HomeScreenGrid.Cell? {
        for row in stride(from: 0, through: max(0, grid.rows - span.rows), by: 2) {
            for column in stride(from: 0, through: max(0, grid.columns - span.columns), by: 2) {
                let cell = HomeScreenGrid.Cell(row: row, column: column)
                let covered = HomeScreenGrid.Cell.covered(by: span, at: cell)
                if grid.holds(span, at: cell), taken.isDisjoint(with: covered) { return cell }
            }
        }
        return nil
    }

    /// The first widget as wide as the page, then small ones two by two, and a row at least for icons.
    private func automatic(
        _ pictures: CompositionPictures, _ grid: HomeScreenGrid, _ kinds: [String], on device: Device
    ) -> [CompositionLayout.Item] {
        let kinds = pictures.kinds(kinds)
        func has(_ kind: String, _ family: FamilyName) -> Bool { pictures.has(.family(family), ofKind: kind) }
        var choices: [(kind: String, family: FamilyName)] = []
        for kind in kinds {
            let order: [FamilyName] =
                choices.isEmpty
                ? [.systemMedium, .systemLarge, .systemSmall] : [.systemSmall, .systemMedium, .systemLarge]
            if let family = order.first(where: { has(kind, $0) }) { choices.append((kind, family)) }
        }
        let largest: [FamilyName] = device.idiom == .pad ? [.systemLarge, .systemSmall] : [.systemSmall]
        for family in largest {
            for kind in kinds where has(kind, family) && !choices.contains(where: { $0 == (kind, family) }) {
                choices.append((kind, family))
            }
        }
        var taken: Set<HomeScreenGrid.Cell> = [], items: [CompositionLayout.Item] = []
        let rows = grid.rows - (grid.rows > 4 ? 2 : 1)
        for choice in choices {
            guard let span = HomeScreenGrid.span(of: choice.family),
                let cell = Self.firstFree(span, grid, taken), cell.row + span.rows <= max(rows, span.rows)
            else { continue }
            taken.formUnion(HomeScreenGrid.Cell.covered(by: span, at: cell))
            items.append(
                .init(
                    place: "widget '\(choice.kind)'", kind: choice.kind, presentationKind: .family(choice.family),
                    row: cell.row + 1, column: cell.column + 1))
        }
        return items
    }
}
