import AppIntents
import Foundation
import RenderModel

/// Decodes nothing: it gives every type that asks a neutral value and notes what was asked for.
struct DecodingProbe: Decoder {
    /// What was asked for at one place.
    final class Found {
        private var json: JSONValue?
        private var members: [(key: String, found: Found)] = []
        private var isArray = false, isObject = false
        /// The case that is tried of a type that asks which key there is.
        var caseIndex = 0
        /// Whether it has asked.
        var asksForCase = false

        /// Forgets what a case has asked for, before the next one is tried.
        func tryNextCase() {
            (json, members, isArray, isObject, asksForCase) = (nil, [], false, false, false)
            caseIndex += 1
        }

        var value: JSONValue? {
            if isArray { return .array(members.compactMap(\.found.value)) }
            if members.isEmpty { return json ?? (isObject ? .object([:]) : nil) }
            return .object(Dictionary(members.map { ($0.key, $0.found.value ?? .null) }) { first, _ in first })
        }

        func set(_ value: JSONValue) { json = value }

        func member(_ key: String) -> Found {
            if let known = members.first(where: { $0.key == key }) { return known.found }
            let found = Found()
            members.append((key, found))
            return found
        }

        func becomeArray() { isArray = true }

        func becomeObject() { isObject = true }
    }

    let found: Found
    var codingPath: [any CodingKey] = []
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    init(_ found: Found = Found(), path: [any CodingKey] = []) {
        (self.found, codingPath) = (found, path)
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
        found.becomeObject()
        return KeyedDecodingContainer(KeyedProbe(found: found, codingPath: codingPath))
    }

    func unkeyedContainer() -> any UnkeyedDecodingContainer {
        found.becomeArray()
        return UnkeyedProbe(found: found, codingPath: codingPath)
    }

    func singleValueContainer() -> any SingleValueDecodingContainer { ValueProbe(found: found, codingPath: codingPath) }

    /// A neutral value of a type that is written as one JSON value, or of one that decodes itself.
    static func value<T: Decodable>(_ type: T.Type, _ found: Found, _ path: [any CodingKey]) throws -> T {
        // The clock's moment: ranges from it to such a date, and from such a date to it, have their bounds in order.
        let now = Date()
        let neutral: [(value: Any, json: JSONValue)] = [
            ("", .string("")), (false, .bool(false)), (0.0, .number(0)), (Float(0), .number(0)), (now, json(now)),
            (URL(string: "https://example.com")!, .string("https://example.com")),
            (UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)), .string(nilIdentifier)),
            (Data(), .string("")), (Decimal(0), .integer(0))
        ]
        for (value, json) in neutral {
            guard let value = value as? T else { continue }
            found.set(json)
            return value
        }
        if let integer = type as? any FixedWidthInteger.Type {
            found.set(.integer(0))
            return integer.init(0) as! T
        }
        // `decode([Tag]?.self, …)`: what may be missing is missing.
        if let optional = type as? any ExpressibleByNilLiteral.Type, let none = optional.init(nilLiteral: ()) as? T {
            found.set(.null)
            return none
        }
        // Of a type with cases the first is as good as any.
        if let cases = type as? any CaseIterable.Type, let first = firstCase(cases), let value = first as? T {
            if let raw = (first as? any RawRepresentable)?.rawValue {
                found.set((raw as? String).map(JSONValue.string) ?? (raw as? Int).map(JSONValue.integer) ?? .null)
                return value
            }
        }
        if let first = EnumCases.first(of: type) {
            found.set(first.json)
            return first.value
        }
        let value = try decoded(type, found, path)
        // A type without properties asks for nothing.
        if found.value == nil { found.becomeObject() }
        return value
    }

    /// A moment some quarters of an hour from now, where a date is asked for: a timer shows five characters then, as
    /// those of most activities do, and not seven.
    static func date<T>(_ type: T.Type, quarters: Double, _ found: Found) -> T? {
        guard type == Date.self else { return nil }
        let date = Date() + quarters * 900
        found.set(json(date))
        return date as? T
    }

    private static func json(_ date: Date) -> JSONValue {
        let seconds = date.timeIntervalSinceReferenceDate
        return Int(exactly: seconds).map(JSONValue.integer) ?? .number(seconds)
    }

    /// The types around the one that is decoded.
    @TaskLocal private static var open: Set<ObjectIdentifier> = []

    /// Of a type with cases that have values the first that takes neutral ones.
    static func decoded<T: Decodable>(_ type: T.Type, _ found: Found, _ path: [any CodingKey]) throws -> T {
        // A case may hold its own type, which has no end.
        guard !open.contains(ObjectIdentifier(type)) else {
            throw DecodingError.dataCorrupted(.init(codingPath: path, debugDescription: "it has no end"))
        }
        while true {
            do {
                return try $open.withValue(open.union([ObjectIdentifier(type)])) {
                    try T(from: DecodingProbe(found, path: path))
                }
            } catch {
                guard found.asksForCase, found.caseIndex < 16 else { throw error }
                found.tryNextCase()
            }
        }
    }

    private static let nilIdentifier = "00000000-0000-0000-0000-000000000000"

    private static func firstCase(_ type: any CaseIterable.Type) -> Any? {
        func first<C: CaseIterable>(_ type: C.Type) -> Any? { type.allCases.first }
        return first(type)
    }
}

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
        let member = found.member(key.stringValue)
        if key.isEnd, let end = DecodingProbe.date(type, quarters: 1, member) { return end }
        return try DecodingProbe.value(type, member, codingPath + [key])
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

extension CodingKey {
    /// Whether a date of that name is an end: `endDate`, `timerEnd`.
    fileprivate var isEnd: Bool { stringValue.contains(#/^end(?![a-z])|End(?![a-z])/#) }
}

/// A probe's answers to a type that asks for a sequence of values: there are none. One that asks for some all the same
/// has a number of its own, such as a range or a point, and gets them.
struct UnkeyedProbe: UnkeyedDecodingContainer {
    let found: DecodingProbe.Found
    let codingPath: [any CodingKey]
    private(set) var currentIndex = 0

    var count: Int? { 0 }
    var isAtEnd: Bool { true }

    init(found: DecodingProbe.Found, codingPath: [any CodingKey]) {
        (self.found, self.codingPath) = (found, codingPath)
    }

    /// As many as a matrix has.
    private static let most = 16

    private var nothing: DecodingError {
        .dataCorrupted(.init(codingPath: codingPath, debugDescription: "the array is empty"))
    }

    mutating func decodeNil() throws -> Bool { throw nothing }
    mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
        guard currentIndex < Self.most else { throw nothing }
        let member = found.member(String(currentIndex))
        defer { currentIndex += 1 }
        if let date = DecodingProbe.date(type, quarters: Double(currentIndex), member) { return date }
        return try DecodingProbe.value(type, member, codingPath)
    }

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
