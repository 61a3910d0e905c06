import Foundation

/// Whether a binary property list holds together. Foundation follows its offsets without a look: in a damaged one it reads
/// where nothing is, or for ever.
struct BinaryPropertyList {
    private let bytes: [UInt8]
    private let offsetSize: Int
    private let referenceSize: Int
    private let count: Int
    private let top: Int
    private let table: Int

    /// Values that a list may unfold to: some that hold each other some times each would fill all memory.
    private static let mostValues = 1_000_000
    /// As deep as lists may nest; Foundation calls itself for each level.
    private static let deepest = 200

    /// A list that is wrong, and where.
    struct Damage: Error {
        var message: String
    }

    static func isBinary(_ data: Data) -> Bool { data.starts(with: Data("bplist".utf8)) }

    static func check(_ data: Data) throws(Damage) {
        let list = try BinaryPropertyList(Array(data))
        var sizes = [Int](repeating: 0, count: list.count)
        _ = try list.size(of: list.top, depth: 0, &sizes)
    }

    private init(_ bytes: [UInt8]) throws(Damage) {
        self.bytes = bytes
        guard bytes.count >= 8 + 32 else { throw Damage(message: "it ends too early") }
        let trailer = bytes.count - 32
        offsetSize = Int(bytes[trailer + 6])
        referenceSize = Int(bytes[trailer + 7])
        let numbers = stride(from: trailer + 8, to: bytes.count, by: 8).map { Self.number(bytes[$0..<($0 + 8)]) }
        guard (1...8).contains(offsetSize), (1...8).contains(referenceSize), let count = numbers[0],
            let top = numbers[1],
            let table = numbers[2], count > 0, top < count, table >= 9, table <= trailer,
            count <= (trailer - table) / offsetSize
        else { throw Damage(message: "its table of values is damaged") }
        (self.count, self.top, self.table) = (count, top, table)
    }

    /// Big-endian; nil for more than an Int holds.
    private static func number(_ bytes: ArraySlice<UInt8>) -> Int? {
        var value: UInt64 = 0
        for byte in bytes {
            guard value >> 56 == 0 else { return nil }
            value = value << 8 | UInt64(byte)
        }
        return Int(exactly: value)
    }

    private func number(at place: Int, bytes size: Int) throws(Damage) -> Int {
        guard place >= 0, size >= 0, place <= table - size, let value = Self.number(bytes[place..<(place + size)])
        else {
            throw Damage(message: "a value reaches beyond its end")
        }
        return value
    }

    /// How many values one unfolds to, its own included.
    ///
    /// - Parameter sizes: Of those that are known; -1 for those that are being looked at.
    private func size(of value: Int, depth: Int, _ sizes: inout [Int]) throws(Damage) -> Int {
        guard value < count else { throw Damage(message: "a value that it names is not there") }
        if sizes[value] > 0 { return sizes[value] }
        guard sizes[value] == 0 else { throw Damage(message: "a value holds itself") }
        guard depth < Self.deepest else { throw Damage(message: "its values nest more than \(Self.deepest) deep") }
        sizes[value] = -1
        let entry = table + value * offsetSize
        guard let place = Self.number(bytes[entry..<(entry + offsetSize)]), place >= 8, place < table else {
            throw Damage(message: "a value is outside it")
        }
        var size = 1
        for inner in try references(at: place) {
            size += try self.size(of: inner, depth: depth + 1, &sizes)
            guard size <= Self.mostValues else { throw Damage(message: "it unfolds to more than a million values") }
        }
        sizes[value] = size
        return size
    }

    /// The values that a value holds. Checks that its bytes are there.
    private func references(at place: Int) throws(Damage) -> [Int] {
        let kind = bytes[place] >> 4, low = Int(bytes[place] & 0xF)
        switch kind {
        case 0x0:
            guard low == 8 || low == 9 else { throw Damage(message: "it has a value of an unknown kind") }
            return []
        // Numbers, dates: as many bytes as two to the power.
        case 0x1, 0x2, 0x3:
            guard low <= 4 else { throw Damage(message: "a number has no such length") }
            _ = try span(at: place + 1, 1 << low, of: 1)
            return []
        default: break
        }
        let (length, start) = try length(at: place, low)
        switch kind {
        case 0x4, 0x5: _ = try span(at: start, length, of: 1)
        case 0x6: _ = try span(at: start, length, of: 2)
        case 0xA: return try references(at: start, length)
        case 0xD:
            let keys = try references(at: start, length)
            for key in keys where try !isText(key) { throw Damage(message: "a key is not a string") }
            return keys + (try references(at: start + length * referenceSize, length))
        // Sets and the references of keyed archives, which Foundation cannot hand out, are no property list's values.
        default: throw Damage(message: "it has a value of an unknown kind")
        }
        return []
    }

    /// A length, which stands in a number of its own where it is 15 or more, and where what it counts begins.
    private func length(at place: Int, _ low: Int) throws(Damage) -> (length: Int, start: Int) {
        guard low == 0xF else { return (low, place + 1) }
        let marker = try number(at: place + 1, bytes: 1), size = 1 << (marker & 0xF)
        guard marker >> 4 == 1, size <= 8 else { throw Damage(message: "a length is not a number") }
        return (try number(at: place + 2, bytes: size), place + 2 + size)
    }

    private func span(at place: Int, _ count: Int, of size: Int) throws(Damage) -> Range<Int> {
        guard place <= table, count <= (table - place) / size else {
            throw Damage(message: "a value reaches beyond its end")
        }
        return place..<(place + count * size)
    }

    private func references(at place: Int, _ count: Int) throws(Damage) -> [Int] {
        let span = try span(at: place, count, of: referenceSize)
        var result: [Int] = []
        for start in stride(from: span.lowerBound, to: span.upperBound, by: referenceSize) {
            result.append(try number(at: start, bytes: referenceSize))
        }
        return result
    }

    private func isText(_ value: Int) throws(Damage) -> Bool {
        guard value < count else { throw Damage(message: "a value that it names is not there") }
        let entry = table + value * offsetSize
        guard let place = Self.number(bytes[entry..<(entry + offsetSize)]), place >= 8, place < table else {
            throw Damage(message: "a value is outside it")
        }
        return [0x5, 0x6].contains(bytes[place] >> 4)
    }
}
