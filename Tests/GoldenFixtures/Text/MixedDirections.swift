import SwiftUI

private func sample(_ text: String) -> some View { Text(verbatim: text).font(.system(size: 14)) }

extension Fixture {
    /// Arabic and Hebrew with what runs from left to right: UAX #9, the paragraph's first strong letter deciding, or
    /// the interface's direction where there is none.
    @FixtureList static var mixedDirections: [Fixture] {
        for (name, text, width) in [
            ("latin-name-in-arabic", "استخدم iPhone 15 Pro اليوم", 190), ("brackets-are-mirrored", "א(ב[ג])ד «ה»", 110),
            ("full-stop-ends-at-the-left", "שלום iOS.", 90), ("english-begins-the-line", "iOS שלום.", 90),
            ("quotation-in-english", "The word “שלום” (peace).", 180), ("percent-and-price", "السعر 1,234.50 ٪50", 140),
            ("range-and-time", "من 10-20 إلى 9:41", 130), ("arabic-digits-run-rightwards", "و١٢٣٫٤ م", 80),
            ("date-with-slashes", "ב־24/12/2026", 100),
            ("mark-decides-the-direction", "\u{200F}iOS 26.", 80),
            ("isolate-does-not-decide", "\u{2068}iOS\u{2069} שלום.", 100)
        ] {
            Fixture("scripts/bidi-\(name)", CGFloat(width), 22) { sample(text) }
        }
        Fixture("scripts/bidi-digits-alone-follow-the-interface", 60, 44) {
            VStack(spacing: 0) {
                sample("+12")
                sample("+12").environment(\.layoutDirection, .rightToLeft)
            }
        }
        Fixture("scripts/bidi-wrapped-arabic-starts-at-the-right", 110, 76) {
            sample("هذا نص طويل يحتوي على SwiftUI في الوسط").frame(width: 100)
                .environment(\.layoutDirection, .rightToLeft)
        }
        Fixture("scripts/bidi-arabic-is-cut-at-the-left", 80, 22, findings: ["text-truncated"]) {
            sample("هذا نص طويل جدا").frame(width: 70).lineLimit(1).environment(\.layoutDirection, .rightToLeft)
        }
        Fixture("scripts/bidi-english-in-arabic-is-cut-at-the-right", 80, 22, findings: ["text-truncated"]) {
            sample("Long English text").frame(width: 70).lineLimit(1).environment(\.layoutDirection, .rightToLeft)
        }
        Fixture("scripts/bidi-monospaced-digits", 80, 44) {
            VStack(alignment: .leading, spacing: 0) {
                sample("شوط 11:11").monospacedDigit()
                sample("شوط 20:48").monospacedDigit()
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
    }
}
