import Foundation
import SystemSupport

/// Reads messages, one a line, from a descriptor that may deliver anything.
struct MessageReader {
    enum Line: Hashable, Sendable {
        case text(Data)
        /// More than a message can have; the rest of the line has been dropped.
        case tooLong
    }

    private let descriptor: Int32
    /// Bytes that a line may have.
    private let limit: Int
    private var buffer = Data()
    /// How much of the buffer has no line feed.
    private var searched = 0

    init(_ descriptor: Int32, limit: Int = 16 << 20) { (self.descriptor, self.limit) = (descriptor, limit) }

    /// The next line that isn't blank, waiting for it; nil at the end. What stands behind the last line feed counts.
    mutating func next() -> Line? {
        var isDropping = false
        while true {
            if let end = buffer[(buffer.startIndex + searched)...].firstIndex(of: UInt8(ascii: "\n")) {
                let line = Data(buffer[..<end])
                (buffer, searched) = (Data(buffer[(end + 1)...]), 0)
                if isDropping || line.count > limit { return .tooLong }
                if !Self.isBlank(line) { return .text(line) }
                continue
            }
            searched = buffer.count
            if buffer.count > limit { (buffer, searched, isDropping) = (Data(), 0, true) }
            guard let piece = DescriptorIO.read(descriptor), !piece.isEmpty else {
                let rest = buffer
                (buffer, searched) = (Data(), 0)
                if isDropping { return .tooLong }
                return Self.isBlank(rest) ? nil : .text(rest)
            }
            buffer.append(contentsOf: piece)
        }
    }

    private static func isBlank(_ line: Data) -> Bool { line.allSatisfy { [0x20, 0x09, 0x0D].contains($0) } }
}
