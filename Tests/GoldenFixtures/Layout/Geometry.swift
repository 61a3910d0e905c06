import SwiftUI

private func block(_ color: Color, _ width: CGFloat = 10, _ height: CGFloat = 10) -> some View {
    color.frame(width: width, height: height)
}

/// Draws the rectangle that a reader tells, from the picture's corner: the numbers themselves as a frame.
private struct Told: View {
    var rect: (GeometryProxy) -> CGRect

    var body: some View {
        GeometryReader { proxy in
            let told = rect(proxy), own = proxy.frame(in: .global).origin
            Color.black.frame(width: told.width, height: told.height)
                .offset(x: told.minX - own.x, y: told.minY - own.y)
        }
    }
}

/// A triangle told by lengths alone, as many shapes are.
private struct FromOrigin: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: rect.width, y: rect.height))
            path.addLine(to: CGPoint(x: 0, y: rect.height))
        }
    }
}

private struct Bounds: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

private struct Points: PreferenceKey {
    static var defaultValue: [Anchor<CGPoint>] { [] }
    static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) { value += nextValue() }
}

extension View {
    fileprivate var bounded: some View { anchorPreference(key: Bounds.self, value: .bounds) { [$0] } }

    /// Draws a rectangle over each view below that is `bounded`.
    fileprivate func showingBounds() -> some View {
        overlayPreferenceValue(Bounds.self) { anchors in
            GeometryReader { proxy in
                ForEach(anchors.indices, id: \.self) { index in
                    let rect = proxy[anchors[index]]
                    block(.black.opacity(0.5), rect.width, rect.height).offset(x: rect.minX, y: rect.minY)
                }
            }
        }
    }

    /// Draws a dot of 4 × 4 points on each anchored point below.
    fileprivate func showingPoints() -> some View {
        overlayPreferenceValue(Points.self) { anchors in
            GeometryReader { proxy in
                ForEach(anchors.indices, id: \.self) { index in
                    let point = proxy[anchors[index]]
                    block(.black, 4, 4).offset(x: point.x - 2, y: point.y - 2)
                }
            }
        }
    }
}

extension Fixture {
    /// What readers and anchors tell of places.
    @FixtureList static var geometry: [Fixture] {
        Fixture("geometry/reader-takes-all-and-begins-top-leading", 40, 30, frames: [rect(0, 0, 10, 10)]) {
            GeometryReader { _ in block(.red) }
        }
        Fixture("geometry/size", 40, 30, frames: [rect(4, 4, 16, 11)]) {
            GeometryReader { proxy in block(.red, proxy.size.width / 2, proxy.size.height / 2) }.padding(4)
        }
        // Each view begins in the corner; guides do not count.
        Fixture("geometry/reader-of-several", 40, 30, frames: [rect(0, 0, 20, 20), rect(0, 0, 10, 10)]) {
            GeometryReader { _ in
                block(.red, 20, 20)
                block(.blue).alignmentGuide(.leading) { _ in 5 }
            }
        }
        // layout-truths row 69: nothing offered is 10 × 10.
        Fixture("geometry/reader-without-offer", 40, 30, frames: [rect(15, 10, 10, 10)]) {
            GeometryReader { _ in Color.red }.fixedSize()
        }
        Fixture("geometry/local", 40, 30, frames: [rect(0, 0, 32, 22)]) { Told { $0.frame(in: .local) }.padding(4) }
        Fixture("geometry/global", 40, 30, frames: [rect(4, 4, 32, 22)]) { Told { $0.frame(in: .global) }.padding(4) }
        // 3 and 2 inside the space, which itself lies at 5, 5.
        Fixture("geometry/named", 40, 30, frames: [rect(3, 2, 24, 16)]) {
            Told { $0.frame(in: .named("box")) }.padding(.horizontal, 3).padding(.vertical, 2)
                .coordinateSpace(.named("box")).padding(5)
        }
        Fixture("geometry/nearest-of-a-name", 40, 30, frames: [rect(3, 3, 24, 14)]) {
            Told { $0.frame(in: .named("box")) }.padding(3)
                .coordinateSpace(name: "box").padding(5).coordinateSpace(name: "box")
        }
        Fixture("geometry/unknown-name-is-global", 40, 30, frames: [rect(4, 4, 32, 22)]) {
            Told { $0.frame(in: .named("none")) }.padding(4)
        }
        // The space is 30 × 20 and begins 3 left of and above the reader.
        Fixture("geometry/bounds-of-a-space", 40, 30, frames: [rect(-3, -3, 30, 20)]) {
            Told { $0.bounds(of: .named("box")) ?? .zero }.padding(3).coordinateSpace(.named("box")).padding(5)
        }
        Fixture("geometry/bounds-of-no-space", 40, 30, frames: [rect(0, 0, 0, 0)]) {
            Told { $0.bounds(of: .named("box")) ?? .zero }
        }
        Fixture("geometry/offset-outside-moves-it", 40, 30, frames: [rect(14, 9, 10, 10)]) {
            Told { $0.frame(in: .global) }.frame(width: 10, height: 10).offset(x: -1, y: -1)
        }
        // On each of a group the space is that view's own.
        Fixture("geometry/each-of-a-group-has-its-space", 40, 30, frames: [rect(2, 2, 16, 26), rect(2, 2, 16, 26)]) {
            HStack(spacing: 0) {
                Group {
                    Told { $0.frame(in: .named("box")) }.padding(2); Told { $0.frame(in: .named("box")) }.padding(2)
                }
                .coordinateSpace(.named("box"))
            }
        }
        // A shape's rectangle begins at the origin of its view, wherever that lies.
        Fixture("geometry/shape-draws-in-its-own-space", 40, 30, frames: [rect(20, 10, 16, 16)]) {
            FromOrigin().fill(.red).frame(width: 16, height: 16).position(x: 28, y: 18)
        }
        transformedGeometry
        anchors
    }

