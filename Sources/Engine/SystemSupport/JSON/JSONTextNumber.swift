/// Numbers of JSON texts.
enum JSONTextNumber {
    /// Where a number ends that begins at a position; nil where there is none.
    static func end(of bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        var position = start
        func digits() -> Bool {
            let first = position
            while position < bytes.count, isDigit(bytes[position]) { position += 1 }
            return position > first
        }
        func takes(_ one: UInt8, or other: UInt8? = nil) -> Bool {
            guard position < bytes.count, bytes[position] == one || bytes[position] == other else { return false }
            position += 1
            return true
        }
        _ = takes(UInt8(ascii: "-"))
        let whole = position
        guard digits(), bytes[whole] != UInt8(ascii: "0") || position == whole + 1 else { return nil }
        if takes(UInt8(ascii: ".")), !digits() { return nil }
        if takes(UInt8(ascii: "e"), or: UInt8(ascii: "E")) {
            _ = takes(UInt8(ascii: "+"), or: UInt8(ascii: "-"))
            guard digits() else { return nil }
        }
        return position
    }

    private static func isDigit(_ character: UInt8) -> Bool { character &- UInt8(ascii: "0") < 10 }

    /// The nearest to a number's text.
    static func double(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
        // Up to 15 digits are exact, and so are powers of ten up to 22: one division rounds once.
        var digits: Int64 = 0, count = 0, decimals = 0, isBehindPoint = false, isNegative = false
        for (index, character) in text.enumerated() {
            if isDigit(character) {
                digits = digits &* 10 &+ Int64(character &- UInt8(ascii: "0"))
                count += 1
                if isBehindPoint { decimals += 1 }
            } else if character == UInt8(ascii: "."), !isBehindPoint {
                isBehindPoint = true
            } else if character == UInt8(ascii: "-"), index == 0 {
                isNegative = true
            } else {
                count = .max
            }
            guard count <= 15 else { return Double(String(decoding: text, as: UTF8.self)) }
        }
        let value = Double(digits) / powersOfTen[decimals]
        return isNegative ? -value : value
    }

    /// Nil where it is not whole, or too large for the type.
    static func integer<Number: FixedWidthInteger>(_ text: UnsafeBufferPointer<UInt8>) -> Number? {
        if let number = Number(String(decoding: text, as: UTF8.self)) { return number }
        return double(text).flatMap(Number.init(exactly:))
    }

    private static let powersOfTen: [Double] = [
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15
    ]
}
