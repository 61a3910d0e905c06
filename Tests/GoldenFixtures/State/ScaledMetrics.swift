import SwiftUI

/// A scaled number grows as its style's leading does (the table of apple-metrics §2), to whole pixels: at 2 pixels
/// per point 20 × 29 / 22 = 26.36 becomes 26.5.
extension Fixture {
    @FixtureList static var scaledMetrics: [Fixture] {
        for (size, expected) in [
            (DynamicTypeSize.xSmall, 17.5), (.medium, 19), (.large, 20), (.xLarge, 22), (.xxxLarge, 26.5),
            (.accessibility1, 31), (.accessibility3, 43.5), (.accessibility5, 56.5)
        ] as [(DynamicTypeSize, CGFloat)] {
            Fixture("scaled/body-at-\(size)", 60, 20, frames: [rect((60 - expected) / 2, 5, expected, 10)]) {
                ScaledBar().dynamicTypeSize(size)
            }
        }
        for (style, name, expected) in [
            // 23 / 16, 41 / 34 and 48 / 41 of 20, at xxxLarge.
            (Font.TextStyle.caption, "caption", 29), (.title, "title", 24), (.largeTitle, "large-title", 23.5)
        ] as [(Font.TextStyle, String, CGFloat)] {
            Fixture("scaled/relative-to-\(name)", 60, 20, frames: [rect((60 - expected) / 2, 5, expected, 10)]) {
                ScaledBar(relativeTo: style).dynamicTypeSize(.xxxLarge)
            }
        }
    }
}

private struct ScaledBar: View {
    @ScaledMetric private var width: CGFloat

    init(relativeTo style: Font.TextStyle = .body) { _width = ScaledMetric(wrappedValue: 20, relativeTo: style) }

    var body: some View { Bar(width: width) }
}
