import SwiftUI

extension Fixture {
    @FixtureList static var safeAreas: [Fixture] {
        // A widget has margins and no safe area since iOS 17.
        Fixture("safe-areas/ignoring-changes-nothing", 40, 40, frames: [rect(10, 10, 20, 20)]) {
            Color.red.ignoresSafeArea().edgesIgnoringSafeArea(.all).frame(width: 20, height: 20)
        }
        Fixture("safe-areas/inset-at-bottom", 40, 40, frames: [rect(0, 0, 40, 26), rect(10, 30, 20, 10)]) {
            Color.red.safeAreaInset(edge: .bottom, spacing: 4) { Color.blue.frame(width: 20, height: 10) }
        }
        Fixture("safe-areas/inset-at-top-trailing", 40, 40, frames: [rect(0, 10, 40, 30), rect(20, 0, 20, 10)]) {
            Color.red.safeAreaInset(edge: .top, alignment: .trailing, spacing: 0) {
                Color.blue.frame(width: 20, height: 10)
            }
        }
        Fixture("safe-areas/inset-at-leading", 40, 40, frames: [rect(14, 0, 26, 40), rect(0, 30, 10, 10)]) {
            Color.red.safeAreaInset(edge: .leading, alignment: .bottom, spacing: 4) {
                Color.blue.frame(width: 10, height: 10)
            }
        }
        Fixture("safe-areas/rtl-inset-at-leading", 40, 40, frames: [rect(0, 0, 26, 40), rect(30, 15, 10, 10)]) {
            Color.red.safeAreaInset(edge: .leading, spacing: 4) { Color.blue.frame(width: 10, height: 10) }
                .environment(\.layoutDirection, .rightToLeft)
        }
        Fixture("safe-areas/padding", 40, 40, frames: [rect(6, 0, 34, 40)]) {
            Color.red.safeAreaPadding(.leading, 6)
        }
        Fixture("safe-areas/content-margins-are-for-scrolling", 40, 40, frames: [rect(0, 0, 40, 40)]) {
            Color.red.contentMargins(10).contentMargins(.top, 5, for: .scrollContent)
        }
        Fixture("safe-areas/container-length", 40, 30, frames: [rect(0, 10, 40, 10)]) {
            Color.red.containerRelativeFrame(.horizontal).frame(width: 10, height: 10)
        }
        // (100 − 3 × 4) / 4 = 22; two of them and the space between are 48.
        Fixture("safe-areas/container-parts", 100, 10, frames: [rect(26, 0, 48, 10)]) {
            Color.red.containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 4)
        }
        Fixture("safe-areas/container-by-function", 40, 30, frames: [rect(10, 10, 20, 10)]) {
            Color.red.containerRelativeFrame([.horizontal, .vertical]) { length, axis in
                axis == .horizontal ? length / 2 : length / 3
            }
        }
        Fixture("safe-areas/container-alignment", 40, 20, frames: [rect(34, 14, 6, 6)]) {
            Color.red.frame(width: 6, height: 6)
                .containerRelativeFrame([.horizontal, .vertical], alignment: .bottomTrailing)
        }
    }
}
