import Geometry

/// A frame in a view's line: ` 16,16 126x126`.
struct FrameText {
    var frame: CGRect
    /// From the space before it to what ends it.
    var range: Range<Substring.Index>

    /// The first one in a text.
    static func first(in text: Substring) -> FrameText? {
        var start = text.startIndex
        while let space = text.utf8[start...].firstIndex(of: UInt8(ascii: " ")) {
            if let found = FrameText(at: space, in: text) { return found }
            start = text.utf8.index(after: space)
        }
        return nil
    }

    /// The one that begins at a place.
    init?(at start: Substring.Index, in text: Substring) {
        var rest = text.utf8[start...]
        func mark(_ mark: Unicode.Scalar) -> Bool {
            guard rest.first == UInt8(ascii: mark) else { return false }
            rest = rest.dropFirst()
            return true
        }
        func number() -> Double? {
            let digits = rest.prefix { byte in
                (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: ".")
                    || byte == UInt8(ascii: "-")
            }
            rest = rest[digits.endIndex...]
            guard let value = Double(Substring(digits)), abs(value) <= 1e9 else { return nil }
            return value
        }
        guard mark(" "), let x = number(), mark(","), let y = number(), mark(" "), let width = number(), mark("x"),
            let height = number(), rest.isEmpty || rest.first == UInt8(ascii: " ") || rest.first == UInt8(ascii: ";")
        else { return nil }
        frame = CGRect(x: x, y: y, width: width, height: height)
        range = start..<rest.startIndex
    }
}
