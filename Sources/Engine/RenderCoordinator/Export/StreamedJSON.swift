import Foundation
import SystemSupport

/// Writes a JSON object some of whose lists are long: the object is encoded with these empty, and their elements are
/// written between, some at a time. The bytes are those of the whole, encoded at once.
struct StreamedJSON {
    /// A list of the object, by its key.
    struct List {
        fileprivate let key: String
        /// Gives out the elements from an index on, encoded as a list of their own; nil at the end.
        fileprivate let piece: (Int) throws -> Data?

        init<Elements: RandomAccessCollection>(_ key: String, _ elements: Elements)
        where Elements.Element: Encodable, Elements.Index == Int {
            self.key = key
            piece = { number in
                let start = elements.startIndex + number * StreamedJSON.pieceLength
                guard start < elements.endIndex else { return nil }
                let end = min(start + StreamedJSON.pieceLength, elements.endIndex)
                return try JSONText.encoded(Array(elements[start..<end]), as: .file)
            }
        }

        /// - Parameter element: gives out one, as `JSONText.Style.file` is.
        init(_ key: String, count: Int, _ element: @escaping (Int) throws -> Data) {
            self.key = key
            piece = { number in
                let start = number * StreamedJSON.pieceLength, end = min(start + StreamedJSON.pieceLength, count)
                guard start < end else { return nil }
                var list = Data("[\n".utf8)
                for index in start..<end {
                    if index > start { list += Data(",\n".utf8) }
                    list += StreamedJSON.indented(lines: try element(index))
                }
                return list + Data("\n]".utf8)
            }
        }
    }

    /// An encoder's start costs as much as some elements.
    private static let pieceLength = 64

    private let object: Data
    private let lists: [List]

    /// - Parameters:
    ///   - object: with the lists empty.
    ///   - lists: those of its own that are long.
    init(_ object: some Encodable, lists: [List] = []) throws {
        self.object = try JSONText.encoded(object, as: .file)
        self.lists = lists
    }

    /// - Parameter write: is given one piece after the other.
    func write(to write: (Data) throws -> Void) throws {
        // No string holds a line feed: what looks like a key with an empty list, two spaces in, is one.
        let holes = lists.compactMap { list in
            object.range(of: Data("\n  \"\(list.key)\" : [\n\n  ]".utf8)).map { (range: $0, list: list) }
        }
        var position = object.startIndex
        for (range, list) in holes.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
            guard var piece = try list.piece(0) else { continue }
            try write(object[position..<range.lowerBound] + Data("\n  \"\(list.key)\" : [".utf8))
            var number = 0
            while true {
                try write(Self.indented(piece))
                number += 1
                guard let next = try list.piece(number) else { break }
                piece = next
                try write(Data(",".utf8))
            }
            try write(Data("\n  ]".utf8))
            position = range.upperBound
        }
        try write(object[position...] + [UInt8(ascii: "\n")])
    }

    /// The lines between a list's brackets, each two spaces further in.
    private static func indented(_ list: Data) -> Data {
        let feed = UInt8(ascii: "\n")
        // Without the lines of the brackets.
        guard let first = list.firstIndex(of: feed), let last = list.lastIndex(of: feed), first < last else {
            return Data()
        }
        return [feed] + indented(lines: list[list.index(after: first)..<last])
    }

    /// Each line two spaces further in. An empty list's own line stays empty.
    private static func indented(lines: Data) -> Data {
        let feed = UInt8(ascii: "\n"), indentation = Array("  ".utf8)
        var result: [UInt8] = [], start = 0
        result.reserveCapacity(lines.count + lines.count / 4)
        lines.withUnsafeBytes { bytes in
            while start < bytes.count {
                let end = lines.offset(of: feed, from: start).map { $0 + 1 } ?? bytes.count
                if bytes[start] != feed { result += indentation }
                result.append(contentsOf: UnsafeRawBufferPointer(rebasing: bytes[start..<end]))
                start = end
            }
        }
        return Data(result)
    }
}
