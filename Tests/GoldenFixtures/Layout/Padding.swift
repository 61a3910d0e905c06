import SwiftUI

extension Fixture {
    @FixtureList static var padding: [Fixture] {
        // 16 unless a length is given (layout-truths rows 18 and 63)
        Fixture("padding/default", 60, 60, frames: [rect(16, 16, 28, 28)]) { Color.blue.padding() }
        Fixture("padding/length", 40, 40, frames: [rect(5, 5, 30, 30)]) { Color.blue.padding(5) }
        Fixture("padding/horizontal", 40, 40, frames: [rect(6, 0, 28, 40)]) { Color.blue.padding(.horizontal, 6) }
        Fixture("padding/top", 40, 40, frames: [rect(0, 12, 40, 28)]) { Color.blue.padding(.top, 12) }
        Fixture("padding/two-edges", 40, 40, frames: [rect(0, 0, 28, 28)]) {
            Color.blue.padding([.bottom, .trailing], 12)
        }
        Fixture("padding/insets", 40, 40, frames: [rect(4, 2, 28, 32)]) {
            Color.blue.padding(EdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8))
        }
        Fixture("padding/rtl-insets", 40, 40, frames: [rect(8, 2, 28, 32)]) {
            Color.blue.padding(EdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8))
                .environment(\.layoutDirection, .rightToLeft)
        }
        Fixture("padding/negative", 40, 40, frames: [rect(6, 6, 28, 28), rect(10, 10, 20, 20)]) {
            Color.blue.padding(-4).frame(width: 20, height: 20).overlay { Color.yellow.opacity(0.5) }
        }
        Fixture(
            "padding/nested-backgrounds", 40, 40,
            frames: [rect(0, 0, 40, 40), rect(4, 4, 32, 32), rect(8, 8, 24, 24)]
        ) {
            Color.red
                .padding(4).background(Color.yellow)
                .padding(4).background(Color.green)
        }
        // Nothing is left for the content, and the box keeps its padding.
        Fixture("padding/larger-than-proposal", 40, 40, frames: [rect(-10, -10, 60, 60), rect(20, 20, 0, 0)]) {
            Color.blue.padding(30).background(Color.green.opacity(0.4))
        }
        Fixture("padding/text-box", 60, 40, scale: 3) {
            Text("Ag").padding(4).background(Color.yellow)
        }
    }
}