    /// Coordinates through views that are drawn changed. The reader is 20 × 10 points in the middle of 40 × 40, at
    /// 10, 15.
    @FixtureList private static var transformedGeometry: [Fixture] {
        // Twice as large about its middle 20, 20. Told inside, a frame counts in the points there: the layout's.
        for (name, scale, told) in [
            ("twice", 2, rect(0, 10, 40, 20)), ("half", 0.5, rect(15, 17.5, 10, 5))
        ] as [(String, CGFloat, CGRect)] {
            Fixture("geometry/global-of-\(name)-the-size", 40, 40, frames: [rect(10, 15, 20, 10), told]) {
                Measured {
                    $0.frame(in: .global)
                } of: {
                    $0.frame(width: 20, height: 10).scaleEffect(scale)
                }
            }
        }
        // A quarter turn about the middle exchanges width and height.
        Fixture("geometry/global-of-a-quarter-turn", 40, 40, frames: [rect(10, 15, 20, 10), rect(15, 10, 10, 20)]) {
            Measured {
                $0.frame(in: .global)
            } of: {
                $0.frame(width: 20, height: 10).rotationEffect(.degrees(90))
            }
        }
        // The box around a square of 20 that is turned by 45° is √2 × 20 = 28.284 wide.
        Fixture(
            "geometry/global-of-an-eighth-turn", 40, 40,
            frames: [rect(10, 10, 20, 20), rect(5.857864, 5.857864, 28.284271, 28.284271)]
        ) {
            Measured {
                $0.frame(in: .global)
            } of: {
                $0.frame(width: 20, height: 20).rotationEffect(.degrees(45))
            }
        }
        // A space that is drawn changed too makes no difference inside.
        Fixture("geometry/named-inside-a-scaled-view", 40, 40, frames: [rect(12, 18, 16, 4), rect(2, 3, 16, 4)]) {
            Measured {
                $0.frame(in: .named("box"))
            } of: {
                $0.padding(.horizontal, 2).padding(.vertical, 3).frame(width: 20, height: 10)
                    .coordinateSpace(.named("box")).scaleEffect(2)
            }
        }
        // Outside it does: scaled about its middle (10, 5) the view reaches from -10, -5 on.
        Fixture("geometry/named-around-a-scaled-view", 40, 40, frames: [rect(10, 15, 20, 10), rect(-10, -5, 40, 20)]) {
            Measured {
                $0.frame(in: .named("box"))
            } of: {
                $0.frame(width: 20, height: 10).scaleEffect(2).coordinateSpace(.named("box"))
            }
        }
        Fixture("geometry/scale-from-a-corner", 40, 40, frames: [rect(10, 15, 20, 10), rect(10, 15, 40, 20)]) {
            Measured {
                $0.frame(in: .global)
            } of: {
                $0.frame(width: 20, height: 10).scaleEffect(2, anchor: .topLeading)
            }
        }
        Fixture("geometry/size-is-not-scaled", 40, 40, frames: [rect(10, 15, 20, 10), rect(0, 0, 20, 10)]) {
            Measured {
                $0.frame(in: .local)
            } of: {
                $0.frame(width: 20, height: 10).scaleEffect(2)
            }
        }
        Fixture("geometry/transform-effect", 40, 40, frames: [rect(10, 15, 20, 10), rect(13, 11, 20, 10)]) {
            Measured {
                $0.frame(in: .global)
            } of: {
                $0.frame(width: 20, height: 10).transformEffect(CGAffineTransform(translationX: 3, y: -4))
            }
        }
    }

