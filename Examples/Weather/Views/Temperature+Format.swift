import Foundation

extension FormatStyle where Self == Measurement<UnitTemperature>.FormatStyle {
    /// Whole degrees in the unit that the region expects: 21°.
    static var degrees: Self {
        .measurement(
            width: .narrow, usage: .weather, hidesScaleName: true,
            numberFormatStyle: .number.precision(.fractionLength(0)))
    }
}
