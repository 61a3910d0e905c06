import SwiftUI

/// No script shows a box in place of a character.
extension Fixture {
    @FixtureList static var textScripts: [Fixture] {
        for (name, text) in [
            ("greek", "Ωμέγα"), ("cyrillic", "Жизнь"), ("hebrew", "שלום"), ("arabic", "مرحبا"), ("thai", "สวัสดี"),
            ("devanagari", "नमस्ते"), ("chinese", "天气"), ("japanese", "ひカ字"), ("korean", "한국"),
            ("vietnamese", "Việt")
        ] {
            Fixture("scripts/\(name)", 60, 26) { Text(verbatim: text) }
        }
        Fixture("scripts/han-in-japanese", 40, 26) {
            Text(verbatim: "直骨").environment(\.locale, Locale(identifier: "ja_JP"))
        }
        Fixture("scripts/han-in-chinese", 40, 26) {
            Text(verbatim: "直骨").environment(\.locale, Locale(identifier: "zh_CN"))
        }
        Fixture("scripts/arabic-bold", 60, 26) { Text(verbatim: "مرحبا").bold() }
        Fixture("scripts/emoji", 30, 26) { Text("🌤") }
        Fixture("scripts/emoji-family-is-one", 30, 26) { Text("👨‍👩‍👧") }
        Fixture("scripts/emoji-skin-tone", 30, 26) { Text("👍🏽") }
        Fixture("scripts/emoji-flag", 30, 26) { Text("🇨🇭") }
        Fixture("scripts/emoji-between-letters", 50, 26) { Text("a🍎b") }
        Fixture("scripts/emoji-half-opaque", 30, 26) { Text("🌤").opacity(0.5) }
        Fixture("scripts/math-and-arrows", 60, 26) { Text("→∑≠½") }
        Fixture("scripts/mixed-directions", 70, 26) { Text(verbatim: "a שלום b").font(.caption) }
        Fixture("scripts/rtl-paragraph", 60, 44) {
            Text(verbatim: "שלום א\nב").environment(\.layoutDirection, .rightToLeft)
        }
        Fixture("scripts/rtl-truncation", 40, 26, findings: ["text-truncated"]) {
            Text(verbatim: "שלום לכולם").lineLimit(1).environment(\.layoutDirection, .rightToLeft)
        }
        Fixture("scripts/arabic-digits", 60, 26) {
            Text(1234, format: .number).environment(\.locale, Locale(identifier: "ar_EG"))
        }
    }
}
