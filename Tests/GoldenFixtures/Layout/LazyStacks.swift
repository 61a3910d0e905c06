import SwiftUI

private func box(_ color: Color, _ width: CGFloat, _ height: CGFloat) -> some View {
    color.frame(width: width, height: height)
}

private let horizontal: [(String, HorizontalAlignment, CGFloat)] = [
    ("leading", .leading, 0), ("center", .center, 15), ("trailing", .trailing, 30)
]

private let vertical: [(String, VerticalAlignment, CGFloat)] = [
    ("top", .top, 0), ("center", .center, 15), ("bottom", .bottom, 30)
]

extension Fixture {
    @FixtureList static var lazyStacks: [Fixture] {
        // Unlike a stack, a lazy one takes all the breadth it is offered.
        for (name, alignment, x) in horizontal {
            Fixture("lazy-stacks/v-\(name)", 40, 10, frames: [rect(x, 0, 10, 10)]) {
                LazyVStack(alignment: alignment) { box(.red, 10, 10) }
            }
        }
        for (name, alignment, y) in vertical {
            Fixture("lazy-stacks/h-\(name)", 10, 40, frames: [rect(0, y, 10, 10)]) {
                LazyHStack(alignment: alignment) { box(.red, 10, 10) }
            }
        }
        Fixture("lazy-stacks/v-is-as-wide-as-offered", 40, 10, frames: [rect(10, 0, 10, 10), rect(30, 0, 10, 10)]) {
            HStack(spacing: 0) {
                LazyVStack { box(.red, 10, 10) }; box(.blue, 10, 10)
            }
        }
        Fixture("lazy-stacks/h-is-as-high-as-offered", 10, 40, frames: [rect(0, 10, 10, 10), rect(0, 30, 10, 10)]) {
            VStack(spacing: 0) {
                LazyHStack { box(.red, 10, 10) }; box(.blue, 10, 10)
            }
        }
        // Members are offered no length: colors take their ideal 10.
        Fixture(
            "lazy-stacks/v-members-take-ideal-heights", 40, 40,
            frames: [rect(0, 10, 40, 10), rect(0, 20, 40, 10)]
        ) {
            LazyVStack(spacing: 0) {
                Color.red; Color.blue
            }
        }
        Fixture(
            "lazy-stacks/h-members-take-ideal-widths", 40, 40,
            frames: [rect(10, 0, 10, 40), rect(20, 0, 10, 40)]
        ) {
            LazyHStack(spacing: 0) {
                Color.red; Color.blue
            }
        }
        // A spacer has its least length of 8: 28 are centered.
        Fixture("lazy-stacks/v-spacer-does-not-grow", 40, 40, frames: [rect(15, 6, 10, 10), rect(15, 24, 10, 10)]) {
            LazyVStack(spacing: 0) {
                box(.red, 10, 10); Spacer(); box(.blue, 10, 10)
            }
        }
        Fixture("lazy-stacks/default-spacing", 40, 40, frames: [rect(15, 6, 10, 10), rect(15, 24, 10, 10)]) {
            LazyVStack {
                box(.red, 10, 10); box(.blue, 10, 10)
            }
        }
        // Asked for its ideal width, as wide as its widest member.
        Fixture("lazy-stacks/ideal-width", 40, 20, frames: [rect(10, 0, 10, 10), rect(10, 10, 20, 10)]) {
            LazyVStack(alignment: .leading, spacing: 0) {
                box(.red, 10, 10); box(.blue, 20, 10)
            }.fixedSize()
        }
        Fixture("lazy-stacks/right-to-left", 40, 10, frames: [rect(30, 0, 10, 10)]) {
            LazyVStack(alignment: .leading) { box(.red, 10, 10) }.environment(\.layoutDirection, .rightToLeft)
        }
        Fixture("lazy-stacks/divider-lies-across", 40, 10, scale: 2, frames: [rect(0, 4.75, 40, 0.5)]) {
            LazyVStack { Divider() }
        }
        // Header, members, footer; nothing scrolls, so that pinning changes nothing.
        for pinned in [false, true] {
            Fixture(
                "lazy-stacks/section\(pinned ? "-pinned" : "")", 40, 40,
                frames: [rect(0, 10, 40, 4), rect(0, 14, 40, 6), rect(0, 20, 40, 6), rect(0, 26, 40, 4)]
            ) {
                LazyVStack(spacing: 0, pinnedViews: pinned ? [.sectionHeaders, .sectionFooters] : []) {
                    Section {
                        Color.red.frame(height: 6)
                        Color.blue.frame(height: 6)
                    } header: {
                        Color.black.frame(height: 4)
                    } footer: {
                        Color.gray.frame(height: 4)
                    }
                }
            }
        }
        Fixture(
            "lazy-stacks/sections-from-for-each", 40, 24,
            frames: [rect(0, 0, 40, 4), rect(0, 4, 40, 8), rect(0, 12, 40, 4), rect(0, 16, 40, 8)]
        ) {
            LazyVStack(spacing: 0) {
                ForEach(0..<2) { _ in
                    Section {
                        Color.red.frame(height: 8)
                    } header: {
                        Color.black.frame(height: 4)
                    }
                }
            }
        }
    }
}
