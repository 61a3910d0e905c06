import Foundation
import FoundationCompat
import Testing

/// Units that CLDR knows no usage of, in the usage that measurements have by default.
struct UnitWidthTests {
    @Test func theWidthCounts() {
        let locale = Locale(identifier: "en_US")
        func text<U: Dimension>(_ value: Double, _ unit: U, _ width: Measurement<U>.FormatStyle.UnitWidth) -> String {
            Measurement(value: value, unit: unit).formatted(.measurement(width: width).locale(locale))
        }
        // From ampersandsoftworks.com's table.
        #expect(text(1, UnitAcceleration.gravity, .wide) == "1 g-force")
        #expect(text(1, UnitAcceleration.gravity, .abbreviated) == "1 G")
        #expect(text(1, UnitAcceleration.gravity, .narrow) == "1G")
        #expect(text(90, UnitAngle.degrees, .wide) == "90 degrees")
        #expect(text(90, UnitFrequency.hertz, .wide) == "90 hertz")
    }

    @Test func aLocalizedValueIsKeptInFiles() throws {
        let value: String.LocalizationValue = "\(3) turns for \("Ann")"
        let copy = try JSONDecoder().decode(String.LocalizationValue.self, from: JSONEncoder().encode(value))
        #expect(copy == value && String(localized: copy) == "3 turns for Ann")
    }
}
