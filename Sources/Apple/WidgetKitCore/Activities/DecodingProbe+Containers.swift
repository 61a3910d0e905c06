/// A probe's answers to a type that asks for values by key.
struct KeyedProbe<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let found: DecodingProbe.Found
    let codingPath: [any CodingKey]

    /// Of an enumeration's keys one: its cases are told apart by which there is. Of all others none.
    var allKeys: [Key] {
        found.asksForCase = true
        return EnumCases.value(of: Key.self, at: found.caseIndex).map { [$0] } ?? []
    }
    func contains(_ key: Key) -> Bool { true }
    /// What may be missing is missing.
    func decodeNil(forKey key: Key) -> Bool { true }

    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
        try DecodingProbe.value(type, found.member(key.stringValue), codingPath + [key])
    }

    func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? { nil }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) -> KeyedDecodingContainer<Nested> {
        let member = found.member(key.stringValue)
        member.becomeObject()
        return KeyedDecodingContainer(KeyedProbe<Nested>(found: member, codingPath: codingPath + [key]))
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer {
        let member = found.member(key.stringValue)
        member.becomeArray()
        return UnkeyedProbe(found: member, codingPath: codingPath + [key])
    }

    func superDecoder() -> any Decoder { DecodingProbe(found, path: codingPath) }
    func superDecoder(forKey key: Key) -> any Decoder {
        DecodingProbe(found.member(key.stringValue), path: codingPath + [key])
    }
}

/// A probe's answers to a type that asks for a sequence of values: there are none.
struct UnkeyedProbe: UnkeyedDecodingContainer {
    let found: DecodingProbe.Found
    let codingPath: [any CodingKey]

    var count: Int? { 0 }
    var isAtEnd: Bool { true }
    var currentIndex: Int { 0 }

    private var nothing: DecodingError {
        .dataCorrupted(.init(codingPath: codingPath, debugDescription: "the array is empty"))
    }

    mutating func decodeNil() throws -> Bool { throw nothing }
    mutating func decode<T: Decodable>(_ type: T.Type) throws -> T { throw nothing }
    mutating func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        throw nothing
    }
    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { throw nothing }
    mutating func superDecoder() throws -> any Decoder { throw nothing }
}

/// A probe's answers to a type that is one value.
struct ValueProbe: SingleValueDecodingContainer {
    let found: DecodingProbe.Found
    let codingPath: [any CodingKey]

    func decodeNil() -> Bool { true }
    func decode<T: Decodable>(_ type: T.Type) throws -> T { try DecodingProbe.value(type, found, codingPath) }
}
