import Foundation

extension NumberFormatter {
    /// Reads the number that a text begins with.
    ///
    /// - Parameters:
    ///   - obj: takes the number.
    ///   - rangep: where in the text to read, in UTF-16; the part that was read afterwards.
    /// - Throws: `CocoaError.formatting` where the text begins with no number.
    public func getObjectValue(
        _ obj: inout AnyObject?, for string: String, range rangep: inout NSRange
    ) throws {
        let text = (string as NSString).substring(with: rangep)
        guard let (read, length) = parse(text, number(from:)) else { throw CocoaError(.formatting) }
        (obj, rangep.length) = (read, length)
    }
}

extension DateFormatter {
    /// Reads the date that a text begins with.
    ///
    /// - Parameters:
    ///   - obj: takes the date.
    ///   - rangep: where in the text to read, in UTF-16; the part that was read afterwards.
    /// - Throws: `CocoaError.formatting` where the text begins with no date.
    public func getObjectValue(
        _ obj: inout AnyObject?, for string: String, range rangep: inout NSRange
    ) throws {
        let text = (string as NSString).substring(with: rangep)
        guard let (read, length) = parse(text, date(from:)) else { throw CocoaError(.formatting) }
        (obj, rangep.length) = (read as NSDate, length)
    }
}

/// What the longest beginning of a text means that means something, and that beginning's length in UTF-16.
private func parse<Value: Equatable>(_ text: String, _ read: (String) -> Value?) -> (Value, Int)? {
    var start = text[...]
    while !start.isEmpty {
        guard let value = read(String(start)) else {
            start.removeLast()
            continue
        }
        // What follows a value may be read with it, and is no part of it.
        while let last = start.last, !last.isNumber, read(String(start.dropLast())) == value { start.removeLast() }
        return (value, start.utf16.count)
    }
    return nil
}

extension StringProtocol {
    /// The text transliterated; nil where that cannot be done.
    public func applyingTransform(_ transform: StringTransform, reverse: Bool) -> String? {
        NSString(string: String(self)).applyingTransform(transform, reverse: reverse)
    }
}
