/// Where a line may not end before a number.
///
/// Unicode's rule LB25 keeps a digit with a separator before it, and Apple's ICU with it: "L:54°" is one word. Pango
/// does so only where a digit stands before the separator, too.
enum NumberBreaks {
    /// Of the class IS, as far as one byte holds them.
    private static let separators = Set(":;,.".utf8)
    private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

    /// Whether a separator stands before a byte and a digit at it.
    static func forbidsBreak(in bytes: [UInt8], before index: Int) -> Bool {
        index > 0 && index < bytes.count && digits.contains(bytes[index]) && separators.contains(bytes[index - 1])
    }
}
