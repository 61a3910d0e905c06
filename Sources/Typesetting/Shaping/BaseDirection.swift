internal import CPango

/// Rules P2 and P3 of the Unicode bidirectional algorithm: a paragraph runs as its first letter does.
enum BaseDirection {
    /// - Parameter fallback: the answer for text without letters.
    static func isRightToLeft(_ text: String, fallback: Bool) -> Bool {
        let functions = hb_unicode_funcs_get_default()
        for scalar in text.unicodeScalars where scalar.properties.isAlphabetic {
            return hb_script_get_horizontal_direction(hb_unicode_script(functions, scalar.value))
                == HB_DIRECTION_RTL
        }
        return fallback
    }
}
