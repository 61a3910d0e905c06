import SwiftUI

/// A block of 20 × 20 points.
private var square: some View { Color.red.frame(width: 20, height: 20) }

private struct Dot: View {
    var color = Color.blue
    var body: some View { color.frame(width: 8, height: 8) }
}

/// Numbers itself by how often a view of its place appeared, to tell whose state it has.
private struct Counting: View {
    let width: CGFloat
    @State private var height: CGFloat = 0
    var body: some View { Color.blue.frame(width: width, height: height).onAppear { height += width } }
}

extension Fixture {
    /// Overlays and backgrounds in every form; the view they are on alone decides the size.
    @FixtureList static var layerForms: [Fixture] {
        for (name, alignment, x, y) in [
            ("top-leading", Alignment.topLeading, 10, 10), ("top", .top, 16, 10),
            ("top-trailing", .topTrailing, 22, 10),
            ("leading", .leading, 10, 16), ("center", .center, 16, 16), ("trailing", .trailing, 22, 16),
            ("bottom-leading", .bottomLeading, 10, 22), ("bottom", .bottom, 16, 22)
        ] as [(String, Alignment, CGFloat, CGFloat)] {
            Fixture("layer-forms/overlay-\(name)", 40, 40, frames: [rect(10, 10, 20, 20), rect(x, y, 8, 8)]) {
                square.overlay(alignment: alignment) { Dot() }
            }
        }
        Fixture("layer-forms/deprecated-overlay", 40, 40, frames: [rect(10, 10, 20, 20), rect(22, 22, 8, 8)]) {
            square.overlay(Dot(), alignment: .bottomTrailing)
        }
        Fixture("layer-forms/deprecated-background", 40, 40, frames: [rect(6, 6, 28, 28), rect(10, 10, 20, 20)]) {
            square.background(Color.blue.frame(width: 28, height: 28), alignment: .center)
        }
        // A color is offered the view's size, whatever the room around.
        Fixture(
            "layer-forms/layers-are-offered-the-view's-size", 40, 40,
            frames: [rect(10, 10, 20, 20), rect(10, 10, 20, 20), rect(10, 10, 20, 20)]
        ) {
            square.overlay { Color.blue.opacity(0.5) }.background { Color.yellow }
        }
        // An ideal size is asked of nobody: 20 is offered, and the layer's least of 26 hangs over on both sides.
        Fixture("layer-forms/layer-hangs-over-evenly", 40, 40, frames: [rect(10, 10, 20, 20), rect(7, 10, 26, 20)]) {
            square.overlay { Color.blue.opacity(0.5).frame(minWidth: 26) }
        }
        Fixture(
            "layer-forms/layer-hangs-over-from-its-alignment", 40, 40,
            frames: [rect(10, 10, 20, 20), rect(10, 4, 26, 26)]
        ) {
            square.overlay(alignment: .bottomLeading) { Color.blue.opacity(0.5).frame(width: 26, height: 26) }
        }
        // Several views in one layer share its alignment.
        Fixture(
            "layer-forms/several-views-align-as-one", 40, 40,
            frames: [rect(10, 10, 20, 20), rect(22, 22, 8, 8), rect(26, 26, 4, 4)]
        ) {
            square.overlay(alignment: .bottomTrailing) {
                Dot()
                Color.yellow.frame(width: 4, height: 4)
            }
        }
        Fixture(
            "layer-forms/several-views-in-a-background", 40, 40,
            frames: [rect(2, 2, 36, 36), rect(6, 6, 28, 28), rect(10, 10, 20, 20)]
        ) {
            square.background {
                Color.green.frame(width: 36, height: 36)
                Color.blue.frame(width: 28, height: 28)
            }
        }
        Fixture(
            "layer-forms/layers-of-layers", 40, 40,
            frames: [rect(6, 6, 28, 28), rect(10, 10, 20, 20), rect(16, 16, 8, 8), rect(18, 18, 4, 4)]
        ) {
            square
                .overlay { Dot().overlay { Color.white.frame(width: 4, height: 4) } }
                .background { Color.green.frame(width: 28, height: 28) }
        }
        Fixture("layer-forms/an-empty-layer-is-none", 40, 40, frames: [rect(10, 10, 20, 20)]) {
            square.overlay { EmptyView() }.background { if false { Color.blue } }
        }
        // Padding outside the layer is not covered by it, padding inside is.
        Fixture("layer-forms/order-of-padding-counts", 40, 40, frames: [rect(10, 10, 20, 20), rect(14, 14, 12, 12)]) {
            Color.red.frame(width: 12, height: 12).padding(4).background { Color.blue }.padding(4)
        }
        Fixture(
            "layer-forms/on-a-group-one-for-each", 40, 40,
            frames: [rect(5, 15, 10, 10), rect(9, 19, 2, 2), rect(25, 15, 10, 10), rect(29, 19, 2, 2)]
        ) {
            HStack(spacing: 10) {
                Group {
                    Color.red.frame(width: 10, height: 10)
                    Color.green.frame(width: 10, height: 10)
                }
                .overlay { Color.black.frame(width: 2, height: 2) }
            }
        }
        // Each layer keeps a state of its own, on a group too: all are as high as they are wide.
        Fixture(
            "layer-forms/each-layer-has-its-own-state", 40, 40,
            frames: [
                rect(5, 15, 10, 10), rect(6, 16, 8, 8), rect(7, 17, 6, 6), rect(25, 15, 10, 10), rect(26, 16, 8, 8),
                rect(27, 17, 6, 6)
            ]
        ) {
            HStack(spacing: 10) {
                Group {
                    Color.red.frame(width: 10, height: 10)
                    Color.green.frame(width: 10, height: 10)
                }
                .overlay { Counting(width: 8) }.overlay { Counting(width: 6) }
            }
        }
        Fixture(
            "layer-forms/style-fills-the-view", 40, 40,
            frames: [rect(10, 10, 20, 20), rect(10, 10, 20, 20), rect(10, 10, 20, 20)]
        ) {
            Circle().fill(.red).frame(width: 20, height: 20).background(.yellow).overlay(.blue.opacity(0.3))
        }
        Fixture(
            "layer-forms/style-in-shapes", 40, 40,
            frames: [rect(8, 8, 24, 24), rect(14, 14, 12, 12), rect(8, 8, 24, 24)]
        ) {
            Color.white.frame(width: 12, height: 12).padding(6)
                .background(.orange, in: RoundedRectangle(cornerRadius: 6))
                .overlay(.blue.opacity(0.4), in: Capsule().inset(by: 4))
        }
        Fixture("layer-forms/even-odd-leaves-a-hole", 40, 40) {
            Color.clear.frame(width: 30, height: 30).background(
                .purple,
                in: Path { path in
                    path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
                    path.addRect(CGRect(x: 8, y: 8, width: 14, height: 14))
                },
                fillStyle: FillStyle(eoFill: true))
        }
        Fixture("layer-forms/background-style-in-shape", 40, 40) {
            Color.clear.frame(width: 24, height: 24).background(in: Circle()).backgroundStyle(.teal)
        }
        Fixture(
            "layer-forms/border-takes-no-room", 40, 20,
            frames: [rect(0, 5, 20, 10), rect(0, 5, 20, 10), rect(20, 5, 20, 10)]
        ) {
            HStack(spacing: 0) {
                Color.yellow.frame(width: 20, height: 10).border(.red, width: 3)
                Color.green.frame(width: 20, height: 10)
            }
        }
        Fixture("layer-forms/border-of-a-gradient", 40, 40) {
            Color.clear.frame(width: 30, height: 30)
                .border(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom), width: 5)
        }
        Fixture(
            "layer-forms/hidden-keeps-its-place", 40, 20,
            frames: [rect(5, 5, 10, 10), rect(15, 5, 10, 10), rect(25, 5, 10, 10)]
        ) {
            HStack(spacing: 0) {
                Color.red.frame(width: 10, height: 10)
                Color.green.frame(width: 10, height: 10).hidden()
                Color.blue.frame(width: 10, height: 10)
            }
        }
        Fixture("layer-forms/z-index-survives-padding", 40, 40) {
            ZStack {
                Color.red.frame(width: 16, height: 16).zIndex(1).padding(4).offset(x: -6, y: -6)
                Color.blue.frame(width: 16, height: 16).offset(x: 2, y: 2)
            }
        }
        // Inside a stack of its own the order counts among its members only.
        Fixture("layer-forms/z-index-counts-among-siblings", 40, 40) {
            ZStack {
                ZStack { Color.red.frame(width: 16, height: 16).zIndex(5) }.offset(x: -6, y: -6)
                Color.blue.frame(width: 16, height: 16).offset(x: 2, y: 2)
            }
        }
        Fixture("layer-forms/z-index-among-the-views-of-a-layer", 40, 40) {
            Color.yellow.frame(width: 30, height: 30).overlay {
                Color.red.frame(width: 16, height: 16).offset(x: -4, y: -4).zIndex(1)
                Color.blue.frame(width: 16, height: 16).offset(x: 4, y: 4)
            }
        }
        Fixture("layer-forms/z-index-in-a-grid", 40, 40) {
            Grid(horizontalSpacing: -6, verticalSpacing: -6) {
                GridRow {
                    Color.red.frame(width: 20, height: 20).zIndex(1); Color.blue.frame(width: 20, height: 20)
                }
                GridRow {
                    Color.green.frame(width: 20, height: 20); Color.orange.frame(width: 20, height: 20)
                }
            }
        }
        Fixture("layer-forms/mask-is-aligned-as-an-overlay", 40, 40) {
            Color.red.frame(width: 30, height: 30)
                .mask(alignment: .bottomTrailing) { Circle().frame(width: 20, height: 20) }
        }
    }
}
