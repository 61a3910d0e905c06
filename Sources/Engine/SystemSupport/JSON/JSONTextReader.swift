import Foundation

/// A JSON text whose values are read where they lie.
@usableFromInline
final class JSONTextReader {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let index: JSONTextIndex

    /// - Throws: `DecodingError.dataCorrupted`.
    init(_ text: Data) throws {
        let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(1, text.count))
        _ = text.copyBytes(to: memory)
        bytes = UnsafeBufferPointer(rebasing: memory[..<text.count])
        do {
            index = try JSONTextIndex(bytes)
        } catch {
            memory.deallocate()
            throw error
        }
    }

    deinit { UnsafeMutablePointer(mutating: bytes.baseAddress)?.deallocate() }

    subscript(place: Int) -> JSONTextIndex.Value { index.values[place] }

    @usableFromInline
    func next(after place: Int) -> Int { Int(index.values[place].next) }

    func isNull(_ place: Int) -> Bool { index.values[place].kind == .null }

    func text(_ place: Int) -> UnsafeBufferPointer<UInt8> {
        let value = index.values[place]
        return UnsafeBufferPointer(rebasing: bytes[value.start..<value.end])
    }

    /// Whether a string is these characters.
    func isString(_ place: Int, _ characters: UnsafeBufferPointer<UInt8>) -> Bool {
        let value = index.values[place]
        guard !value.isEscaped else {
            return (try? string(at: place)).map { $0.utf8.elementsEqual(characters) } ?? false
        }
        return value.end - value.start == characters.count && text(place).elementsEqual(characters)
    }

    // MARK: Values

    @usableFromInline
    func value<Value: Decodable>(_ type: Value.Type = Value.self, at place: Int) throws -> Value {
        if Value.self == String.self, let value = try string(at: place) as? Value { return value }
        if Value.self == [String].self, let values = try strings(at: place) as? Value { return values }
        if Value.self == Data.self {
            if let data = Data(base64Encoded: try string(at: place)) as? Value { return data }
            throw mismatch(place, type)
        }
        if Value.self == URL.self {
            if let url = URL(string: try string(at: place)) as? Value { return url }
            throw mismatch(place, type)
        }
        if Value.self == Decimal.self {
            let text = String(decoding: text(place), as: UTF8.self)
            if self[place].kind == .number, let number = Decimal(string: text) as? Value { return number }
            throw mismatch(place, type)
        }
        return try decoded(at: place)
    }

    /// What a type makes of a decoder.
    @usableFromInline
    func decoded<Value: Decodable>(at place: Int) throws -> Value {
        try Value(from: JSONTextDecoder(reader: self, place: place))
    }

    func bool(at place: Int) throws -> Bool {
        switch self[place].kind {
        case .yes: return true
        case .no: return false
        default: throw mismatch(place, Bool.self)
        }
    }

    @usableFromInline
    func string(at place: Int) throws -> String {
        let value = self[place]
        guard value.kind == .string else { throw mismatch(place, String.self) }
        let characters = value.isEscaped ? Self.unescaped(text(place)) : String(validating: text(place), as: UTF8.self)
        guard let characters else { throw corrupted(place, "text that is no UTF-8, or an unknown escape") }
        return characters
    }

    func strings(at place: Int) throws -> [String] { try list(at: place, string) }

    /// The elements of a list.
    @inlinable
    func list<Element>(at place: Int, _ element: (Int) throws -> Element) throws -> [Element] {
        guard let count = count(ofList: place) else { throw mismatch(place, [Element].self) }
        var result: [Element] = [], next = place + 1
        result.reserveCapacity(count)
        for _ in 0..<count {
            result.append(try element(next))
            next = self.next(after: next)
        }
        return result
    }

    /// How many elements a list has; nil where there is none.
    @usableFromInline
    func count(ofList place: Int) -> Int? { self[place].kind == .list ? Int(self[place].count) : nil }

    func number<Number: BinaryFloatingPoint>(_ type: Number.Type, at place: Int) throws -> Number {
        switch self[place].kind {
        case .number:
            if let number = JSONTextNumber.double(text(place)), number.isFinite { return Number(number) }
        case .string:
            switch try string(at: place) {
            case "inf": return .infinity
            case "-inf": return -.infinity
            case "nan": return .nan
            default: break
            }
        default: break
        }
        throw mismatch(place, type)
    }

    @usableFromInline
    func integer<Number: FixedWidthInteger>(_ type: Number.Type, at place: Int) throws -> Number {
        if self[place].kind == .number, let number: Number = JSONTextNumber.integer(text(place)) { return number }
        throw mismatch(place, type)
    }

    @usableFromInline
    func mismatch(_ place: Int, _ type: Any.Type) -> DecodingError {
        let kind = self[place].kind, description = "\(type) expected and \(kind) found at byte \(self[place].start)"
        let context = DecodingError.Context(codingPath: [], debugDescription: description)
        return kind == .null ? .valueNotFound(type, context) : .typeMismatch(type, context)
    }

    func corrupted(_ place: Int, _ reason: String) -> DecodingError {
        .dataCorrupted(.init(codingPath: [], debugDescription: "\(reason) at byte \(self[place].start)"))
    }

    // MARK: Escapes

    private static func unescaped(_ text: UnsafeBufferPointer<UInt8>) -> String? {
        var result: [UInt8] = [], position = 0
        result.reserveCapacity(text.count)
        while position < text.count {
            guard text[position] == UInt8(ascii: "\\") else {
                result.append(text[position])
                position += 1
                continue
            }
            guard position + 1 < text.count else { return nil }
            position += 2
            switch text[position - 1] {
            case UInt8(ascii: "b"): result.append(0x08)
            case UInt8(ascii: "t"): result.append(0x09)
            case UInt8(ascii: "n"): result.append(0x0A)
            case UInt8(ascii: "f"): result.append(0x0C)
            case UInt8(ascii: "r"): result.append(0x0D)
            case UInt8(ascii: "u"):
                guard let scalar = scalar(text, &position) else { return nil }
                result += Array(String(Character(scalar)).utf8)
            case let character where [UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/")].contains(character):
                result.append(character)
            default: return nil
            }
        }
        return String(validating: result, as: UTF8.self)
    }

    /// The character of one or two escapes, of which the first has begun.
    private static func scalar(_ text: UnsafeBufferPointer<UInt8>, _ position: inout Int) -> Unicode.Scalar? {
        func unit() -> UInt32? {
            guard position + 4 <= text.count else { return nil }
            let digits = String(decoding: text[position..<position + 4], as: UTF8.self)
            position += 4
            return digits.allSatisfy(\.isHexDigit) ? UInt32(digits, radix: 16) : nil
        }
        guard let first = unit() else { return nil }
        guard first & 0xFC00 == 0xD800 else { return Unicode.Scalar(first) }
        guard position + 2 <= text.count, text[position] == UInt8(ascii: "\\"), text[position + 1] == UInt8(ascii: "u")
        else { return nil }
        position += 2
        guard let second = unit(), second & 0xFC00 == 0xDC00 else { return nil }
        return Unicode.Scalar(0x10000 + (first & 0x3FF) << 10 + second & 0x3FF)
    }
}
