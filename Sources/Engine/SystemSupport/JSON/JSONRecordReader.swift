/// Reads the members of a record, fastest in the order in which they are written.
///
/// What depends on a record's type is compiled where it is read: otherwise the types of each list and each optional are
/// looked up for every member, which took 7 % of the coordinator's time.
package struct JSONRecordReader {
    private var members: JSONTextMembers
    /// Nil where a container of another decoder is read.
    @usableFromInline let text: JSONTextReader?
    private let container: KeyedDecodingContainer<JSONRecordKey>?

    init(_ decoder: any Decoder) throws {
        if let text = decoder as? JSONTextDecoder {
            try self.init(text.reader, at: text.place)
        } else {
            self.init(nil, .none, try decoder.container(keyedBy: JSONRecordKey.self))
        }
    }

    @usableFromInline
    init(_ reader: JSONTextReader, at place: Int) throws {
        self.init(reader, try JSONTextMembers(reader, place), nil)
    }

    private init(
        _ text: JSONTextReader?, _ members: JSONTextMembers, _ container: KeyedDecodingContainer<JSONRecordKey>?
    ) {
        (self.text, self.members, self.container) = (text, members, container)
    }

    package mutating func string(_ key: StaticString) throws -> String { try required(key, try stringIfPresent(key)) }

    package mutating func stringIfPresent(_ key: StaticString) throws -> String? {
        try member(key, { try $0.string(at: $1) })
    }

    package mutating func stringsIfPresent(_ key: StaticString) throws -> [String]? {
        try member(key, { try $0.strings(at: $1) })
    }

    @inlinable
    package mutating func integer<Number: FixedWidthInteger & Codable>(_ key: StaticString) throws -> Number {
        try required(key, try integerIfPresent(key))
    }

    @inlinable
    package mutating func integerIfPresent<Number: FixedWidthInteger & Codable>(
        _ key: StaticString
    ) throws -> Number? {
        try member(key, { try $0.integer(Number.self, at: $1) })
    }

    package mutating func boolIfPresent(_ key: StaticString) throws -> Bool? {
        try member(key, { try $0.bool(at: $1) })
    }

    package mutating func bool(_ key: StaticString) throws -> Bool { try required(key, try boolIfPresent(key)) }

    package mutating func double(_ key: StaticString) throws -> Double { try required(key, try doubleIfPresent(key)) }

    package mutating func doubleIfPresent(_ key: StaticString) throws -> Double? {
        try member(key, { try $0.number(Double.self, at: $1) })
    }

    package mutating func doublesIfPresent(_ key: StaticString) throws -> [Double]? {
        try member(key) { reader, place in
            try reader.list(at: place) { try reader.number(Double.self, at: $0) }
        }
    }

    /// The case of that name.
    @inlinable
    package mutating func name<Value: RawRepresentable<String> & Codable>(_ key: StaticString) throws -> Value {
        try required(key, try nameIfPresent(key))
    }

    @inlinable
    package mutating func nameIfPresent<Value: RawRepresentable<String> & Codable>(
        _ key: StaticString
    ) throws -> Value? {
        try member(key) { reader, place in
            guard let value = Value(rawValue: try reader.string(at: place)) else {
                throw reader.mismatch(place, Value.self)
            }
            return value
        }
    }

    /// A value of any other type, which costs more.
    @inlinable
    package mutating func other<Value: Decodable>(_ key: StaticString) throws -> Value {
        try required(key, try otherIfPresent(key))
    }

    @inlinable
    package mutating func otherIfPresent<Value: Decodable>(_ key: StaticString) throws -> Value? {
        try member(key, { try $0.value(at: $1) })
    }

    @inlinable
    package mutating func record<Record: JSONRecord>(_ key: StaticString) throws -> Record {
        try required(key, try recordIfPresent(key))
    }

    @inlinable
    package mutating func rectangle<Rectangle: JSONRectangle>(_ key: StaticString) throws -> Rectangle {
        try required(key, try rectangleIfPresent(key))
    }

    @inlinable
    package mutating func rectangleIfPresent<Rectangle: JSONRectangle>(_ key: StaticString) throws -> Rectangle? {
        try member(key) { reader, place in
            guard let (x, y, width, height) = reader.rectangle(at: place) else {
                return try reader.decoded(at: place)
            }
            return Rectangle(x: x, y: y, width: width, height: height)
        }
    }

    @inlinable
    package mutating func recordIfPresent<Record: JSONRecord>(_ key: StaticString) throws -> Record? {
        try member(key, { try Self.record($0, at: $1) })
    }

    @inlinable
    package mutating func recordsIfPresent<Record: JSONRecord>(_ key: StaticString) throws -> [Record]? {
        try member(key) { reader, place in try reader.list(at: place) { try Self.record(reader, at: $0) } }
    }

    @inlinable
    static func record<Record: JSONRecord>(_ reader: JSONTextReader, at place: Int) throws -> Record {
        var members = try JSONRecordReader(reader, at: place)
        return try Record(reading: &members)
    }

    /// What lies at a key; nil where nothing does, or null.
    @inlinable
    mutating func member<Value: Decodable>(
        _ key: StaticString, _ read: (JSONTextReader, Int) throws -> Value
    ) throws -> Value? {
        guard let text else { return try decoded(key) }
        guard let place = place(of: key, in: text) else { return nil }
        return try read(text, place)
    }

    /// Where the value of a key lies in a text; nil where nothing does, or null.
    @usableFromInline
    mutating func place(of key: StaticString, in text: JSONTextReader) -> Int? {
        guard let place = key.withUTF8Buffer({ members.find($0, in: text) }), !text.isNull(place) else { return nil }
        return place
    }

    /// What another decoder has at a key.
    @usableFromInline
    func decoded<Value: Decodable>(_ key: StaticString) throws -> Value? {
        try container?.decodeIfPresent(Value.self, forKey: JSONRecordKey(key))
    }

    /// - Throws: where the member is missing.
    @inlinable
    package func required<Value>(_ key: StaticString, _ value: Value?) throws -> Value {
        if let value { return value }
        throw Self.missing(key)
    }

    @usableFromInline
    static func missing(_ key: StaticString) -> DecodingError {
        .keyNotFound(JSONRecordKey(key), .init(codingPath: [], debugDescription: "no \(key)"))
    }
}
