import Foundation

/// What a font file calls itself, in its `name` table.
struct FontFileNames {
    let family: String
    let style: String
    let postScript: String

    init?(_ path: String) {
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped),
            let table = Self.table("name", in: data)
        else { return nil }
        let names = Self.names(in: table)
        // Typographic names come first: a family of many weights has four of them in the older ones.
        guard let family = names[16] ?? names[1], let style = names[17] ?? names[2], let postScript = names[6] else {
            return nil
        }
        (self.family, self.style, self.postScript) = (family, style, postScript)
    }

    private static func number(_ data: Data, _ offset: Int, bytes: Int = 2) -> Int? {
        guard offset >= 0, offset + bytes <= data.count else { return nil }
        return data[(data.startIndex + offset)..<(data.startIndex + offset + bytes)].reduce(0) { $0 << 8 | Int($1) }
    }

    private static func part(_ data: Data, _ offset: Int, _ length: Int) -> Data? {
        guard offset >= 0, length >= 0, offset + length <= data.count else { return nil }
        return data[(data.startIndex + offset)..<(data.startIndex + offset + length)]
    }

    private static func table(_ tag: String, in data: Data) -> Data? {
        guard let count = number(data, 4) else { return nil }
        for record in (0..<count).map({ 12 + 16 * $0 }) {
            guard let name = part(data, record, 4), let offset = number(data, record + 8, bytes: 4),
                let length = number(data, record + 12, bytes: 4)
            else { return nil }
            if name == Data(tag.utf8) { return part(data, offset, length) }
        }
        return nil
    }

    /// By their numbers; those in English before others.
    private static func names(in table: Data) -> [Int: String] {
        guard let count = number(table, 2), let start = number(table, 4) else { return [:] }
        var names: [Int: String] = [:]
        for record in (0..<count).map({ 6 + 12 * $0 }) {
            let fields = (0..<6).compactMap { number(table, record + 2 * $0) }
            guard fields.count == 6, let bytes = part(table, start + fields[5], fields[4]) else { continue }
            let (platform, language, name) = (fields[0], fields[2], fields[3])
            let isWide = platform == 3 || platform == 0
            guard let text = String(data: bytes, encoding: isWide ? .utf16BigEndian : .isoLatin1), !text.isEmpty else {
                continue
            }
            let isEnglish = platform == 3 && language == 0x409
            if isEnglish || names[name] == nil { names[name] = text }
        }
        return names
    }
}
