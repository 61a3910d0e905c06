import Foundation

/// Cuts what a descriptor delivers into lines.
package struct LineReader {
    package let descriptor: Int32
    private var buffer = Data()

    package init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// Reads once, blocking if nothing is there. False at the end of the file or on an error.
    package mutating func fill() -> Bool {
        guard let bytes = DescriptorIO.read(descriptor), !bytes.isEmpty else { return false }
        buffer.append(contentsOf: bytes)
        return true
    }

    /// The next whole line, without its line feed, if one has arrived.
    package mutating func nextLine() -> Data? {
        guard let end = buffer.offset(of: UInt8(ascii: "\n")).map({ buffer.startIndex + $0 }) else { return nil }
        defer { buffer = Data(buffer[(end + 1)...]) }
        return Data(buffer[..<end])
    }

    /// The next line, waiting for it; nil at the end of the file.
    package mutating func waitForLine() -> Data? {
        while true {
            if let line = nextLine() { return line }
            guard fill() else { return nil }
        }
    }

    /// As many bytes as that, waiting for them; nil where the file ends before.
    package mutating func waitForBytes(_ count: Int) -> Data? {
        while buffer.count < count {
            guard fill() else { return nil }
        }
        defer { buffer = Data(buffer.dropFirst(count)) }
        return Data(buffer.prefix(count))
    }
}

extension Data {
    /// How far from the first byte on the next one of a value lies, if there is one: a byte after the other takes a
    /// twentieth of what reading a message does.
    package func offset(of byte: UInt8, from start: Int = 0) -> Int? {
        withUnsafeBytes { bytes in
            guard start < bytes.count, let base = bytes.baseAddress,
                let found = memchr(base + start, Int32(byte), bytes.count - start)
            else { return nil }
            return UnsafeRawPointer(found) - base
        }
    }
}
