import Foundation

/// The chunks of a PNG file, in memory that becomes the finished `Data` without a copy.
struct PNGContainer {
    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    private let memory: UnsafeMutableRawBufferPointer
    private var count = 0

    /// - Parameter capacity: bytes that the image data take at most.
    init(width: Int, height: Int, hasAlpha: Bool, capacity: Int) {
        // Signature, three small chunks and the image data's header and checksum take 82 bytes.
        memory = .allocate(byteCount: capacity + 128, alignment: 16)
        append(Self.signature)
        let colorType: UInt8 = hasAlpha ? 6 : 2
        appendChunk("IHDR", Self.bigEndian(width) + Self.bigEndian(height) + [8, colorType, 0, 0, 0])
        // Perceptual intent, the one for pictures.
        appendChunk("sRGB", [0])
    }

    /// Adds the IDAT chunk that `write` fills; it returns how many bytes it wrote.
    mutating func appendImageData(
        _ write: (UnsafeMutableRawBufferPointer) throws(PNGEncodingError) -> Int
    ) throws(PNGEncodingError) {
        let start = count + 8
        let length: Int
        do {
            length = try write(UnsafeMutableRawBufferPointer(rebasing: memory[start..<(memory.count - 16)]))
        } catch {
            memory.deallocate()
            throw error
        }
        append(Self.bigEndian(length))
        append(Array("IDAT".utf8))
        count += length
        appendChecksum(from: start - 4)
    }

    mutating func finish() -> Data {
        appendChunk("IEND", [])
        let result = Data(bytes: memory.baseAddress!, count: count)
        memory.deallocate()
        return result
    }

    private mutating func appendChunk(_ type: String, _ content: [UInt8]) {
        append(Self.bigEndian(content.count))
        let start = count
        append(Array(type.utf8))
        append(content)
        appendChecksum(from: start)
    }

    private mutating func appendChecksum(from start: Int) {
        append(Self.bigEndian(Int(Deflate.checksum(UnsafeRawBufferPointer(rebasing: memory[start..<count])))))
    }

    private mutating func append(_ bytes: [UInt8]) {
        UnsafeMutableRawBufferPointer(rebasing: memory[count...]).copyBytes(from: bytes)
        count += bytes.count
    }

    private static func bigEndian(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
}
