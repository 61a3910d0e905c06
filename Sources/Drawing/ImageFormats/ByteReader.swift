/// Numbers at places of a file; nil outside of it.
struct ByteReader {
    let bytes: UnsafeRawBufferPointer

    var count: Int { bytes.count }

    func byte(_ offset: Int) -> Int? { bytes.indices.contains(offset) ? Int(bytes[offset]) : nil }

    /// A number of `length` bytes, the most significant first unless little endian.
    func number(_ offset: Int, _ length: Int, littleEndian: Bool = false) -> Int? {
        guard offset >= 0, length <= 8, offset <= count - length else { return nil }
        var value = 0
        for index in 0..<length {
            value = value << 8 | Int(bytes[offset + (littleEndian ? length - 1 - index : index)])
        }
        return value
    }

    func starts(with text: StaticString, at offset: Int = 0) -> Bool {
        text.withUTF8Buffer { text in
            guard offset >= 0, offset <= count - text.count else { return false }
            return text.indices.allSatisfy { bytes[offset + $0] == text[$0] }
        }
    }

    /// Where a text stands first at or after a place.
    func position(of text: StaticString, from start: Int = 0, to end: Int? = nil) -> Int? {
        let last = min(end ?? count, count)
        guard start < last else { return nil }
        return text.withUTF8Buffer { text in
            var offset = start
            while offset <= last - text.count {
                if bytes[offset] == text[0], text.indices.allSatisfy({ bytes[offset + $0] == text[$0] }) {
                    return offset
                }
                offset += 1
            }
            return nil
        }
    }

    func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range.clamped(to: 0..<count)], as: UTF8.self)
    }
}
