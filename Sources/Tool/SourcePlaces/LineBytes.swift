import Foundation

/// A file's bytes, of which nothing beyond the end is ever read.
struct LineBytes: Sendable {
    private let data: Data

    init(_ data: Data) { self.data = data.startIndex == 0 ? data : Data(data) }

    var count: Int { data.count }

    /// Little-endian.
    func integer(at offset: Int, size: Int) -> UInt64? {
        guard offset >= 0, (1...8).contains(size), offset <= count - size else { return nil }
        return data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
            var value: UInt64 = 0
            for index in (0..<size).reversed() { value = value << 8 | UInt64(bytes[offset + index]) }
            return value
        }
    }

    /// A number of 8 bytes that counts bytes of the file.
    func offset(at offset: Int) -> Int? {
        integer(at: offset, size: 8).flatMap { $0 <= UInt64(count) ? Int($0) : nil }
    }

    /// The text that ends with 0, and where the next begins.
    func text(at offset: Int) -> (text: String, next: Int)? {
        guard offset >= 0, offset < count else { return nil }
        return data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) -> (String, Int)? in
            guard let end = bytes[offset...].firstIndex(of: 0) else { return nil }
            return (String(decoding: bytes[offset..<end], as: UTF8.self), end + 1)
        }
    }

    /// Reads one thing after the other, up to an end.
    struct Reader {
        private let bytes: LineBytes
        private let end: Int
        var position: Int

        init(_ bytes: LineBytes, _ range: Range<Int>) {
            (self.bytes, position, end) = (bytes, range.lowerBound, range.upperBound)
        }

        mutating func integer(_ size: Int) -> UInt64? {
            guard position >= 0, position <= end - size, let value = bytes.integer(at: position, size: size) else {
                return nil
            }
            position += size
            return value
        }

        mutating func text() -> String? {
            guard let (text, next) = bytes.text(at: position), next <= end else { return nil }
            position = next
            return text
        }

        /// Of seven bits a byte, the lowest first, as long as the eighth is set.
        mutating func number() -> UInt64? { sevens().map(\.value) }

        mutating func signedNumber() -> Int64? {
            sevens().map { value, bits in
                let isNegative = bits < 64 && value >> UInt64(bits - 1) & 1 == 1
                return Int64(bitPattern: isNegative ? value | ~0 << UInt64(bits) : value)
            }
        }

        private mutating func sevens() -> (value: UInt64, bits: Int)? {
            var value: UInt64 = 0, bits = 0
            while let byte = integer(1) {
                if bits < 64 { value |= (byte & 0x7F) << UInt64(bits) }
                bits += 7
                if byte & 0x80 == 0 { return (value, bits) }
            }
            return nil
        }
    }
}
