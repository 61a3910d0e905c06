import SwiftUI

private func box(_ color: Color, _ width: CGFloat, _ height: CGFloat) -> some View {
    color.frame(width: width, height: height)
}

private let stackValues: [(String, @Sendable () -> AnyLayout, CGRect)] = [
    ("hstack-top", { AnyLayout(HStackLayout(alignment: .top, spacing: 0)) }, rect(20, 0, 10, 10)),
    ("hstack-bottom", { AnyLayout(HStackLayout(alignment: .bottom, spacing: 0)) }, rect(20, 10, 10, 10)),
    ("vstack-leading", { AnyLayout(VStackLayout(alignment: .leading, spacing: 0)) }, rect(0, 20, 10, 10)),
    ("vstack-trailing", { AnyLayout(VStackLayout(alignment: .trailing, spacing: 0)) }, rect(10, 20, 10, 10)),
    ("zstack-bottom-trailing", { AnyLayout(ZStackLayout(alignment: .bottomTrailing)) }, rect(10, 10, 10, 10)),
    ("grid", { AnyLayout(GridLayout(alignment: .leading, verticalSpacing: 0)) }, rect(0, 20, 10, 10))
]

private let items: [(String, [GridItem], [CGFloat])] = [
    ("fixed-are-centered", [GridItem(.fixed(10), spacing: 4), GridItem(.fixed(20))], [3, 10, 17, 20]),
    ("adaptive-four", [GridItem(.adaptive(minimum: 10), spacing: 0)], [0, 10, 10, 10]),
    ("adaptive-two", [GridItem(.adaptive(minimum: 15), spacing: 5)], [0, 17.5, 22.5, 17.5]),
    ("adaptive-three", [GridItem(.adaptive(minimum: 12), spacing: 2)], [0, 12, 14, 12]),
    (
        "flexible-minimum", [GridItem(.flexible(minimum: 30), spacing: 0), GridItem(.flexible(minimum: 0))],
        [0, 30, 30, 10]
    ),
    ("flexible-maximum", [GridItem(.flexible(maximum: 15), spacing: 0), GridItem()], [0, 15, 15, 25]),
    ("default-is-flexible", [GridItem(), GridItem()], [0, 16, 24, 16]),
    ("last-spacing-counts-for-nothing", [GridItem(spacing: 0), GridItem(spacing: 30)], [0, 20, 20, 20])
]

private let cells: [(String, Alignment, CGFloat, CGFloat)] = [
    ("top-leading", .topLeading, 0, 0), ("top", .top, 7, 0), ("bottom", .bottom, 7, 14),
    ("trailing", .trailing, 14, 7), ("center", .center, 7, 7)
]

extension Fixture {
    @FixtureList static var layoutValues: [Fixture] {
        for (name, make, frame) in stackValues {
            Fixture("layout-values/\(name)", 30, 30, frames: [rect(0, 0, 20, 20), frame]) {
                let layout = make()
                layout {
                    box(.red, 20, 20); box(.blue, 10, 10)
                }.frame(width: 30, height: 30, alignment: .topLeading)
            }
        }
        // Placed, members are offered the 20 × 10 that the stack came to (OpenSwiftUI's audit of _ZStackLayout).
        Fixture(
            "layout-values/z-stack-fills-its-ideal-size", 40, 40,
            frames: [rect(10, 15, 20, 10), rect(10, 15, 20, 10)]
        ) {
            ZStack {
                Color.red; box(.blue, 20, 10)
            }.fixedSize()
        }
        for (name, columns, track) in items {
            Fixture(
                "layout-values/items-\(name)", 40, 10,
                frames: [rect(track[0], 0, track[1], 10), rect(track[2], 0, track[3], 10)]
            ) {
                LazyVGrid(columns: columns) {
                    Color.red.frame(height: 10); Color.blue.frame(height: 10)
                }
            }
            Fixture(
                "layout-values/rows-\(name)", 10, 40,
                frames: [rect(0, track[0], 10, track[1]), rect(0, track[2], 10, track[3])]
            ) {
                LazyHGrid(rows: columns) {
                    Color.red.frame(width: 10); Color.blue.frame(width: 10)
                }
            }
        }
        for (name, alignment, x, y) in cells {
            Fixture("layout-values/cell-\(name)", 40, 20, frames: [rect(x, y, 6, 6), rect(20, 0, 20, 20)]) {
                LazyVGrid(columns: [GridItem(.fixed(20), spacing: 0, alignment: alignment), GridItem(.fixed(20))]) {
                    box(.red, 6, 6)
                    box(.blue, 20, 20)
                }
            }
        }
        Fixture("layout-values/bindings-in-for-each", 30, 10, frames: [0, 10, 20].map { rect($0, 0, 10, 10) }) {
            HStack(spacing: 0) {
                ForEach(.constant([1.0, 0.6, 0.3]), id: \.self) { $opacity in Color.red.opacity(opacity) }
            }
        }
    }
}
