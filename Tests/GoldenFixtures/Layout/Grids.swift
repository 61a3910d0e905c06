import SwiftUI

private func box(_ color: Color, _ width: CGFloat, _ height: CGFloat) -> some View {
    color.frame(width: width, height: height)
}

extension Fixture {
    @FixtureList static var grids: [Fixture] {
        // Columns of 16 and 20, rows of 10 and 8: 40 × 20 is centered, and each cell in its place.
        Fixture(
            "grids/columns-of-their-widest-cells", 60, 40,
            frames: [rect(13, 10, 10, 10), rect(30, 12, 20, 6), rect(10, 23, 16, 6), rect(36, 22, 8, 8)]
        ) {
            Grid(horizontalSpacing: 4, verticalSpacing: 2) {
                GridRow {
                    box(.red, 10, 10); box(.green, 20, 6)
                }
                GridRow {
                    box(.blue, 16, 6); box(.orange, 8, 8)
                }
            }
        }
        Fixture(
            "grids/default-spacing", 40, 40,
            frames: [rect(0, 0, 16, 16), rect(24, 0, 16, 16), rect(0, 24, 16, 16), rect(24, 24, 16, 16)]
        ) {
            Grid {
                GridRow {
                    Color.red; Color.green
                }
                GridRow {
                    Color.blue; Color.orange
                }
            }
        }
        Fixture("grids/flexible-columns-take-the-rest", 40, 10, frames: [rect(0, 0, 10, 10), rect(10, 0, 30, 10)]) {
            Grid(horizontalSpacing: 0) {
                GridRow {
                    Color.red.frame(width: 10); Color.blue
                }
            }
        }
        // Two columns of 12 with 4 between; the cell across them wants all 60, half of the rest each.
        Fixture(
            "grids/spanning-cell-widens", 60, 40,
            frames: [rect(0, 8, 60, 10), rect(8, 22, 12, 10), rect(40, 22, 12, 10)]
        ) {
            Grid(horizontalSpacing: 4, verticalSpacing: 4) {
                GridRow { Color.red.frame(height: 10).gridCellColumns(2) }
                GridRow {
                    box(.green, 12, 10); box(.blue, 12, 10)
                }
            }
        }
        Fixture(
            "grids/spanning-cell-fits", 60, 40,
            frames: [rect(20, 8, 20, 10), rect(16, 22, 12, 10), rect(32, 22, 12, 10)]
        ) {
            Grid(horizontalSpacing: 4, verticalSpacing: 4) {
                GridRow { box(.red, 20, 10).gridCellColumns(2) }
                GridRow {
                    box(.green, 12, 10); box(.blue, 12, 10)
                }
            }
        }
        Fixture(
            "grids/view-outside-rows-spans-all", 40, 40,
            frames: [rect(3, 9, 12, 10), rect(25, 9, 12, 10), rect(0, 23, 40, 8)]
        ) {
            Grid(horizontalSpacing: 4, verticalSpacing: 4) {
                GridRow {
                    box(.red, 12, 10); box(.green, 12, 10)
                }
                Color.blue.frame(height: 8)
            }
        }
        // The unsized view takes the 28 that the columns come to.
        Fixture(
            "grids/unsized-axis", 40, 40,
            frames: [rect(6, 5, 12, 10), rect(22, 5, 12, 10), rect(6, 19, 28, 2), rect(6, 25, 12, 10)]
        ) {
            Grid(horizontalSpacing: 4, verticalSpacing: 4) {
                GridRow {
                    box(.red, 12, 10); box(.green, 12, 10)
                }
                Color.gray.frame(height: 2).gridCellUnsizedAxes(.horizontal)
                GridRow { box(.blue, 12, 10) }
            }
        }
        Fixture(
            "grids/unsized-cell-holds-a-place", 30, 20,
            frames: [rect(0, 0, 10, 10), rect(10, 0, 20, 10), rect(0, 10, 10, 10), rect(10, 10, 20, 10)]
        ) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Color.yellow.gridCellUnsizedAxes([.horizontal, .vertical]); box(.green, 20, 10)
                }
                GridRow {
                    box(.blue, 10, 10); box(.orange, 20, 10)
                }
            }
        }
        Fixture(
            "grids/cell-anchor", 40, 30,
            frames: [rect(0, 0, 20, 20), rect(34, 14, 6, 6), rect(0, 20, 20, 10), rect(20, 20, 20, 10)]
        ) {
            Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box(.red, 20, 20); box(.blue, 6, 6).gridCellAnchor(.bottomTrailing)
                }
                GridRow {
                    box(.green, 20, 10); box(.orange, 20, 10)
                }
            }
        }
        Fixture(
            "grids/grid-alignment", 40, 20,
            frames: [rect(0, 0, 20, 10), rect(20, 0, 10, 4), rect(0, 10, 6, 6), rect(20, 10, 20, 10)]
        ) {
            Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box(.red, 20, 10); box(.green, 10, 4)
                }
                GridRow {
                    box(.blue, 6, 6); box(.orange, 20, 10)
                }
            }
        }
        Fixture(
            "grids/row-alignment", 30, 20,
            frames: [rect(0, 6, 10, 4), rect(10, 0, 20, 10), rect(0, 13, 10, 4), rect(10, 10, 20, 10)]
        ) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow(alignment: .bottom) {
                    box(.red, 10, 4); box(.green, 20, 10)
                }
                GridRow {
                    box(.blue, 10, 4); box(.orange, 20, 10)
                }
            }
        }
        Fixture(
            "grids/column-alignment", 30, 20,
            frames: [rect(6, 0, 4, 10), rect(10, 0, 20, 10), rect(0, 10, 10, 10), rect(15, 10, 10, 10)]
        ) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box(.red, 4, 10).gridColumnAlignment(.trailing); box(.green, 20, 10)
                }
                GridRow {
                    box(.blue, 10, 10); box(.orange, 10, 10)
                }
            }
        }
        // The first baselines lie at 2 of 10 and, by default, at the bottom of 20: the row is 20 + 8 high.
        Fixture("grids/baselines", 20, 28, frames: [rect(0, 18, 10, 10), rect(10, 0, 10, 20)]) {
            Grid(alignment: .centerFirstTextBaseline, horizontalSpacing: 0) {
                GridRow {
                    box(.red, 10, 10).alignmentGuide(.firstTextBaseline) { _ in 2 }
                    box(.blue, 10, 20)
                }
            }
        }
        Fixture(
            "grids/short-rows-leave-places-empty", 30, 20,
            frames: [rect(0, 0, 10, 10), rect(10, 0, 20, 10), rect(0, 10, 10, 10)]
        ) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box(.red, 10, 10); box(.green, 20, 10)
                }
                GridRow { box(.blue, 10, 10) }
            }
        }
        Fixture(
            "grids/modifier-of-row-applies-to-each-cell", 30, 10, frames: [rect(0, 0, 15, 10), rect(15, 0, 15, 10)]
        ) {
            Grid(horizontalSpacing: 0) {
                GridRow {
                    Color.red; Color.blue
                }.frame(width: 15)
            }
        }
        Fixture(
            "grids/rtl", 30, 20,
            frames: [rect(20, 0, 10, 10), rect(0, 0, 20, 10), rect(26, 10, 4, 10), rect(0, 10, 20, 10)]
        ) {
            Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box(.red, 10, 10); box(.green, 20, 10)
                }
                GridRow {
                    box(.blue, 4, 10); box(.orange, 20, 10)
                }
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        Fixture(
            "grids/rows-from-for-each", 20, 20,
            frames: [rect(0, 0, 10, 10), rect(10, 0, 10, 10), rect(0, 10, 10, 10), rect(10, 10, 10, 10)]
        ) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                ForEach(0..<2) { row in
                    GridRow { ForEach(0..<2) { column in Color.blue.opacity(Double(row + column + 1) / 4) } }
                }
            }
        }
        // Outside a grid a row is a group.
        Fixture("grids/row-outside-grid", 20, 10, frames: [rect(0, 0, 10, 10), rect(10, 0, 10, 10)]) {
            HStack(spacing: 0) {
                GridRow {
                    Color.red; Color.blue
                }
            }
        }
        Fixture("grids/table-of-texts", 120, 60, scale: 3) {
            Grid(alignment: .leadingFirstTextBaseline) {
                GridRow {
                    Text("Steps"); Text("8,214").gridColumnAlignment(.trailing)
                }
                Divider().gridCellUnsizedAxes(.horizontal)
                GridRow {
                    Text("km").font(.caption); Text("6.1").bold()
                }
            }
        }
    }
}
