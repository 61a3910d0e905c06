import SwiftUI

private func box(_ color: Color, _ width: CGFloat, _ height: CGFloat) -> some View {
    color.frame(width: width, height: height)
}

private let rowAlignments: [(String, VerticalAlignment, CGFloat)] = [
    ("top", .top, 0), ("center", .center, 8), ("bottom", .bottom, 16)
]

private let columnAlignments: [(String, HorizontalAlignment, CGFloat)] = [
    ("leading", .leading, 0), ("center", .center, 8), ("trailing", .trailing, 16)
]

private let anchors: [(String, UnitPoint, CGFloat, CGFloat)] = [
    ("top-leading", .topLeading, 0, 0), ("center", .center, 8, 8), ("bottom-trailing", .bottomTrailing, 16, 16),
    ("top", .top, 8, 0), ("trailing", .trailing, 16, 8), ("of-its-own", UnitPoint(x: 0.25, y: 0.75), 4, 12)
]

private let outside: [(String, HorizontalAlignment, CGFloat)] = [
    ("leading", .leading, 0), ("center", .center, 12), ("trailing", .trailing, 24)
]

extension Fixture {
    @FixtureList static var gridCells: [Fixture] {
        for (name, alignment, y) in rowAlignments {
            Fixture("grid-cells/row-\(name)", 20, 20, frames: [rect(0, y, 10, 4), rect(10, 0, 10, 20)]) {
                Grid(horizontalSpacing: 0) {
                    GridRow(alignment: alignment) {
                        box(.red, 10, 4); box(.blue, 10, 20)
                    }
                }
            }
        }
        for (name, alignment, x) in columnAlignments {
            Fixture("grid-cells/column-\(name)", 20, 20, frames: [rect(x, 0, 4, 10), rect(0, 10, 20, 10)]) {
                Grid(verticalSpacing: 0) {
                    GridRow { box(.red, 4, 10).gridColumnAlignment(alignment) }
                    GridRow { box(.blue, 20, 10) }
                }
            }
            Fixture(
                "grid-cells/column-\(name)-right-to-left", 20, 20,
                frames: [rect(16 - x, 0, 4, 10), rect(0, 10, 20, 10)]
            ) {
                Grid(verticalSpacing: 0) {
                    GridRow { box(.red, 4, 10) }
                    GridRow { box(.blue, 20, 10).gridColumnAlignment(alignment) }
                }
                .environment(\.layoutDirection, .rightToLeft)
            }
        }
        // The cell's place is 20 × 20.
        for (name, anchor, x, y) in anchors {
            Fixture(
                "grid-cells/anchor-\(name)", 30, 30,
                frames: [rect(x, y, 4, 4), rect(20, 0, 10, 20), rect(0, 20, 20, 10), rect(20, 20, 10, 10)]
            ) {
                Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                    GridRow {
                        box(.red, 4, 4).gridCellAnchor(anchor); box(.green, 10, 20)
                    }
                    GridRow {
                        box(.blue, 20, 10); box(.orange, 10, 10)
                    }
                }
            }
        }
        // A cell that fills its place makes no row and no column longer.
        Fixture(
            "grid-cells/anchor-without-room", 20, 20,
            frames: [rect(0, 0, 10, 10), rect(10, 0, 10, 10), rect(0, 10, 10, 10), rect(10, 10, 10, 10)]
        ) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box(.red, 10, 10); box(.green, 10, 10)
                }
                GridRow {
                    box(.blue, 10, 10); box(.orange, 10, 10).gridCellAnchor(.center)
                }
            }
        }
        // Across all 30 points of the columns, aligned as the grid is.
        for (name, alignment, x) in outside {
            Fixture(
                "grid-cells/outside-rows-\(name)", 30, 14,
                frames: [rect(0, 0, 10, 10), rect(10, 0, 20, 10), rect(x, 10, 6, 4)]
            ) {
                let both = Alignment(horizontal: alignment, vertical: .center)
                Grid(alignment: both, horizontalSpacing: 0, verticalSpacing: 0) {
                    GridRow {
                        box(.red, 10, 10); box(.green, 20, 10)
                    }
                    box(.blue, 6, 4)
                }
            }
        }
        gridsOfSomeShape
    }

    @FixtureList private static var gridsOfSomeShape: [Fixture] {
        Fixture("grid-cells/flexible-cells-share", 40, 20, frames: [rect(0, 0, 20, 20), rect(20, 0, 20, 20)]) {
            Grid(horizontalSpacing: 0) {
                GridRow {
                    Color.red; Color.blue
                }
            }
        }
        Fixture("grid-cells/flexible-row-takes-the-rest", 20, 40, frames: [rect(0, 0, 20, 10), rect(0, 10, 20, 30)]) {
            Grid(verticalSpacing: 0) {
                GridRow { box(.red, 20, 10) }; GridRow { Color.blue }
            }
        }
        Fixture("grid-cells/rows-share", 10, 30, frames: [0, 10, 20].map { rect(0, $0, 10, 10) }) {
            Grid(verticalSpacing: 0) { ForEach(0..<3) { _ in GridRow { Color.red } } }
        }
        Fixture(
            "grid-cells/ideal-size", 40, 40,
            frames: [rect(10, 10, 10, 10), rect(20, 10, 10, 10), rect(10, 20, 10, 10)]
        ) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Color.red; Color.green
                }
                GridRow { Color.blue }
            }
            .fixedSize()
        }
        // The column stays 10 wide; the unsized cell hangs over on both sides.
        Fixture("grid-cells/unsized-width-hangs-over", 40, 14, frames: [rect(0, 0, 40, 4), rect(15, 4, 10, 10)]) {
            Grid(verticalSpacing: 0) {
                GridRow { box(.red, 40, 4).gridCellUnsizedAxes(.horizontal) }
                GridRow { box(.blue, 10, 10) }
            }
        }
        Fixture(
            "grid-cells/unsized-height-takes-the-rows", 22, 30,
            frames: [rect(0, 10, 10, 10), rect(10, 10, 2, 10), rect(12, 10, 10, 10)]
        ) {
            Grid(horizontalSpacing: 0) {
                GridRow {
                    box(.red, 10, 10)
                    Color.gray.frame(width: 2).gridCellUnsizedAxes(.vertical)
                    box(.blue, 10, 10)
                }
            }
        }
        Fixture("grid-cells/no-rows-make-one-column", 40, 12, frames: [rect(15, 0, 10, 4), rect(10, 8, 20, 4)]) {
            Grid(verticalSpacing: 4) {
                box(.red, 10, 4); box(.blue, 20, 4)
            }
        }
        Fixture(
            "grid-cells/uneven-rows", 30, 30,
            frames: [
                rect(0, 0, 10, 10), rect(0, 10, 10, 10), rect(10, 10, 10, 10), rect(0, 20, 10, 10),
                rect(10, 20, 10, 10), rect(20, 20, 10, 10)
            ]
        ) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                ForEach(1..<4) { count in GridRow { ForEach(0..<count, id: \.self) { _ in box(.red, 10, 10) } } }
            }
        }
        Fixture(
            "grid-cells/spacing-of-one-axis", 28, 22,
            frames: [rect(0, 0, 10, 10), rect(18, 0, 10, 10), rect(0, 12, 10, 10), rect(18, 12, 10, 10)]
        ) {
            Grid(verticalSpacing: 2) {
                GridRow {
                    box(.red, 10, 10); box(.green, 10, 10)
                }
                GridRow {
                    box(.blue, 10, 10); box(.orange, 10, 10)
                }
            }
        }
        Fixture("grid-cells/conditional-cells", 20, 10, frames: [rect(0, 0, 10, 10), rect(10, 0, 10, 10)]) {
            Grid(horizontalSpacing: 0) {
                GridRow {
                    if FixtureEnvironment.now.timeIntervalSince1970 < 0 { box(.black, 10, 10) }
                    box(.red, 10, 10)
                    Group { box(.blue, 10, 10) }
                }
            }
        }
        Fixture("grid-cells/bottom-trailing", 24, 20, frames: [rect(0, 0, 20, 20), rect(20, 16, 4, 4)]) {
            Grid(alignment: .bottomTrailing, horizontalSpacing: 0) {
                GridRow {
                    box(.red, 20, 20); box(.blue, 4, 4)
                }
            }
        }
        // Padding around a cell leaves its span of two columns: 12 + 4 + 12, less 2 on each side.
        Fixture(
            "grid-cells/span-survives-padding", 28, 20,
            frames: [rect(2, 2, 24, 6), rect(0, 10, 12, 10), rect(16, 10, 12, 10)]
        ) {
            Grid(horizontalSpacing: 4, verticalSpacing: 0) {
                GridRow { Color.red.frame(height: 6).gridCellColumns(2).padding(2) }
                GridRow {
                    box(.green, 12, 10); box(.blue, 12, 10)
                }
            }
        }
    }
}
