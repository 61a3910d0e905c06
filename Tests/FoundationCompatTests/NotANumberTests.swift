import Foundation
import FoundationCompat
import Testing

/// Zero divided by zero has a sign on x86, and an iPhone's has none: widgets without data show it.
struct NotANumberTests {
    private let value = Double(sign: .minus, exponent: 0, significand: .nan)

    @Test func formatsWriteNoSign() {
        #expect(value.sign == .minus)
        #expect(String(format: "%.1f", value) == "nan")
        #expect(String(format: "%.1f %d", Float(value), 3) == "nan 3")
        #expect(String(format: "%g", CGFloat(value)) == "nan")
        #expect(String(format: "%.1f", -1.5) == "-1.5")
    }

    @Test func stylesWriteNoSign() {
        let locale = Locale(identifier: "en_US")
        #expect(value.formatted(.number.locale(locale)) == "NaN")
        #expect(value.formatted(.percent.locale(locale)) == "NaN%")
        #expect(Float(value).formatted(.number.locale(locale)) == "NaN")
        #expect((-1.5).formatted(.number.locale(locale)) == "-1.5")
        let formatter = NumberFormatter()
        formatter.locale = locale
        #expect(formatter.string(from: NSNumber(value: value)) == "NaN")
    }
}
