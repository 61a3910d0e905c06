import Foundation

/// A PNG file that grows by chunks.
struct PNGChunks {
    private(set) var data = Data(PNGContainer.signature)

    mutating func append(_ type: String, _ content: some Collection<UInt8>) {
        data += Self.bytes(UInt32(content.count))
        let start = data.count
        data += Data(type.utf8)
        data += content
        let checksum = data[(data.startIndex + start)...].withUnsafeBytes { Deflate.checksum($0) }
        data += Self.bytes(checksum)
    }

    /// The most significant byte first.
    static func bytes(_ value: UInt32) -> Data {
        Data([24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) })
    }
}
