import DisplayList

extension ImageHeader {
    static func webp(_ file: ByteReader) -> ImageHeader? {
        var header: ImageHeader?
        for chunk in chunks(file, in: 12..<file.count) {
            let content = chunk.content
            switch chunk.name {
            case "VP8X":
                header = ImageHeader(
                    format: .webp, width: little(file, content.lowerBound + 4, 3).map { $0 + 1 },
                    height: little(file, content.lowerBound + 7, 3).map { $0 + 1 })
            case "VP8 " where header == nil, "VP8L" where header == nil:
                return still(file, chunk.name, content.lowerBound)
            case "ICCP": header?.profile = [content]
            case "EXIF":
                let start = file.starts(with: "Exif\0\0", at: content.lowerBound) ? 6 : 0
                header?.orientation = ExifOrientation.read(file, at: content.lowerBound + start) ?? .up
            case "ANMF" where header?.firstFrame == nil: header?.firstFrame = frame(file, content)
            default: break
            }
        }
        return header
    }

    /// The size that a lossy or lossless picture begins with, in 14 bits each.
    private static func still(_ file: ByteReader, _ name: String, _ start: Int) -> ImageHeader? {
        if name == "VP8L" {
            guard file.byte(start) == 0x2F, let bits = little(file, start + 1, 4) else { return nil }
            return ImageHeader(format: .webp, width: (bits & 0x3FFF) + 1, height: (bits >> 14 & 0x3FFF) + 1)
        }
        guard file.number(start + 3, 3) == 0x9D_012A else { return nil }
        return ImageHeader(
            format: .webp, width: little(file, start + 6, 2).map { $0 & 0x3FFF },
            height: little(file, start + 8, 2).map { $0 & 0x3FFF })
    }

    private static func frame(_ file: ByteReader, _ content: Range<Int>) -> AnimationFrame? {
        guard content.count > 16, let x = little(file, content.lowerBound, 3),
            let y = little(file, content.lowerBound + 3, 3), let width = little(file, content.lowerBound + 6, 3),
            let height = little(file, content.lowerBound + 9, 3)
        else { return nil }
        let pictures = content.lowerBound + 16..<content.upperBound
        return AnimationFrame(
            x: x * 2, y: y * 2, width: width + 1, height: height + 1,
            hasAlpha: chunks(file, in: pictures).contains { $0.name == "ALPH" }, chunks: pictures)
    }

    private static func little(_ file: ByteReader, _ offset: Int, _ length: Int) -> Int? {
        file.number(offset, length, littleEndian: true)
    }

    private static func chunks(
        _ file: ByteReader, in range: Range<Int>
    ) -> UnfoldSequence<(name: String, content: Range<Int>), Int> {
        sequence(state: range.lowerBound) { offset in
            guard offset + 8 <= range.upperBound, let length = little(file, offset + 4, 4) else { return nil }
            let start = offset + 8
            let name = file.text(offset..<offset + 4)
            // Chunks are padded to even lengths; one that breaks off ends with the file.
            offset = start + length + length % 2
            return (name, start..<min(start + length, range.upperBound))
        }
    }
}
