/// A value of a text that another value is made of.
struct JSONTextDecoder: Decoder {
    let reader: JSONTextReader
    let place: Int

    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(try Members(reader, place))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        guard reader[place].kind == .list else { throw reader.mismatch(place, [Any].self) }
        return Elements(reader, place)
    }

    func singleValueContainer() -> any SingleValueDecodingContainer { Single(reader: reader, place: place) }

    fileprivate final class Members<Key: CodingKey>: KeyedDecodingContainerProtocol {
        private let reader: JSONTextReader
        private let place: Int
        private var members: JSONTextMembers

        init(_ reader: JSONTextReader, _ place: Int) throws {
            (self.reader, self.place) = (reader, place)
            members = try JSONTextMembers(reader, place)
        }

        var codingPath: [any CodingKey] { [] }

        var allKeys: [Key] {
            var keys: [Key] = [], key = place + 1
            for _ in 0..<reader[place].count {
                if let known = (try? reader.string(at: key)).flatMap(Key.init(stringValue:)) { keys.append(known) }
                key = reader.next(after: key + 1)
            }
            return keys
        }

        /// Where a key's value lies.
        private func find(_ key: Key) -> Int? {
            var name = key.stringValue
            return name.withUTF8 { members.find($0, in: reader) }
        }

        private func required(_ key: Key) throws -> Int {
            if let place = find(key) { return place }
            throw DecodingError.keyNotFound(
                key, .init(codingPath: [], debugDescription: "no \(key.stringValue) at byte \(reader[place].start)"))
        }

        /// Nil where there is none, or null.
        private func optional(_ key: Key) -> Int? { find(key).flatMap { reader.isNull($0) ? nil : $0 } }

        func contains(_ key: Key) -> Bool { find(key) != nil }
        func decodeNil(forKey key: Key) throws -> Bool { reader.isNull(try required(key)) }
        func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try reader.bool(at: required(key)) }
        func decode(_ type: String.Type, forKey key: Key) throws -> String { try reader.string(at: required(key)) }
        func decode(_ type: Double.Type, forKey key: Key) throws -> Double {
            try reader.number(type, at: required(key))
        }
        func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try reader.integer(type, at: required(key)) }
        func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
            try reader.value(type, at: required(key))
        }

        func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? {
            try optional(key).map { try reader.bool(at: $0) }
        }
        func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
            try optional(key).map { try reader.string(at: $0) }
        }
        func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? {
            try optional(key).map { try reader.number(type, at: $0) }
        }
        func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? {
            try optional(key).map { try reader.integer(type, at: $0) }
        }
        func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
            try optional(key).map { try reader.value(type, at: $0) }
        }

        func nestedContainer<Nested: CodingKey>(
            keyedBy type: Nested.Type, forKey key: Key
        ) throws -> KeyedDecodingContainer<Nested> {
            try JSONTextDecoder(reader: reader, place: required(key)).container(keyedBy: type)
        }

        func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
            try JSONTextDecoder(reader: reader, place: required(key)).unkeyedContainer()
        }

        func superDecoder() throws -> any Decoder {
            guard let key = Key(stringValue: "super") else {
                throw reader.corrupted(place, "no member for a superclass")
            }
            return try superDecoder(forKey: key)
        }

        func superDecoder(forKey key: Key) throws -> any Decoder {
            JSONTextDecoder(reader: reader, place: try required(key))
        }
    }

    fileprivate struct Elements: UnkeyedDecodingContainer {
        private let reader: JSONTextReader
        private let place: Int
        private var next: Int
        private(set) var currentIndex = 0
        private let size: Int

        init(_ reader: JSONTextReader, _ place: Int) {
            (self.reader, self.place, next) = (reader, place, place + 1)
            size = Int(reader[place].count)
        }

        var codingPath: [any CodingKey] { [] }
        var count: Int? { size }
        var isAtEnd: Bool { currentIndex == size }

        /// Passes the next element and tells where it lies.
        private mutating func pass(_ type: Any.Type) throws -> Int {
            guard !isAtEnd else {
                throw DecodingError.valueNotFound(
                    type, .init(codingPath: [], debugDescription: "the list at byte \(reader[place].start) ends"))
            }
            defer {
                next = reader.next(after: next)
                currentIndex += 1
            }
            return next
        }

        mutating func decodeNil() throws -> Bool {
            guard !isAtEnd, reader.isNull(next) else { return false }
            _ = try pass(Any?.self)
            return true
        }

        mutating func decode(_ type: Bool.Type) throws -> Bool { try reader.bool(at: pass(type)) }
        mutating func decode(_ type: String.Type) throws -> String { try reader.string(at: pass(type)) }
        mutating func decode(_ type: Double.Type) throws -> Double { try reader.number(type, at: pass(type)) }
        mutating func decode(_ type: Int.Type) throws -> Int { try reader.integer(type, at: pass(type)) }
        mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
            try reader.value(type, at: pass(type))
        }

        mutating func nestedContainer<Nested: CodingKey>(
            keyedBy type: Nested.Type
        ) throws -> KeyedDecodingContainer<Nested> {
            try JSONTextDecoder(reader: reader, place: pass([String: Any].self)).container(keyedBy: type)
        }

        mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
            try JSONTextDecoder(reader: reader, place: pass([Any].self)).unkeyedContainer()
        }

        mutating func superDecoder() throws -> any Decoder {
            JSONTextDecoder(reader: reader, place: try pass(Any.self))
        }
    }

    fileprivate struct Single: SingleValueDecodingContainer {
        let reader: JSONTextReader
        let place: Int

        var codingPath: [any CodingKey] { [] }

        func decodeNil() -> Bool { reader.isNull(place) }
        func decode(_ type: Bool.Type) throws -> Bool { try reader.bool(at: place) }
        func decode(_ type: String.Type) throws -> String { try reader.string(at: place) }
        func decode(_ type: Double.Type) throws -> Double { try reader.number(type, at: place) }
        func decode(_ type: Float.Type) throws -> Float { try reader.number(type, at: place) }
        func decode(_ type: Int.Type) throws -> Int { try reader.integer(type, at: place) }
        func decode(_ type: Int8.Type) throws -> Int8 { try reader.integer(type, at: place) }
        func decode(_ type: Int16.Type) throws -> Int16 { try reader.integer(type, at: place) }
        func decode(_ type: Int32.Type) throws -> Int32 { try reader.integer(type, at: place) }
        func decode(_ type: Int64.Type) throws -> Int64 { try reader.integer(type, at: place) }
        func decode(_ type: UInt.Type) throws -> UInt { try reader.integer(type, at: place) }
        func decode(_ type: UInt8.Type) throws -> UInt8 { try reader.integer(type, at: place) }
        func decode(_ type: UInt16.Type) throws -> UInt16 { try reader.integer(type, at: place) }
        func decode(_ type: UInt32.Type) throws -> UInt32 { try reader.integer(type, at: place) }
        func decode(_ type: UInt64.Type) throws -> UInt64 { try reader.integer(type, at: place) }
        func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try reader.value(type, at: place) }
    }
}
