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
                return try JSONEncoder.forFiles.encode(Array(elements[start..<end]))
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
        self.object = try JSONEncoder.forFiles.encode(object)
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
        var result = Data(capacity: list.count + list.count / 8)
        for line in list.split(separator: feed, omittingEmptySubsequences: false).dropFirst().dropLast() {
            result.append(feed)
            // An empty list's own line stays empty.
            guard !line.isEmpty else { continue }
            result.append(contentsOf: [UInt8(ascii: " "), UInt8(ascii: " ")])
            result.append(contentsOf: line)
        }
        return result
    }
}
