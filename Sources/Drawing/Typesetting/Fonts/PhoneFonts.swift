import Foundation

/// The fonts that lie on every iPhone, by Apple's list of system fonts, and what is drawn in their place: none of them
/// may leave Apple's systems.
enum PhoneFonts {
    struct StandIn: Hashable {
        /// As Apple's list has it, such as `Helvetica Neue`.
        var family: String
        var design: TextFont.Design
        /// nil where the name says none.
        var weight: CGFloat?
        var isItalic: Bool
    }

    /// What stands for a font; nil for a name that is none of an iPhone's.
    ///
    /// - Parameter name: a family's, a full or a PostScript name: `Georgia`, `Avenir Next Bold`, `Menlo-Regular`.
    static func standIn(for name: String) -> StandIn? {
        let plain = Self.plain(name)
        for (key, family) in families where plain.hasPrefix(key) {
            let style = plain.dropFirst(key.count)
            guard style.wholeMatch(of: styles) != nil else { continue }
            let weight = weights.first { style.contains($0.word) }?.weight
            let design: TextFont.Design =
                serifs.contains(family) ? .serif : monospaced.contains(family) ? .monospaced : .default
            return StandIn(
                family: family, design: design, weight: weight,
                isItalic: style.contains("italic") || style.contains("oblique"))
        }
        return nil
    }

    private static func plain(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }

    private nonisolated(unsafe) static let styles =
        #/(?:psmt|ps|mt|regular|roman|book|plain|ultralight|extralight|thin|light|medium|demibold|semibold|demi|extrabold|ultrabold|bold|heavy|extrablack|black|italic|oblique|condensed|wide|w\d)*/#

    /// Longer words before those that they hold.
    private static let weights: [(word: String, weight: CGFloat)] = [
        ("ultralight", 100), ("extralight", 200), ("thin", 200), ("light", 300), ("medium", 500), ("demi", 600),
        ("semibold", 600), ("extrabold", 800), ("ultrabold", 800), ("bold", 700), ("heavy", 800), ("black", 900),
        ("w3", 300), ("w4", 400), ("w5", 500), ("w6", 600), ("w7", 700), ("w8", 800), ("w9", 900)
    ]

    /// By their plain names, the longest first: `Avenir Next Condensed` is not a style of `Avenir`.
    private static let families: [(key: String, family: String)] = {
        let list = names.split(separator: ",").map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
        let named = list.map { (key: plain($0), family: $0) }
        return named.sorted { $0.key.count != $1.key.count ? $0.key.count > $1.key.count : $0.key < $1.key }
    }()

    private static let names = """
        Academy Engraved LET, Al Nile, American Typewriter, Apple Color Emoji, Apple SD Gothic Neo, Apple Symbols,
        Arial, Arial Hebrew, Arial Rounded MT Bold, Avenir, Avenir Next, Avenir Next Condensed, Baskerville, Bodoni 72,
        Bodoni 72 Oldstyle, Bodoni 72 Smallcaps, Bodoni Ornaments, Bradley Hand, Chalkboard SE, Chalkduster, Charter,
        Cochin, Copperplate, Courier, Courier New, Damascus, Devanagari Sangam MN, Didot, DIN Alternate, DIN Condensed,
        Euphemia UCAS, Farah, Futura, Galvji, Geeza Pro, Georgia, Gill Sans, Grantha Sangam MN, Helvetica,
        Helvetica Neue, Hiragino Maru Gothic ProN, Hiragino Mincho ProN, Hiragino Sans, Hoefler Text, Impact, Kailasa,
        Kefa, Khmer Sangam MN, Kohinoor Bangla, Kohinoor Devanagari, Kohinoor Gujarati, Kohinoor Telugu,
        Lao Sangam MN, Malayalam Sangam MN, Marker Felt, Menlo, Mishafi, Mukta Mahee, Myanmar Sangam MN, Noteworthy,
        Noto Nastaliq Urdu, Noto Sans Kannada, Noto Sans Myanmar, Noto Sans Oriya, Optima, Palatino, Papyrus,
        Party LET, PingFang HK, PingFang SC, PingFang TC, Rockwell, Savoye LET, Sinhala Sangam MN, Snell Roundhand,
        STIX Two Math, STIX Two Text, Symbol, Tamil Sangam MN, Thonburi, Times New Roman, Trebuchet MS, Verdana,
        Zapf Dingbats, Zapfino
        """

    private static let serifs: Set = [
        "American Typewriter", "Baskerville", "Bodoni 72", "Bodoni 72 Oldstyle", "Bodoni 72 Smallcaps", "Charter",
        "Cochin", "Copperplate", "Didot", "Georgia", "Hiragino Mincho ProN", "Hoefler Text", "Palatino", "Rockwell",
        "STIX Two Math", "STIX Two Text", "Times New Roman"
    ]
    private static let monospaced: Set = ["Courier", "Courier New", "Menlo"]
}
