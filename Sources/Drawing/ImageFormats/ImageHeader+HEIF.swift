import DisplayList
import Foundation

extension ImageHeader {
    /// The size and the turns of the primary picture among the items of an ISO media file.
    static func heif(_ file: ByteReader) -> ImageHeader? {
        guard let meta = boxes(file, 0..<file.count)["meta"]?.first else { return nil }
        let inner = boxes(file, meta.lowerBound + 4..<meta.upperBound)
        guard let pitm = inner["pitm"]?.first, let version = file.byte(pitm.lowerBound),
            let primary = file.number(pitm.lowerBound + 4, version == 0 ? 2 : 4),
            let iprp = inner["iprp"]?.first
        else { return nil }
        let tables = boxes(file, iprp)
        guard let ipco = tables["ipco"]?.first else { return nil }
        let properties = orderedBoxes(file, ipco)
        var header: ImageHeader?
        var rotation = 0, mirror: Int?
        for table in tables["ipma"] ?? [] {
            for index in associations(file, table, item: primary) where properties.indices.contains(index - 1) {
                let (name, content) = properties[index - 1]
                switch name {
                case "ispe":
                    header = ImageHeader(
                        format: .heif, width: file.number(content.lowerBound + 4, 4),
                        height: file.number(content.lowerBound + 8, 4))
                case "clap":
                    // What is seen of pixels that are coded in blocks: fractions of width and height.
                    guard let size = aperture(file, content.lowerBound), header != nil else { continue }
                    header?.storedSize = size
                case "irot": rotation = (file.byte(content.lowerBound) ?? 0) & 3
                case "imir": mirror = (file.byte(content.lowerBound) ?? 0) & 1
                default: break
                }
            }
        }
        header?.orientation = orientation(rotation: rotation, mirror: mirror)
        return header
    }

    private static func aperture(_ file: ByteReader, _ start: Int) -> CGSize? {
        guard let width = file.number(start, 4), let widthPart = file.number(start + 4, 4), widthPart > 0,
            let height = file.number(start + 8, 4), let heightPart = file.number(start + 12, 4), heightPart > 0,
            width >= widthPart, height >= heightPart
        else { return nil }
        return CGSize(
            width: (Double(width) / Double(widthPart)).rounded(),
            height: (Double(height) / Double(heightPart)).rounded())
    }

    /// - Parameter rotation: quarter turns against the clock.
    private static func orientation(rotation: Int, mirror: Int?) -> ImageOrientation {
        guard let mirror else { return [.up, .left, .down, .right][rotation] }
        // Turned first, then mirrored at the upright axis (0) or the level one (1).
        let upright: [ImageOrientation] = [.upMirrored, .leftMirrored, .downMirrored, .rightMirrored]
        return upright[(rotation + (mirror == 0 ? 0 : 2)) % 4]
    }

    /// The numbers, from 1, of the properties of an item.
    private static func associations(_ file: ByteReader, _ box: Range<Int>, item: Int) -> [Int] {
        guard let version = file.byte(box.lowerBound), let flags = file.number(box.lowerBound + 1, 3),
            let count = file.number(box.lowerBound + 4, 4)
        else { return [] }
        let nameLength = version < 1 ? 2 : 4, wide = flags & 1 != 0
        var offset = box.lowerBound + 8
        for _ in 0..<count {
            guard offset < box.upperBound, let name = file.number(offset, nameLength),
                let length = file.byte(offset + nameLength)
            else { return [] }
            offset += nameLength + 1
            if name == item {
                return (0..<length).compactMap { index in
                    wide
                        ? file.number(offset + index * 2, 2).map { $0 & 0x7FFF }
                        : file.byte(offset + index).map { $0 & 0x7F }
                }
            }
            offset += length * (wide ? 2 : 1)
        }
        return []
    }

    private static func boxes(_ file: ByteReader, _ range: Range<Int>) -> [String: [Range<Int>]] {
        Dictionary(grouping: orderedBoxes(file, range), by: \.name).mapValues { $0.map(\.content) }
    }

    private static func orderedBoxes(_ file: ByteReader, _ range: Range<Int>) -> [(name: String, content: Range<Int>)] {
        var result: [(String, Range<Int>)] = []
        var offset = range.lowerBound
        // No file has so many; a damaged one may have a million empty ones.
        while offset + 8 <= range.upperBound, result.count < 4096, let length = file.number(offset, 4) {
            var header = 8, size = length
            if length == 1 {
                guard let long = file.number(offset + 8, 8), long > 0 else { break }
                (header, size) = (16, long)
            } else if length == 0 {
                size = range.upperBound - offset
            }
            guard size >= header, size <= range.upperBound - offset else { break }
            result.append((file.text(offset + 4..<offset + 8), offset + header..<offset + size))
            offset += size
        }
        return result
    }
}
