import Foundation

/// The size of a bitmap, from the first bytes of its file.
package enum ImageHeader {
    /// Enough for PNG; a JPEG's size may stand behind an embedded profile or thumbnail.
    private static let prefixLength = 256 * 1024

    /// The size in pixels of a PNG or JPEG file; nil for other formats and damaged headers.
    package static func pixelSize(of url: URL) -> CGSize? {
        guard let file = try? FileHandle(forReadingFrom: url) else { return nil }
        defer { try? file.close() }
        guard let data = try? file.read(upToCount: prefixLength) else { return nil }
        return pixelSize(of: data)
    }

    /// The size in pixels of PNG or JPEG data; nil for other formats and damaged headers.
    package static func pixelSize(of data: Data) -> CGSize? {
        let bytes = [UInt8](data.prefix(prefixLength))
        return pngSize(bytes) ?? jpegSize(bytes)
    }

    private static func pngSize(_ bytes: [UInt8]) -> CGSize? {
        let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        guard bytes.count >= 24, bytes.starts(with: signature) else { return nil }
        func number(at offset: Int) -> Int { bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
        return size(width: number(at: 16), height: number(at: 20))
    }

    private static func jpegSize(_ bytes: [UInt8]) -> CGSize? {
        guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
        var offset = 2
        while offset + 9 < bytes.count {
            guard bytes[offset] == 0xFF else { return nil }
            let marker = bytes[offset + 1]
            if marker == 0xFF { offset += 1; continue }
            // Start-of-frame markers, without the tables DHT (C4), JPG (C8) and DAC (CC).
            if 0xC0...0xCF ~= marker, ![0xC4, 0xC8, 0xCC].contains(marker) {
                func number(at offset: Int) -> Int { Int(bytes[offset]) << 8 | Int(bytes[offset + 1]) }
                return size(width: number(at: offset + 7), height: number(at: offset + 5))
            }
            let length = Int(bytes[offset + 2]) << 8 | Int(bytes[offset + 3])
            guard length >= 2 else { return nil }
            offset += 2 + length
        }
        return nil
    }

    private static func size(width: Int, height: Int) -> CGSize? {
        width > 0 && height > 0 ? CGSize(width: Double(width), height: Double(height)) : nil
    }
}
