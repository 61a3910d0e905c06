import SwiftUI

private func box(_ color: Color, _ width: CGFloat, _ height: CGFloat) -> some View {
    color.frame(width: width, height: height)
}

private let axes: [(String, Axis.Set, CGRect)] = [
    ("both-axes", [.horizontal, .vertical], rect(2.5, 2.5, 15, 15)),
    ("width-only", .horizontal, rect(5, -5, 10, 30)), ("height-only", .vertical, rect(-5, 5, 30, 10)),
    ("no-axis", [], rect(-5, 5, 30, 10))
]

extension Fixture {
    @FixtureList static var fitting: [Fixture] {
        for (name, set, frame) in axes {
            Fixture("fitting/\(name)", 20, 20, frames: [frame]) {
                ViewThatFits(in: set) {
                    box(.red, 30, 10); box(.green, 10, 30); box(.blue, 15, 15)
                }
            }
        }
        Fixture("fitting/last-when-none-fits", 20, 20, frames: [rect(-2, -2, 24, 24)]) {
            ViewThatFits {
                box(.red, 30, 30); box(.green, 26, 26); box(.blue, 24, 24)
            }
        }
        Fixture("fitting/exact-fit-counts", 20, 20, frames: [rect(0, 0, 20, 20)]) {
            ViewThatFits {
                box(.red, 20, 20); box(.blue, 5, 5)
            }
        }
        // Asked for its ideal size, the inner one has no limit and shows its first.
        Fixture("fitting/nested-is-judged-by-its-first", 20, 20, frames: [rect(5, 5, 10, 10)]) {
            ViewThatFits {
                ViewThatFits {
                    box(.red, 30, 10); box(.green, 8, 8)
                }; box(.blue, 10, 10)
            }
        }
        // A color's ideal size is 10 × 10; chosen, it takes all it is offered.
        Fixture("fitting/flexible-view-by-its-ideal-size", 20, 20, frames: [rect(0, 0, 20, 20)]) {
            ViewThatFits {
                Color.red; box(.blue, 5, 5)
            }
        }
        Fixture("fitting/ideal-width-too-great", 20, 20, frames: [rect(7.5, 7.5, 5, 5)]) {
            ViewThatFits {
                Color.red.frame(idealWidth: 30); box(.blue, 5, 5)
            }
        }
        Fixture("fitting/ideal-size-is-the-firsts", 40, 20, frames: [rect(5, 5, 30, 10)]) {
            ViewThatFits {
                box(.red, 30, 10); box(.blue, 5, 5)
            }.fixedSize()
        }
        Fixture("fitting/candidates-from-for-each", 25, 25, frames: [rect(2.5, 2.5, 20, 20)]) {
            ViewThatFits { ForEach([30, 20, 10], id: \.self) { box(.red, CGFloat($0), CGFloat($0)) } }
        }
        Fixture("fitting/padding-leaves-less", 20, 20, frames: [rect(6, 6, 8, 8)]) {
            ViewThatFits {
                box(.red, 20, 10); box(.blue, 8, 8)
            }.padding(4)
        }
        Fixture("fitting/stacks", 30, 40, frames: [rect(5, 0, 20, 20), rect(5, 20, 20, 20)]) {
            ViewThatFits {
                HStack(spacing: 0) {
                    box(.red, 20, 20); box(.blue, 20, 20)
                }
                VStack(spacing: 0) {
                    box(.red, 20, 20); box(.blue, 20, 20)
                }
            }
        }
        readers
    }

    @FixtureList private static var readers: [Fixture] {
        Fixture("fitting/reader-takes-what-is-left", 40, 10, frames: [rect(0, 0, 10, 10), rect(10, 0, 30, 10)]) {
            HStack(spacing: 0) {
                box(.red, 10, 10); GeometryReader { _ in Color.blue }
            }
        }
        Fixture("fitting/reader-ideal-size-is-ten", 40, 40, frames: [rect(15, 15, 10, 10)]) {
            GeometryReader { _ in Color.blue }.fixedSize()
        }
        Fixture(
            "fitting/reader-members-overlap-at-the-corner", 40, 40,
            frames: [rect(0, 0, 30, 10), rect(0, 0, 10, 30)]
        ) {
            GeometryReader { _ in
                box(.red, 30, 10); box(.blue, 10, 30)
            }
        }
        // Each member lies at the corner, whatever guides it sets.
        Fixture("fitting/reader-takes-no-guides", 40, 40, frames: [rect(0, 0, 30, 10), rect(0, 0, 10, 30)]) {
            GeometryReader { _ in
                box(.red, 30, 10)
                box(.blue, 10, 30).alignmentGuide(.leading) { _ in 5 }
            }
        }
        Fixture("fitting/reader-right-to-left", 40, 40, frames: [rect(30, 0, 10, 10)]) {
            GeometryReader { _ in box(.red, 10, 10) }.environment(\.layoutDirection, .rightToLeft)
        }
        Fixture("fitting/reader-in-an-overlay", 40, 40, frames: [rect(10, 15, 20, 10), rect(10, 15, 10, 10)]) {
            box(.red, 20, 10).overlay { GeometryReader { Color.blue.frame(width: $0.size.width / 2) } }
        }
        Fixture("fitting/reader-global-frame", 40, 40, frames: [rect(5, 5, 5, 30)]) {
            GeometryReader { Color.red.frame(width: $0.frame(in: .global).minX) }.padding(5)
        }
        Fixture("fitting/reader-in-a-reader", 40, 40, frames: [rect(0, 0, 10, 40)]) {
            GeometryReader { outer in
                GeometryReader { Color.red.frame(width: $0.size.width / 2) }.frame(width: outer.size.width / 2)
            }
        }
    }
}
