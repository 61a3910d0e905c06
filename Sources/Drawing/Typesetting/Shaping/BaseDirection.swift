internal import CPango

/// Rules P2 and P3 of the Unicode bidirectional algorithm: a paragraph runs as its first strong character does.
enum BaseDirection {
    /// - Parameter fallback: the answer for text without strong characters.
    static func isRightToLeft(_ text: String, fallback: Bool) -> Bool {
        let functions = hb_unicode_funcs_get_default()
        var isolates = 0
        for scalar in text.unicodeScalars {
            switch scalar.value {
            // LRI, RLI and FSI, whose contents do not count, up to PDI.
            case 0x2066...0x2068: isolates += 1
            case 0x2069: isolates = max(0, isolates - 1)
            case _ where isolates > 0: continue
            // The marks that stand for a letter of either direction.
            case 0x200E: return false
            case 0x200F, 0x061C: return true
            case _ where scalar.properties.isAlphabetic:
                return hb_script_get_horizontal_direction(hb_unicode_script(functions, scalar.value))
                    == HB_DIRECTION_RTL
            default: continue
            }
        }
        return fallback
    }
}
