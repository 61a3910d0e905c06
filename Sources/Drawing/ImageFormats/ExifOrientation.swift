import DisplayList

/// The orientation in EXIF's tables, which are TIFF's.
enum ExifOrientation {
    /// - Parameter start: where the byte order stands.
    static func read(_ file: ByteReader, at start: Int) -> ImageOrientation? {
        let isLittle = file.starts(with: "II", at: start)
        guard isLittle || file.starts(with: "MM", at: start) else { return nil }
        func number(_ offset: Int, _ length: Int) -> Int? {
            file.number(start + offset, length, littleEndian: isLittle)
        }
        guard number(2, 2) == 42, let table = number(4, 4), let count = number(table, 2) else { return nil }
        for index in 0..<count {
            let entry = table + 2 + index * 12
            guard let tag = number(entry, 2) else { return nil }
            if tag == 0x0112 { return number(entry + 8, 2).flatMap { ImageOrientation(rawValue: UInt8(clamping: $0)) } }
        }
        return nil
    }
}
