import Foundation

/// The root element of an SVG file: what is before its first child.
struct SVGRoot {
    private let attributes: [String: String]

    /// How far the root may stand from the beginning, behind comments and definitions.
    private static let reach = 64 * 1024

    /// Where `<svg` begins; nil for another kind of file.
    static func position(in file: ByteReader) -> Int? {
        var offset = file.number(0, 3) == 0xEF_BBBF ? 3 : 0
        while let byte = file.byte(offset), offset < reach {
            if [0x20, 0x09, 0x0A, 0x0D].contains(byte) {
                offset += 1
            } else if file.starts(with: "<!--", at: offset) {
                guard let end = file.position(of: "-->", from: offset, to: offset + reach) else { return nil }
                offset = end + 3
            } else if file.starts(with: "<?", at: offset) {
                guard let end = file.position(of: "?>", from: offset, to: offset + reach) else { return nil }
                offset = end + 2
            } else if file.starts(with: "<!DOCTYPE", at: offset) {
                guard let end = file.position(of: ">", from: offset, to: offset + reach) else { return nil }
                // A document type may hold entities of its own.
                if let open = file.position(of: "[", from: offset, to: end) {
                    guard let close = file.position(of: "]", from: open, to: open + reach),
                        let last = file.position(of: ">", from: close, to: close + 64)
                    else { return nil }
                    offset = last + 1
                } else {
                    offset = end + 1
                }
            } else {
                return file.starts(with: "<svg", at: offset) || file.starts(with: "<svg:svg", at: offset) ? offset : nil
            }
        }
        return nil
    }

    init?(_ file: ByteReader) {
        guard let start = Self.position(in: file) else { return nil }
        var attributes: [String: String] = [:]
        var text = Substring(file.text(start..<start + Self.reach)).drop { !$0.isWhitespace && $0 != ">" }
        while true {
            text = text.drop(while: \.isWhitespace)
            guard let first = text.first, first != ">", first != "/" else { break }
            let name = text.prefix { $0 != "=" && !$0.isWhitespace && $0 != ">" }
            text = text.dropFirst(name.count).drop(while: \.isWhitespace)
            guard text.first == "=" else { continue }
            text = text.dropFirst().drop(while: \.isWhitespace)
            guard let quote = text.first, quote == "\"" || quote == "'" else { break }
            let value = text.dropFirst().prefix { $0 != quote }
            attributes[String(name)] = String(value)
            text = text.dropFirst(value.count + 2)
        }
        self.attributes = attributes
    }

    /// In points: what `width` and `height` say, else the box of the drawing, else 100 points as librsvg's.
    var size: CGSize? {
        let box = viewBox
        let width = Self.length(attributes["width"]), height = Self.length(attributes["height"])
        let size: CGSize
        switch (width, height, box) {
        case (let width?, let height?, _): size = CGSize(width: width, height: height)
        case (let width?, nil, let box?): size = CGSize(width: width, height: width * box.height / box.width)
        case (nil, let height?, let box?): size = CGSize(width: height * box.width / box.height, height: height)
        case (nil, nil, let box?): size = box
        default: size = CGSize(width: width ?? 100, height: height ?? 100)
        }
        return size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite ? size : nil
    }

    private var viewBox: CGSize? {
        let numbers = (attributes["viewBox"] ?? "").split { $0.isWhitespace || $0 == "," }.compactMap { Double($0) }
        guard numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else { return nil }
        return CGSize(width: numbers[2], height: numbers[3])
    }

    /// CSS pixels; nil for a part of what is around, such as 100%.
    private static func length(_ text: String?) -> Double? {
        guard let text = text?.trimmingCharacters(in: .whitespaces) else { return nil }
        let units = ["px": 1, "pt": 96.0 / 72, "pc": 16, "mm": 96 / 25.4, "cm": 96 / 2.54, "in": 96, "em": 16, "ex": 8]
        let unit = String(text.suffix(2)).lowercased()
        if let factor = units[unit] {
            return Double(text.dropLast(2).trimmingCharacters(in: .whitespaces)).map { $0 * factor }
        }
        return Double(text)
    }
}
