/// Where lines of Korean break: at spaces, as in every label of iOS since 14, and not between syllables, where
/// Unicode would allow it (`NSParagraphStyle.LineBreakStrategy.hangulWordPriority`).
enum HangulBreaks {
    /// Whether hangul syllables stand on both sides of a byte.
    static func forbidsBreak(in bytes: [UInt8], before index: Int) -> Bool {
        isSyllable(bytes, at: index) && isSyllable(bytes, at: index - 3)
    }

    /// Whether U+AC00 to U+D7A3 begins at a byte.
    private static func isSyllable(_ bytes: [UInt8], at index: Int) -> Bool {
        guard index >= 0, index + 3 <= bytes.count, (0xEA...0xED).contains(bytes[index]) else { return false }
        let value =
            UInt32(bytes[index] & 0x0F) << 12 | UInt32(bytes[index + 1] & 0x3F) << 6 | UInt32(bytes[index + 2] & 0x3F)
        return (0xAC00...0xD7A3).contains(value)
    }
}
