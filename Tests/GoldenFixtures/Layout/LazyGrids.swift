import SwiftUI

/// A cell of known height and any width.
private func cell(_ color: Color, height: CGFloat = 10) -> some View { color.frame(height: height) }

extension Fixture {
    @FixtureList static var lazyGrids: [Fixture] {
        // Two columns share what 8 points leave of 40; rows stand 8 apart.
        Fixture(
            "lazy-grids/flexible-columns-share", 40, 30,
            frames: [rect(0, 1, 16, 10), rect(24, 1, 16, 10), rect(0, 19, 16, 10), rect(24, 19, 16, 10)]
        ) {
            LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 2)) {
                cell(.red)
                cell(.green)
                cell(.blue)
                cell(.orange)
            }
        }
        // 60 − 8 − 20 remain for the flexible column, though it comes first.
        Fixture("lazy-grids/fixed-columns-come-first", 60, 10, frames: [rect(0, 0, 32, 10), rect(40, 0, 20, 10)]) {
            LazyVGrid(columns: [GridItem(.flexible()), GridItem(.fixed(20))]) {
                cell(.red); cell(.blue)
            }
        }
        // 100 / 3 is cut to 20; then 80 / 2 and 40.
        Fixture(
            "lazy-grids/limits-in-order", 100, 10,
            frames: [rect(0, 0, 20, 10), rect(20, 0, 40, 10), rect(60, 0, 40, 10)]
        ) {
            LazyVGrid(columns: [
                GridItem(.flexible(maximum: 20), spacing: 0), GridItem(.flexible(), spacing: 0), GridItem(.flexible())
            ]) {
                cell(.red); cell(.green); cell(.blue)
            }
        }
        // Of 100, 48 and the minimum of 60 with 4 between are 112, which is centered. Placed, the columns share those
        // 112: 54 and again 60.
        Fixture("lazy-grids/minimum-overflows", 100, 10, frames: [rect(-6, 0, 54, 10), rect(52, 0, 60, 10)]) {
            LazyVGrid(columns: [GridItem(.flexible(minimum: 30), spacing: 4), GridItem(.flexible(minimum: 60))]) {
                cell(.red)
                cell(.blue)
            }
        }
        // 200 − 70 − 8 leave 122, in which two columns of at least 40 fit: 57 each
        // (https://www.objc.io/blog/2020/11/23/grid-layout/).
        Fixture(
            "lazy-grids/fixed-and-adaptive", 200, 10,
            frames: [rect(0, 0, 70, 10), rect(78, 0, 57, 10), rect(143, 0, 57, 10)]
        ) {
            LazyVGrid(columns: [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))]) {
                cell(.red)
                cell(.green)
                cell(.blue)
            }
        }
        // Two fit into 30 and are cut to 10: 28 is centered.
        Fixture("lazy-grids/adaptive-maximum", 30, 10, frames: [rect(1, 0, 10, 10), rect(19, 0, 10, 10)]) {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 9, maximum: 10))]) {
                cell(.red); cell(.blue)
            }
        }
        Fixture("lazy-grids/adaptive-keeps-one-column", 20, 18, frames: [rect(-5, 0, 30, 9), rect(-5, 9, 30, 9)]) {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 30))], spacing: 0) {
                cell(.red, height: 9)
                cell(.blue, height: 9)
            }
        }
        Fixture(
            "lazy-grids/spacings", 44, 22,
            frames: [rect(0, 0, 20, 10), rect(24, 0, 20, 10), rect(0, 12, 20, 10)]
        ) {
            LazyVGrid(columns: [GridItem(.flexible(), spacing: 4), GridItem()], spacing: 2) {
                cell(.red)
                cell(.green)
                cell(.blue)
            }
        }
        Fixture("lazy-grids/row-of-its-highest-cell", 40, 20, frames: [rect(0, 5, 20, 10), rect(20, 0, 20, 20)]) {
            LazyVGrid(columns: [GridItem(spacing: 0), GridItem()]) {
                cell(.red); cell(.blue, height: 20)
            }
        }
        // Nothing is proposed along the grid's direction, so that colors take 10.
        Fixture("lazy-grids/ideal-height", 40, 20, frames: [rect(0, 5, 20, 10), rect(20, 5, 20, 10)]) {
            LazyVGrid(columns: [GridItem(spacing: 0), GridItem()]) {
                Color.red; Color.blue
            }
        }
        Fixture("lazy-grids/item-alignment", 40, 20, frames: [rect(14, 14, 6, 6), rect(20, 0, 20, 20)]) {
            LazyVGrid(columns: [GridItem(.fixed(20), spacing: 0, alignment: .bottomTrailing), GridItem(.fixed(20))]) {
                Color.red.frame(width: 6, height: 6)
                cell(.blue, height: 20)
            }
        }
        Fixture(
            "lazy-grids/horizontal", 40, 40,
            frames: [rect(4, 0, 12, 10), rect(4, 18, 12, 22), rect(24, 0, 12, 10), rect(24, 18, 12, 22)]
        ) {
            LazyHGrid(rows: [GridItem(.fixed(10)), GridItem(.flexible())]) {
                Color.red.frame(width: 12)
                Color.green.frame(width: 12)
                Color.blue.frame(width: 12)
                Color.orange.frame(width: 12)
            }
        }
        Fixture("lazy-grids/rtl", 30, 20, frames: [rect(20, 0, 10, 10), rect(0, 0, 20, 10), rect(20, 10, 10, 10)]) {
            LazyVGrid(columns: [GridItem(.fixed(10), spacing: 0), GridItem(.fixed(20))], spacing: 0) {
                cell(.red)
                cell(.green)
                cell(.blue)
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        // Headers lie across all columns; what follows begins a row.
        Fixture(
            "lazy-grids/sections", 40, 38,
            frames: [
                rect(0, 0, 40, 4), rect(0, 4, 20, 10), rect(20, 4, 20, 10), rect(0, 14, 20, 10), rect(0, 24, 40, 4),
                rect(0, 28, 20, 10)
            ]
        ) {
            LazyVGrid(columns: [GridItem(spacing: 0), GridItem()], spacing: 0) {
                Section {
                    ForEach(0..<3) { _ in cell(.red) }
                } header: {
                    cell(.black, height: 4)
                }
                Section {
                    cell(.blue)
                } header: {
                    cell(.gray, height: 4)
                }
            }
        }
    }
}
