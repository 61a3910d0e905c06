import Foundation

/// Where the values of a JSON text lie, in the order in which they begin: an object is followed by its keys and values,
/// a list by its elements.
struct JSONTextIndex {
    enum Kind: UInt8 {
        case object, list, string, number, yes, no, null
    }

    struct Value {
        var kind: Kind
        /// Whether a string has characters that are written as escapes.
        var isEscaped = false
        /// How many members or elements it has.
        var count: Int32 = 0
        /// Its text, of a string without the quotes; of objects and lists only where they begin.
        var start: Int
        var end: Int
        /// Behind it and all that is in it.
        var next: Int32 = 0
    }

    private(set) var values: [Value] = []

    /// What is nested deeper is refused, as a text can be so deep that reading it needs more stack than there is.
    private static let deepest = 512

    /// - Throws: `DecodingError.dataCorrupted`.
    init(_ bytes: UnsafeBufferPointer<UInt8>) throws {
        values.reserveCapacity(bytes.count / 8 + 4)
        var scanner = Scanner(bytes: bytes)
        // UTF-8's mark of its own order.
        if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { scanner.position = 3 }
        guard scan(&scanner, depth: 0), scanner.nextCharacter() == nil, values.count < Int32.max else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: [], debugDescription: "no JSON at byte \(scanner.position)"))
        }
    }

    private struct Scanner {
        let bytes: UnsafeBufferPointer<UInt8>
        var position = 0

        /// The next character that is no white space, which is not passed.
        mutating func nextCharacter() -> UInt8? {
            while position < bytes.count {
                switch bytes[position] {
                case 0x20, 0x0A, 0x0D, 0x09: position += 1
                default: return bytes[position]
                }
            }
            return nil
        }

        /// Passes a character, if it is the next one.
        mutating func take(_ character: UInt8) -> Bool {
            guard nextCharacter() == character else { return false }
            position += 1
            return true
        }

        mutating func take(word: StaticString) -> Bool {
            let count = word.utf8CodeUnitCount
            guard position + count <= bytes.count,
                bytes[position..<position + count].elementsEqual(
                    UnsafeBufferPointer(start: word.utf8Start, count: count))
            else { return false }
            position += count
            return true
        }
    }

    private mutating func scan(_ scanner: inout Scanner, depth: Int) -> Bool {
        guard depth < Self.deepest, let character = scanner.nextCharacter() else { return false }
        let index = values.count, start = scanner.position
        switch character {
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            let isObject = character == UInt8(ascii: "{"), end = isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
            values.append(Value(kind: isObject ? .object : .list, start: start, end: start))
            scanner.position += 1
            var count: Int32 = 0
            if !scanner.take(end) {
                repeat {
                    if isObject {
                        guard scanner.nextCharacter() == UInt8(ascii: "\""), scanString(&scanner),
                            scanner.take(UInt8(ascii: ":"))
                        else { return false }
                    }
                    guard scan(&scanner, depth: depth + 1) else { return false }
                    count += 1
                } while scanner.take(UInt8(ascii: ","))
                guard scanner.take(end) else { return false }
            }
            values[index].count = count
        case UInt8(ascii: "\""): return scanString(&scanner)
        case UInt8(ascii: "t"):
            guard scanner.take(word: "true") else { return false }
            values.append(Value(kind: .yes, start: start, end: scanner.position))
        case UInt8(ascii: "f"):
            guard scanner.take(word: "false") else { return false }
            values.append(Value(kind: .no, start: start, end: scanner.position))
        case UInt8(ascii: "n"):
            guard scanner.take(word: "null") else { return false }
            values.append(Value(kind: .null, start: start, end: scanner.position))
        default:
            guard let end = JSONTextNumber.end(of: scanner.bytes, from: start) else { return false }
            scanner.position = end
            values.append(Value(kind: .number, start: start, end: end))
        }
        values[index].next = Int32(truncatingIfNeeded: values.count)
        return true
    }

    /// Passes a string, whose quote is next.
    private mutating func scanString(_ scanner: inout Scanner) -> Bool {
        let start = scanner.position + 1
        var position = start, isEscaped = false
        while position < scanner.bytes.count {
            let character = scanner.bytes[position]
            if character == UInt8(ascii: "\"") {
                scanner.position = position + 1
                values.append(
                    Value(
                        kind: .string, isEscaped: isEscaped, start: start, end: position,
                        next: Int32(truncatingIfNeeded: values.count + 1)))
                return true
            }
            guard character >= 0x20 else { return false }
            if character == UInt8(ascii: "\\") {
                isEscaped = true
                position += 1
            }
            position += 1
        }
        return false
    }
}
