import Geometry
import RenderModel
import RenderPlanning

/// The grid in which a device's Home Screen has icons and widgets, in points.
///
/// Apple publishes the sizes of widgets and not the grid, which follows from them: a small widget is as high as two
/// icons with what lies between their tops, a large one as four. On the 393-point screen 158 and 354 give 98 from icon
/// to icon and icons of 60. Sideways a widget reaches beyond its icons by as much as a cell is wider than they.
package struct HomeScreenGrid: Hashable, Sendable {
    package let columns: Int
    package let rows: Int
    /// The side of an icon.
    package let icon: Double
    /// From the left edge of a cell to that of the next, and from top to top.
    package let pitch: CGSize
    /// The top left corner of the first cell.
    package private(set) var origin: CGPoint
    /// The width of a cell, in the middle of which its icon stands.
    package let cellWidth: Double
    package let screen: CompositionScreen
    private let showsLabels: Bool
    private let sizes: [FamilyName: CGSize]

    /// The space between widget and name, and the height of the name: looked at, not measured.
    package static let labelHeight = 18.0

    package init(_ device: Device) {
        screen = device.compositionScreen
        sizes = device.sizes.mapValues(\.shown)
        let small = sizes[.systemSmall]!, medium = sizes[.systemMedium]!, large = sizes[.systemLarge]!
        showsLabels = !device.identifier.hasSuffix("-large-icons")
        let down = (large.height - small.height) / 2, across = (medium.width - small.width) / 2
        pitch = CGSize(width: across, height: down)
        icon = small.height - down
        cellWidth = small.width - across
        let isPad = device.idiom == .pad
        let whole = isPad ? (sizes[.systemExtraLarge]?.width ?? medium.width) : medium.width
        columns = isPad ? 8 : 4
        let top = Self.top(of: device)
        origin = CGPoint(x: (screen.size.width - whole) / 2, y: top)
        let bottom =
            screen.size.height - Self.dockHeight(screen, icon: icon) - Self.dockGap(screen)
            - Self.dotsHeight(screen)
        let fitting = ((bottom - top - icon - (showsLabels ? Self.labelHeight : 0)) / down).rounded(.down)
        rows = min(isPad ? 10 : 6, max(1, Int(fitting) + 1))
        guard isPad else { return }
        let used = Double(rows - 1) * down + icon + Self.labelHeight
        origin.y = top + max(0, (bottom - top - used) / 2)
    }

    /// Where the first row begins. For iPhones as people who cut wallpapers for see-through widgets have it, read from
    /// screenshots, as we remember their table; the others are ours.
    private static func top(of device: Device) -> Double {
        if device.idiom == .pad { return 48 }
        if let measured = device.firstRow { return measured }
        return switch (device.screen.width, device.screen.height) {
        case (440, 956): 92
        case (430, 932): 94
        case (428, 926): 82
        case (402, 874): 87
        case (393, 852): 80
        case (390, 844): 77
        case (414, 896): 76
        case (414, 736): 38
        case (375, 667), (320, 568): 30
        default: 71
        }
    }

    /// The cell's icon.
    package func iconFrame(row: Int, column: Int) -> CGRect {
        let cell = cellOrigin(row: row, column: column)
        return CGRect(x: cell.x + (cellWidth - icon) / 2, y: cell.y, width: icon, height: icon)
    }

    package func widgetFrame(_ family: FamilyName, row: Int, column: Int) -> CGRect? {
        sizes[family].map { CGRect(origin: cellOrigin(row: row, column: column), size: $0) }
    }

    private func cellOrigin(row: Int, column: Int) -> CGPoint {
        CGPoint(x: origin.x + Double(column) * pitch.width, y: origin.y + Double(row) * pitch.height)
    }

    /// How many cells a family takes; nil for one that the Home Screen does not show.
    package static func span(of family: FamilyName) -> (rows: Int, columns: Int)? {
        switch family {
        case .systemSmall: (2, 2)
        case .systemMedium: (2, 4)
        case .systemLarge: (4, 4)
        case .systemExtraLarge: (4, 8)
        case .systemExtraLargePortrait: (6, 4)
        default: nil
        }
    }

    // The dock's measures are looked at on pictures of the Home Screen, not measured.
    private static func dockHeight(_ screen: CompositionScreen, icon: Double) -> Double {
        screen.hasHomeIndicator ? icon + 34 : 96
    }

    private static func dockGap(_ screen: CompositionScreen) -> Double { screen.hasHomeIndicator ? 13 : 0 }

    /// What is kept free between the last name and the dock.
    private static func dotsHeight(_ screen: CompositionScreen) -> Double { screen.hasHomeIndicator ? 30 : 18 }

    /// Icons where nothing else is.
    ///
    /// - Parameters:
    ///   - taken: the cells under widgets.
    ///   - count: how many icons there are; nil for all free cells but those of the last row.
    ///   - dockCount: icons in the dock.
    package func icons(
        around taken: Set<Cell>, count: Int?, dockCount: Int, pageCount: Int, showsOwn: Bool
    ) -> IconPlan {
        let free = (0..<rows).flatMap { row in (0..<columns).map { Cell(row: row, column: $0) } }
            .filter { !taken.contains($0) }
        let shown = Array(free.prefix(count ?? free.count))
        let gap = Self.dockGap(screen), height = Self.dockHeight(screen, icon: icon)
        let isPad = screen.idiom == .pad
        let width =
            isPad
            ? Double(dockCount) * icon + Double(dockCount + 1) * 17 : screen.size.width - 2 * gap
        let dock = CGRect(
            x: (screen.size.width - width) / 2, y: screen.size.height - gap - height, width: width, height: height)
        let step = isPad ? icon + 17 : pitch.width
        let first = dock.midX - (Double(dockCount - 1) * step + icon) / 2
        let dockIcons = (0..<dockCount).map { index in
            CGRect(
                x: first + Double(index) * step, y: dock.minY + (height - icon) / 2, width: icon, height: icon)
        }
        let radius = icon * 0.2637
        let edge = screen.hasHomeIndicator ? max(screen.cornerRadius - gap - 8, radius + 12) : 0
        return IconPlan(
            icons: shown.map { iconFrame(row: $0.row, column: $0.column) }, showsOwn: showsOwn && !shown.isEmpty,
            showsLabels: showsLabels, dock: dock, dockCornerRadius: edge, dockIcons: dockIcons,
            iconCornerRadius: radius,
            dots: CGPoint(x: dock.midX, y: dock.minY - Self.dotsHeight(screen) * 0.6), pageCount: pageCount)
    }
}

extension HomeScreenGrid {
    /// Counted from 0.
    package struct Cell: Hashable, Sendable {
        package var row: Int
        package var column: Int

        package init(row: Int, column: Int) { (self.row, self.column) = (row, column) }

        /// All cells under a widget.
        package static func covered(by span: (rows: Int, columns: Int), at cell: Cell) -> Set<Cell> {
            Set(
                (0..<span.rows).flatMap { row in
                    (0..<span.columns).map { Cell(row: cell.row + row, column: cell.column + $0) }
                })
        }
    }

    /// Whether a widget lies within the grid there.
    package func holds(_ span: (rows: Int, columns: Int), at cell: Cell) -> Bool {
        cell.row >= 0 && cell.column >= 0 && cell.row + span.rows <= rows && cell.column + span.columns <= columns
    }
}
