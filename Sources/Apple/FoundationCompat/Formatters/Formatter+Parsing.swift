import Foundation

extension NumberFormatter {
    /// Reads the number that a text begins with.
    ///
    /// - Parameters:
    ///   - obj: takes the number.
    ///   - rangep: where in the text to read, in UTF-16; the part that was read afterwards. All of the text where nil.
    /// - Throws: `CocoaError.formatting` where the text begins with no number.
    public func getObjectValue(
        _ obj: UnsafeMutablePointer<AnyObject?>?, for string: String, range rangep: UnsafeMutablePointer<NSRange>?
    ) throws {
        obj?.pointee = try parse(string, rangep, number(from:))
    }
}

extension DateFormatter {
    /// Reads the date that a text begins with.
    ///
    /// - Parameters:
    ///   - obj: takes the date.
    ///   - rangep: as that of `NumberFormatter`.
    /// - Throws: `CocoaError.formatting` where the text begins with no date.
    public func getObjectValue(
        _ obj: UnsafeMutablePointer<AnyObject?>?, for string: String, range rangep: UnsafeMutablePointer<NSRange>?
    ) throws {
        obj?.pointee = try parse(string, rangep, date(from:)) as NSDate
    }
}

/// What the longest beginning of a part of a text means that means something; the range is that beginning's then.
private func parse<Value: Equatable>(
    _ string: String, _ range: UnsafeMutablePointer<NSRange>?, _ read: (String) -> Value?
) throws -> Value {
    let text = string as NSString
    var start = text.substring(with: range?.pointee ?? NSRange(location: 0, length: text.length))
    while !start.isEmpty {
        guard let value = read(start) else {
            start.removeLast()
            continue
        }
        // What follows a value may be read with it, and is no part of it.
        while let last = start.last, !last.isNumber, read(String(start.dropLast())) == value { start.removeLast() }
        range?.pointee.length = start.utf16.count
        return value
    }
    throw CocoaError(.formatting)
}
