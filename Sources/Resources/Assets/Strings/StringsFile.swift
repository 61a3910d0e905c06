import Foundation
import PropertyLists

/// The pairs of a `.strings` file: text in any Unicode encoding, or a property list.
enum StringsFile {
    struct ParseError: Error {
        /// From 1.
        var line: Int
        var message: String
    }

    static func read(_ data: Data) throws -> [String: String] {
        if data.starts(with: Data("bplist".utf8)) || data.starts(with: Data("<?xml".utf8)) {
            return try PropertyList.dictionary(data).compactMapValues { $0 as? String }
        }
        guard let text = decode(data) else { throw ParseError(line: 1, message: "is neither UTF-8 nor UTF-16") }
        var parser = StringsParser(text)
        return try parser.parse()
    }

    private static func decode(_ data: Data) -> String? {
        if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
            return String(data: data, encoding: .utf16)
        }
        // Without a mark, text that is mostly ASCII shows by its zero bytes which half comes first.
        if data.count >= 2, data.count.isMultiple(of: 2) {
            if data[data.startIndex] == 0 { return String(data: data, encoding: .utf16BigEndian) }
            if data[data.startIndex + 1] == 0 { return String(data: data, encoding: .utf16LittleEndian) }
        }
        let mark = Data([0xEF, 0xBB, 0xBF])
        return String(data: data.starts(with: mark) ? data.dropFirst(3) : data, encoding: .utf8)
    }
}
