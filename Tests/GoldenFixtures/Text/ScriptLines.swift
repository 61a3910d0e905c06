import SwiftUI

/// A line or paragraph of 14 points in the language of `locale`.
private func sample(_ text: String, _ locale: String = "en_US") -> some View {
    Text(verbatim: text).font(.system(size: 14)).environment(\.locale, Locale(identifier: locale))
}

extension Fixture {
    /// Order, joining, marks and line breaks of the scripts, as their readers expect them.
    @FixtureList static var scriptLines: [Fixture] {
        // One line each: marks in their places, letters joined.
        for (name, text, width) in [
            ("marks-stacked", "ế ộ ẫ ṩ ǭ x̌ q̈", 120), ("marks-decomposed", "e\u{302}\u{301} a\u{328}\u{304}", 60),
            ("turkish-dots", "İstanbul ışık", 100), ("polish-and-czech", "łódź řeč ůň", 90),
            ("icelandic-and-german", "Þórður ÆẞßÐð", 100), ("greek-with-breathings", "ᾧ ὴ ΐ ᾳ ϊ", 80),
            ("cyrillic-beyond-russian", "Ґґ Її Ђђ Җҗ", 100),
            ("thai-marks-above-vowels", "น้ำ กี่ ปั๊ม ปู่", 100), ("devanagari-conjuncts", "क्षत्रिय ज्ञान श्री र्कि", 120),
            ("devanagari-matras", "हिन्दी कृष्ण ट्र", 100), ("arabic-joining", "محمد بين لا", 90),
            ("arabic-vowel-marks", "مُحَمَّدٌ اللّٰهِ", 80), ("persian-letters-and-digits", "گچپژ ۱۲۳۴۵۶", 100),
            ("hebrew-vowel-marks", "בְּרֵאשִׁית", 80), ("mark-without-base-is-set", "\u{301}a", 30),
            ("indic-numerals", "१२३ ٣٤٥ ๑๒๓", 90)
        ] {
            Fixture("scripts/\(name)", CGFloat(width), 22) { sample(text) }
        }
        // Regional forms of the same characters.
        for region in ["zh_CN", "zh_TW", "zh_HK", "ja_JP", "ko_KR"] {
            Fixture("scripts/han-forms-\(region)", 80, 22) { sample("骨直返角令", region) }
        }
        // A character of these scripts is one em wide; 5 to a line at 14 points leave 70 points.
        Fixture("scripts/japanese-closing-mark-not-first", 84, 58) {
            sample("春夏秋冬春、夏秋", "ja_JP").frame(width: 70)
        }
        Fixture("scripts/japanese-opening-mark-not-last", 84, 58) {
            sample("春夏秋冬「春」夏", "ja_JP").frame(width: 70)
        }
        Fixture("scripts/japanese-small-kana-not-first", 84, 58) { sample("あいうえちょっと", "ja_JP").frame(width: 70) }
        Fixture("scripts/japanese-long-vowel-not-first", 84, 58) { sample("東京夜タワー", "ja_JP").frame(width: 70) }
        Fixture("scripts/chinese-breaks-between-characters", 84, 58) {
            sample("今天天气很好，我们去", "zh_CN").frame(width: 70)
        }
        Fixture("scripts/korean-breaks-at-spaces", 84, 58) { sample("오늘 서울은 맑아요", "ko_KR").frame(width: 70) }
        Fixture("scripts/korean-long-word-is-divided", 84, 58) { sample("대한민국의수도는서울", "ko_KR").frame(width: 70) }
        Fixture("scripts/korean-breaks-at-spaces-in-english-too", 84, 58) { sample("오늘 서울은 맑아요").frame(width: 70) }
        Fixture("scripts/thai-breaks-between-words", 84, 58) { sample("ภาษาไทยเป็นภาษา", "th_TH").frame(width: 70) }
        Fixture("scripts/vietnamese-breaks-at-spaces", 84, 58) {
            sample("Tiếng Việt đẹp lắm", "vi_VN").frame(width: 70)
        }
        // A fallback face neither heightens a line nor moves its baseline (apple-metrics §2).
        Fixture("scripts/fallback-keeps-line-height", 110, 22) {
            HStack(spacing: 0) {
                ForEach(["A", "漢", "ที", "अ", "ع", "🍎"], id: \.self) { text in
                    sample(text).background(.yellow).frame(width: 18)
                }
            }
        }
        // Faces without an italic stay upright; bold is the script's own bold.
        Fixture("scripts/bold-and-italic-of-fallbacks", 150, 44) {
            VStack(alignment: .leading, spacing: 0) {
                sample("Ab 漢字 한글 ไทย हिन्दी").bold()
                sample("Ab 漢字 한글 ไทย हिन्दी").italic()
            }
        }
        Fixture("scripts/missing-script-is-a-finding", 90, 22, findings: ["glyph-missing"]) { sample("தமிழ்") }
        Fixture("scripts/private-use-is-a-finding", 40, 22, findings: ["glyph-missing"]) { sample("a\u{E001}b") }
    }
}
