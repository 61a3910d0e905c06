import SwiftUI
import SwiftUICore
import Testing
import UIKitCore

/// `UIFont` against the numbers Apple documents for SF Pro and the text styles.
struct UIFontTests {
    @Test func preferredFontsHaveTheStylesSizes() {
        #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
        #expect(UIFont.preferredFont(forTextStyle: .caption2).pointSize == 11)
        let large = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
        #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize == 23)
    }

    /// SF Pro's ascent and descent are 1950 and 494 of 2048 units.
    @Test func metricsAreSFPros() {
        let font = UIFont.systemFont(ofSize: 20, weight: .bold)
        #expect(abs(font.ascender - 20 * 1950 / 2048) < 0.01)
        #expect(abs(font.descender + 20 * 494 / 2048) < 0.01)
        #expect(abs(font.lineHeight - 20 * 2444 / 2048) < 0.02)
    }

    @Test func aFontKeepsItsFaceAtAnotherSize() {
        let font = UIFont.monospacedSystemFont(ofSize: 10, weight: .semibold)
        #expect(Font(font.withSize(24)) == .system(size: 24, weight: .semibold, design: .monospaced))
    }

    @Test func unknownNamesAreNil() {
        #expect(UIFont(name: "NoSuchFont-Regular", size: 12) == nil)
    }

    @Test func metricsScaleWithDynamicType() {
        let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        let value = UIFontMetrics(forTextStyle: .body).scaledValue(for: 17, compatibleWith: traits)
        // As leading does, 40 to 22, to whole pixels.
        #expect(value == 31)
        // What an iPhone with three pixels a point says, as others have published it.
        func scaled(_ size: DynamicTypeSize) -> CGFloat {
            var environment = EnvironmentValues()
            (environment.dynamicTypeSize, environment.displayScale) = (size, 3)
            return UIFontMetrics.default.scaledValue(
                for: 17, compatibleWith: UITraitCollection(environment: environment))
        }
        #expect(abs(scaled(.medium) - 16.333) < 0.001)
        #expect(scaled(.large) == 17)
        #expect(scaled(.accessibility5) == 48)
    }
}
