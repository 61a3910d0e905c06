/// Which characters are shown as emoji although Unicode's default for them is text.
///
/// Core Text asks Apple Color Emoji before its symbol fonts, so that what SF Pro lacks appears in color on iOS:
/// ☀ ☎ ♥ ✈ ✔ ❤ and the others of Miscellaneous Symbols and Dingbats, and keycaps that lack their selector. U+FE0E
/// asks for the text form. Arrows, ©, ® and ™ are in SF Pro.
enum EmojiPresentation {
    private static let selector: Unicode.Scalar = "\u{FE0F}"

    /// `text` with the emoji selector after every such character.
    static func explicit(_ text: Substring) -> Substring {
        // Every character concerned begins with this byte, or the mark that follows it does.
        guard text.utf8.contains(0xE2) else { return text }
        var result = String.UnicodeScalarView()
        var previous: Unicode.Scalar = "\0"
        for (scalar, next) in zip(text.unicodeScalars, Array(text.unicodeScalars.dropFirst().map(\.self)) + ["\0"]) {
            result.append(scalar)
            if isKeycap(scalar, next) || (previous != "\u{200D}" && isColored(scalar) && !decides(next)) {
                result.append(selector)
            }
            previous = scalar
        }
        return Substring(String(result))
    }

    private static func isKeycap(_ base: Unicode.Scalar, _ mark: Unicode.Scalar) -> Bool {
        mark == "\u{20E3}" && (("0"..."9").contains(base) || base == "#" || base == "*")
    }

    private static func isColored(_ scalar: Unicode.Scalar) -> Bool {
        (0x2600...0x27BF).contains(scalar.value) && scalar.properties.isEmoji
            && !scalar.properties.isEmojiPresentation
    }

    /// Whether a scalar says itself how the one before it is shown: a selector, a joiner, a skin tone.
    private static func decides(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0xFE0E, 0xFE0F, 0x200D, 0x1F3FB...0x1F3FF: true
        default: false
        }
    }
}
