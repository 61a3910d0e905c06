import Foundation
import SystemSupport

/// Writes a JSON object some of whose lists are long: the object is encoded with these empty, and their elements are
/// written between, some at a time. The bytes are those of the whole, encoded at once.
struct StreamedJSON {
    /// A list of the object, by its key.
    struct List {
        fileprivate let key: String
        /// Gives out the lines of some elements, as far in as they are written; nil at the end.
        fileprivate let piece: (Int) throws -> Data?

        init<Elements: RandomAccessCollection>(_ key: String, _ elements: Elements)
        where Elements.Element: Encodable, Elements.Index == Int {
            self.key = key
            piece = { number in
                let start = elements.startIndex + number * StreamedJSON.pieceLength
                guard start < elements.endIndex else { return nil }
                let end = min(start + StreamedJSON.pieceLength, elements.endIndex)
                return StreamedJSON.elements(of: try JSONText.encoded(Array(elements[start..<end]), as: .file))
            }
        }

        /// - Parameter element: gives out one, as `JSONText.Style.file` is.
        init(_ key: String, count: Int, _ element: @escaping (Int) throws -> Data) {
            self.key = key
            piece = { number in
                let start = number * StreamedJSON.pieceLength, end = min(start + StreamedJSON.pieceLength, count)
                guard start < end else { return nil }
                var lines = Data()
                for index in start..<end {
                    if index > start { lines += Data(",\n".utf8) }
                    lines += StreamedJSON.indented(try element(index), by: 4)
                }
                return lines
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
            try write(object[position..<range.lowerBound] + Data("\n  \"\(list.key)\" : [\n".utf8))
            var number = 0
            while true {
                try write(piece)
                number += 1
                guard let next = try list.piece(number) else { break }
                piece = next
                try write(Data(",\n".utf8))
            }
            try write(Data("\n  ]".utf8))
            position = range.upperBound
        }
        try write(object[position...] + [UInt8(ascii: "\n")])
    }

    /// The lines between a list's brackets, two spaces further in.
    private static func elements(of list: Data) -> Data {
        let feed = UInt8(ascii: "\n")
        guard let first = list.firstIndex(of: feed), let last = list.lastIndex(of: feed), first < last else {
            return Data()
        }
        return indented(list[list.index(after: first)..<last], by: 2)
    }

    /// Each line that many spaces further in. An empty list's own line stays empty.
    private static func indented(_ lines: Data, by spaces: Int) -> Data {
        let feed = UInt8(ascii: "\n")
        return lines.withUnsafeBytes { lines in
            let feeds = lines.reduce(into: 0) { if $1 == feed { $0 += 1 } }
            let result = [UInt8](unsafeUninitializedCapacity: lines.count + (feeds + 1) * spaces) { result, count in
                var start = 0
                while start < lines.count {
                    if lines[start] != feed {
                        for _ in 0..<spaces {
                            result[count] = UInt8(ascii: " ")
                            count += 1
                        }
                    }
                    var next = start
                    while next < lines.count, lines[next] != feed {
                        result[count] = lines[next]
                        (next, count) = (next + 1, count + 1)
                    }
                    if next < lines.count {
                        result[count] = feed
                        (next, count) = (next + 1, count + 1)
                    }
                    start = next
                }
            }
            return Data(result)
        }
    }
}