    @FixtureList private static var anchors: [Fixture] {
        Fixture(
            "geometry/anchor-bounds", 40, 20, frames: [rect(5, 5, 10, 10), rect(15, 5, 20, 10), rect(15, 5, 20, 10)]
        ) {
            HStack(spacing: 0) {
                block(.red); block(.blue, 20).bounded
            }.showingBounds()
        }
        Fixture("geometry/anchor-after-padding-holds-it", 40, 20, frames: [rect(15, 5, 10, 10), rect(13, 3, 14, 14)]) {
            block(.red).padding(2).bounded.showingBounds()
        }
        Fixture("geometry/anchor-moves-with-offset", 40, 20, frames: [rect(19, 5, 10, 10), rect(19, 5, 10, 10)]) {
            block(.red).bounded.offset(x: 4).showingBounds()
        }
        Fixture("geometry/anchor-before-offset-stays", 40, 20, frames: [rect(19, 5, 10, 10), rect(15, 5, 10, 10)]) {
            block(.red).offset(x: 4).bounded.showingBounds()
        }
        // Drawn half as large about its middle: the overlay outside sees 5 × 5.
        Fixture("geometry/anchor-honours-scale", 40, 20, frames: [rect(15, 5, 10, 10), rect(17.5, 7.5, 5, 5)]) {
            block(.red).bounded.scaleEffect(0.5).showingBounds()
        }
        Fixture(
            "geometry/anchor-honours-a-quarter-turn", 40, 40, frames: [rect(10, 15, 20, 10), rect(15, 10, 10, 20)]
        ) {
            block(.red, 20, 10).bounded.rotationEffect(.degrees(90)).showingBounds()
        }
        // Overlay and view are drawn changed together: nothing to convert.
        Fixture(
            "geometry/anchor-inside-the-same-effect", 40, 40, frames: [rect(10, 15, 20, 10), rect(10, 15, 20, 10)]
        ) {
            block(.red, 20, 10).bounded.showingBounds().rotationEffect(.degrees(90))
        }
        // Seen from inside the turn, which both share, only the scale is left.
        Fixture("geometry/anchor-through-two-effects", 40, 40, frames: [rect(10, 15, 20, 10), rect(15, 17.5, 10, 5)]) {
            block(.red, 20, 10).bounded.scaleEffect(0.5).showingBounds().rotationEffect(.degrees(90))
        }
        for (name, source, x, y) in [
            ("top-leading", Anchor<CGPoint>.Source.topLeading, 8, 8), ("center", .center, 18, 18),
            ("bottom-trailing", .bottomTrailing, 28, 28), ("point", .point(CGPoint(x: 5, y: 2)), 13, 10),
            ("unit-point", .unitPoint(UnitPoint(x: 0.25, y: 0.5)), 13, 18)
        ] as [(String, Anchor<CGPoint>.Source, CGFloat, CGFloat)] {
            let box = UncheckedSource(source: source)
            Fixture("geometry/anchor-\(name)", 40, 40, frames: [rect(10, 10, 20, 20), rect(x, y, 4, 4)]) {
                block(.red, 20, 20).anchorPreference(key: Points.self, value: box.source) { [$0] }.showingPoints()
            }
        }
        // A quarter turn clockwise takes the top leading corner (10, 10) to the top trailing one.
        Fixture("geometry/anchored-point-turns", 40, 40, frames: [rect(10, 10, 20, 20), rect(28, 8, 4, 4)]) {
            block(.red, 20, 20).anchorPreference(key: Points.self, value: .topLeading) { [$0] }
                .rotationEffect(.degrees(90)).showingPoints()
        }
        Fixture("geometry/anchor-rect", 40, 40, frames: [rect(10, 10, 20, 20), rect(12, 13, 4, 5)]) {
            block(.red, 20, 20)
                .anchorPreference(key: Bounds.self, value: .rect(CGRect(x: 2, y: 3, width: 4, height: 5))) { [$0] }
                .showingBounds()
        }
        Fixture(
            "geometry/transformed-anchors-come-after", 40, 20,
            frames: [rect(15, 5, 10, 10), rect(15, 5, 10, 10), rect(11, 1, 18, 18)]
        ) {
            block(.red).bounded.padding(4)
                .transformAnchorPreference(key: Bounds.self, value: .bounds) { $0.append($1) }.showingBounds()
        }
        // A layer made from preferences is aligned as any other.
        Fixture("geometry/background-from-preferences", 40, 20, frames: [rect(11, 9, 14, 6), rect(15, 5, 10, 10)]) {
            block(.red).bounded.backgroundPreferenceValue(Bounds.self, alignment: .bottomTrailing) { anchors in
                block(.blue, CGFloat(anchors.count) * 14, 6)
            }
        }
    }
}

/// Sources hold functions, which say nothing of threads.
private struct UncheckedSource: @unchecked Sendable { let source: Anchor<CGPoint>.Source }

/// Shows what a reader tells through whatever is drawn around it, from the picture's corner.
private struct Measured<Changed: View>: View {
    let told: (GeometryProxy) -> CGRect
    let change: (AnyView) -> Changed
    @State private var rect = CGRect.zero

    init(_ told: @escaping (GeometryProxy) -> CGRect, of change: @escaping (AnyView) -> Changed) {
        self.told = told
        self.change = change
    }

    var body: some View {
        Color.black.frame(width: rect.width, height: rect.height)
            .frame(width: 40, height: 40, alignment: .topLeading).offset(x: rect.minX, y: rect.minY)
            .background {
                change(
                    AnyView(
                        Color.clear.onGeometryChange(for: CGRect.self) {
                            told($0)
                        } action: {
                            rect = $0
                        })
                ).hidden()
            }
    }
}
