/// The language that decides which region's forms Chinese characters take.
enum HanLanguage: String, Hashable {
    case japanese = "ja"
    case simplifiedChinese = "zh-Hans"
    case traditionalChinese = "zh-Hant"
    case hongKong = "zh-HK"
    case korean = "ko"

    /// The suffix by which pan-CJK families tell their regions apart.
    enum Region: String { case JP, SC, TC, HK, KR }

    var regions: [Region] {
        switch self {
        case .japanese: [.JP, .SC, .TC, .HK, .KR]
        case .simplifiedChinese: [.SC, .TC, .HK, .JP, .KR]
        case .traditionalChinese: [.TC, .HK, .SC, .JP, .KR]
        case .hongKong: [.HK, .TC, .SC, .JP, .KR]
        case .korean: [.KR, .JP, .SC, .TC, .HK]
        }
    }

    /// The reading of a BCP 47 tag; where that is not a language with Han characters, what the text looks like: kana
    /// make it Japanese, hangul Korean, anything else is in simplified forms, as on a phone set to English.
    init(tag: String, text: String) {
        let parts = tag.lowercased().split { $0 == "-" || $0 == "_" }
        switch parts.first {
        case "ja": self = .japanese
        case "ko": self = .korean
        case "yue": self = .hongKong
        case "zh":
            if parts.contains("hk") || parts.contains("mo") {
                self = .hongKong
            } else if parts.contains("hant") || parts.contains("tw") {
                self = .traditionalChinese
            } else {
                self = .simplifiedChinese
            }
        default:
            let scalars = text.unicodeScalars
            if scalars.contains(where: { (0x3040...0x30FF).contains($0.value) }) {
                self = .japanese
            } else if scalars.contains(where: { (0xAC00...0xD7A3).contains($0.value) }) {
                self = .korean
            } else {
                self = .simplifiedChinese
            }
        }
    }

    /// Whether a character is written with the Han, kana, bopomofo or hangul scripts.
    static func covers(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x1100...0x11FF, 0x2E80...0x9FFF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFF00...0xFFEF,
            0x1B000...0x1B16F, 0x20000...0x3FFFF:
            true
        default: false
        }
    }
}
