import SwiftUI

extension Fixture {
    /// What is shown in color, and what sequence is one picture.
    @FixtureList static var emojiForms: [Fixture] {
        for (name, text, width) in [
            ("skin-tones", "👍🏻👍🏼👍🏽👍🏾👍🏿", 110), ("flags-of-regions", "🇩🇪🇯🇵🇧🇷", 70), ("flags-of-tags", "🏴󠁧󠁢󠁥󠁮󠁧󠁿🏴󠁧󠁢󠁳󠁣󠁴󠁿", 60),
            ("keycaps", "1️⃣#️⃣*️⃣🔟", 90), ("keycap-without-selector", "1\u{20E3}2", 50),
            ("joined-people", "👩🏽‍🚀👨‍👩‍👧‍👦🧑🏻‍🤝‍🧑🏿", 80), ("joined-things", "❤️‍🔥🐻‍❄️🏳️‍🌈👁️‍🗨️", 100),
            ("text-selector", "☀\u{FE0E}❤\u{FE0E}✔\u{FE0E}☎\u{FE0E}", 80),
            ("emoji-selector", "☀\u{FE0F}❤\u{FE0F}©\u{FE0F}▶\u{FE0F}", 100),
            ("symbols-in-color-by-default", "☀☎♥✈❤", 110), ("letters-stay-text", "©®™→↔#1*", 100),
            ("regional-letter-alone", "🇩 a", 40)
        ] {
            Fixture("scripts/emoji-\(name)", CGFloat(width), 26) { Text(verbatim: text) }
        }
        Fixture("scripts/emoji-in-a-line-share-its-baseline", 110, 26) { Text(verbatim: "Sun ☀️ 21° 🌧") }
        Fixture("scripts/emoji-bold-is-the-same", 60, 26) { Text(verbatim: "🍎a").bold() }
    }
}
