import SwiftUI
import SwiftUICore
import Testing
import Typesetting

/// Spot rows of the Human Interface Guidelines' Dynamic Type table (apple-metrics §2).
@Suite("Dynamic Type as Apple publishes it")
struct DynamicTypeTruthTests {
    struct Truth: Sendable, CustomTestStringConvertible {
        var name: String
        var font: Font
        /// Size and leading in points at xSmall, large, xxxLarge, accessibility 1 and accessibility 5.
        var values: [[CGFloat]]
        var testDescription: String { "apple-metrics §2: \(name)" }
    }

    private static let sizes: [DynamicTypeSize] = [.xSmall, .large, .xxxLarge, .accessibility1, .accessibility5]

    @Test(arguments: [
        Truth(name: "largeTitle", font: .largeTitle, values: [[31, 38], [34, 41], [40, 48], [44, 52], [60, 70]]),
        Truth(name: "title", font: .title, values: [[25, 31], [28, 34], [34, 41], [38, 46], [58, 68]]),
        Truth(name: "title2", font: .title2, values: [[19, 24], [22, 28], [28, 34], [34, 41], [56, 66]]),
        Truth(name: "title3", font: .title3, values: [[17, 22], [20, 25], [26, 32], [31, 38], [55, 65]]),
        Truth(name: "headline", font: .headline, values: [[14, 19], [17, 22], [23, 29], [28, 34], [53, 62]]),
        Truth(name: "body", font: .body, values: [[14, 19], [17, 22], [23, 29], [28, 34], [53, 62]]),
        Truth(name: "callout", font: .callout, values: [[13, 18], [16, 21], [22, 28], [26, 32], [51, 60]]),
        Truth(
            name: "subheadline", font: .subheadline, values: [[12, 16], [15, 20], [21, 28], [25, 31], [49, 58]]),
        Truth(name: "footnote", font: .footnote, values: [[12, 16], [13, 18], [19, 24], [23, 29], [44, 52]]),
        Truth(name: "caption", font: .caption, values: [[11, 13], [12, 16], [18, 23], [22, 28], [43, 51]]),
        Truth(name: "caption2", font: .caption2, values: [[11, 13], [11, 13], [17, 22], [20, 25], [40, 48]])
    ])
    @MainActor
    func table(_ truth: Truth) {
        for (size, value) in zip(Self.sizes, truth.values) {
            var environment = EnvironmentValues()
            environment.dynamicTypeSize = size
            let font = truth.font.resolve(in: environment)
            #expect([font.size, font.leading] == value, "\(size)")
        }
    }

    @Test("apple-metrics §2: headline is semibold, all other styles regular") @MainActor
    func weights() {
        let environment = EnvironmentValues()
        #expect(Font.headline.resolve(in: environment).weight == 600)
        for font in [Font.largeTitle, .title, .body, .caption2] {
            #expect(font.resolve(in: environment).weight == 400)
        }
    }
}
