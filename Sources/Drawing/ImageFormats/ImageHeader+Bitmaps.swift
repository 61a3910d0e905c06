import DisplayList

extension ImageHeader {
    static func png(_ file: ByteReader) -> ImageHeader? {
        // Behind a chunk of 16 bytes where Xcode has packed the file into an app.
        let first = file.starts(with: "CgBI", at: 12) ? 24 : 8
        guard file.number(4, 4) == 0x0D0A_1A0A, file.starts(with: "IHDR", at: first + 4) else { return nil }
        guard let width = file.number(first + 8, 4), let height = file.number(first + 12, 4), width <= 0x7FFF_FFFF,
            height <= 0x7FFF_FFFF, var header = ImageHeader(format: .png, width: width, height: height)
        else { return nil }
        var offset = 8
        // The orientation may stand behind the pixels.
        while let length = file.number(offset, 4), !file.starts(with: "IEND", at: offset + 4) {
            if file.starts(with: "eXIf", at: offset + 4) {
                header.orientation = ExifOrientation.read(file, at: offset + 8) ?? .up
            }
            offset += 12 + length
        }
        return header
    }

    static func gif(_ file: ByteReader) -> ImageHeader? {
        let width = file.number(6, 2, littleEndian: true), height = file.number(8, 2, littleEndian: true)
        if let header = ImageHeader(format: .gif, width: width, height: height) { return header }
        // A screen of no size takes that of the first picture behind its colors.
        guard let flags = file.byte(10) else { return nil }
        var offset = 13 + (flags & 0x80 != 0 ? 6 << (flags & 7) : 0)
        while file.byte(offset) == 0x21 {
            offset += 2
            while let length = file.byte(offset), length > 0 { offset += length + 1 }
            offset += 1
        }
        guard file.byte(offset) == 0x2C else { return nil }
        func number(_ place: Int) -> Int { file.number(offset + place, 2, littleEndian: true) ?? 0 }
        guard number(5) > 0, number(7) > 0 else { return nil }
        return ImageHeader(format: .gif, width: number(1) + number(5), height: number(3) + number(7))
    }

    static func jpeg(_ file: ByteReader) -> ImageHeader? {
        var orientation: ImageOrientation?
        var profile: [Int: Range<Int>] = [:]
        var hasAdobeMarker = false
        var offset = 2
        while let start = file.byte(offset), let marker = file.byte(offset + 1) {
            if start != 0xFF || marker == 0 || marker == 0xFF {
                // Fill bytes, or rubbish between segments, as decoders skip it.
                offset += 1
                continue
            }
            if 0xD0...0xD8 ~= marker || marker == 0x01 {
                offset += 2
                continue
            }
            guard let length = file.number(offset + 2, 2), length >= 2 else { return nil }
            let content = offset + 4
            // Start-of-frame markers, without the tables DHT (C4), JPG (C8) and DAC (CC).
            if 0xC0...0xCF ~= marker, ![0xC4, 0xC8, 0xCC].contains(marker) {
                guard
                    var header = ImageHeader(
                        format: .jpeg, width: file.number(offset + 7, 2), height: file.number(offset + 5, 2))
                else { return nil }
                header.orientation = orientation ?? .up
                header.profile = profile.sorted { $0.key < $1.key }.map(\.value)
                header.hasAdobeMarker = hasAdobeMarker
                header.isProgressive = marker & 3 == 2
                return header
            }
            if marker == 0xE1, file.starts(with: "Exif\0", at: content), orientation == nil {
                orientation = ExifOrientation.read(file, at: content + 6)
            } else if marker == 0xE2, file.starts(with: "ICC_PROFILE\0", at: content), length > 16 {
                profile[file.byte(content + 12) ?? 0] = content + 14..<offset + 2 + length
            } else if marker == 0xEE, file.starts(with: "Adobe", at: content) {
                hasAdobeMarker = true
            } else if marker == 0xD9 || marker == 0xDA {
                return nil
            }
            offset += 2 + length
        }
        return nil
    }
}
