import SwiftUI

private enum ThirdAlignment: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
}

extension Fixture {
    @FixtureList static var alignmentGuides: [Fixture] {
        Fixture("alignment-guides/moved-leading", 40, 40, frames: [rect(7, 11, 20, 8), rect(13, 21, 20, 8)]) {
            VStack(alignment: .leading, spacing: 2) {
                Color.red.frame(width: 20, height: 8)
                Color.blue.frame(width: 20, height: 8).alignmentGuide(.leading) { _ in -6 }
            }
        }
        Fixture("alignment-guides/leading-at-center", 40, 40, frames: [rect(15, 11, 20, 8), rect(5, 21, 20, 8)]) {
            VStack(alignment: .leading, spacing: 2) {
                Color.red.frame(width: 20, height: 8)
                Color.blue.frame(width: 20, height: 8).alignmentGuide(.leading) { $0[HorizontalAlignment.center] }
            }
        }
        Fixture("alignment-guides/top-at-bottom", 40, 40, frames: [rect(11, 20, 8, 10), rect(21, 10, 8, 10)]) {
            HStack(alignment: .top, spacing: 2) {
                Color.red.frame(width: 8, height: 10)
                Color.blue.frame(width: 8, height: 10).alignmentGuide(.top) { $0[.bottom] }
            }
        }
        // The thirds of 30 and 12 points, 10 and 4, meet: the second lies 6 lower.
        Fixture("alignment-guides/own-alignment", 40, 40, frames: [rect(11, 5, 8, 30), rect(21, 11, 8, 12)]) {
            HStack(alignment: VerticalAlignment(ThirdAlignment.self), spacing: 2) {
                Color.red.frame(width: 8, height: 30)
                Color.blue.frame(width: 8, height: 12)
            }
        }
        Fixture(
            "alignment-guides/other-guides-do-not-count", 40, 40, frames: [rect(10, 11, 20, 8), rect(10, 21, 20, 8)]
        ) {
            VStack(alignment: .trailing, spacing: 2) {
                Color.red.frame(width: 20, height: 8)
                Color.blue.frame(width: 20, height: 8).alignmentGuide(.leading) { _ in -6 }
            }
        }
        Fixture("alignment-guides/badge-on-corner", 40, 40, frames: [rect(10, 10, 20, 20), rect(26, 6, 8, 8)]) {
            Color.blue.frame(width: 20, height: 20).overlay(alignment: .topTrailing) {
                Circle().fill(.red).frame(width: 8, height: 8)
                    .alignmentGuide(.trailing) { $0.width / 2 }
                    .alignmentGuide(.top) { $0.height / 2 }
            }
        }
        Fixture("alignment-guides/in-zstack", 40, 40, frames: [rect(7, 7, 20, 20), rect(13, 13, 20, 20)]) {
            ZStack(alignment: .topLeading) {
                Color.red.frame(width: 20, height: 20)
                Color.blue.frame(width: 20, height: 20)
                    .alignmentGuide(.leading) { _ in -6 }
                    .alignmentGuide(.top) { _ in -6 }
            }
        }
        Fixture("alignment-guides/baseline-through-padding", 60, 50) {
            HStack(alignment: .firstTextBaseline, spacing: 4) {
                Text("A").padding(6).background(Color.yellow)
                Text("A")
            }
        }
        Fixture("alignment-guides/shape-has-its-bottom-as-baseline", 40, 40) {
            HStack(alignment: .firstTextBaseline, spacing: 2) {
                Text("Ag")
                Color.red.frame(width: 8, height: 8)
            }
        }
    }
}
