/// Reads the members of a record, fastest in the order in which they are written.
package struct JSONRecordReader {
    private enum Source {
        case text(JSONTextReader, JSONTextMembers)
        case container(KeyedDecodingContainer<JSONRecordKey>)
    }

    private var source: Source

    init(_ decoder: any Decoder) throws {
        if let text = decoder as? JSONTextDecoder {
            try self.init(text.reader, at: text.place)
        } else {
            self.init(.container(try decoder.container(keyedBy: JSONRecordKey.self)))
        }
    }

    private init(_ reader: JSONTextReader, at place: Int) throws {
        self.init(.text(reader, try JSONTextMembers(reader, place)))
    }

    private init(_ source: Source) { self.source = source }

    package mutating func string(_ key: StaticString) throws -> String { try required(key, try stringIfPresent(key)) }

    package mutating func stringIfPresent(_ key: StaticString) throws -> String? {
        try member(key, { try $0.string(at: $1) })
    }

    package mutating func stringsIfPresent(_ key: StaticString) throws -> [String]? {
        try member(key, { try $0.strings(at: $1) })
    }

    package mutating func integer<Number: FixedWidthInteger & Codable>(_ key: StaticString) throws -> Number {
        try required(key, try integerIfPresent(key))
    }

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
    package mutating func name<Value: RawRepresentable<String> & Codable>(_ key: StaticString) throws -> Value {
        try required(key, try nameIfPresent(key))
    }

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
    package mutating func other<Value: Decodable>(_ key: StaticString) throws -> Value {
        try required(key, try otherIfPresent(key))
    }

    package mutating func otherIfPresent<Value: Decodable>(_ key: StaticString) throws -> Value? {
        try member(key, { try $0.value(at: $1) })
    }

    package mutating func record<Record: JSONRecord>(_ key: StaticString) throws -> Record {
        try required(key, try recordIfPresent(key))
    }

    package mutating func rectangle<Rectangle: JSONRectangle>(_ key: StaticString) throws -> Rectangle {
        try required(key, try rectangleIfPresent(key))
    }

    package mutating func rectangleIfPresent<Rectangle: JSONRectangle>(_ key: StaticString) throws -> Rectangle? {
        try member(key) { reader, place in
            guard let (x, y, width, height) = reader.rectangle(at: place) else {
                return try Rectangle(from: JSONTextDecoder(reader: reader, place: place))
            }
            return Rectangle(x: x, y: y, width: width, height: height)
        }
    }

    package mutating func recordIfPresent<Record: JSONRecord>(_ key: StaticString) throws -> Record? {
        try member(key, { try Self.record($0, at: $1) })
    }

    package mutating func recordsIfPresent<Record: JSONRecord>(_ key: StaticString) throws -> [Record]? {
        try member(key) { reader, place in try reader.list(at: place) { try Self.record(reader, at: $0) } }
    }

    private static func record<Record: JSONRecord>(_ reader: JSONTextReader, at place: Int) throws -> Record {
        var members = try JSONRecordReader(reader, at: place)
        return try Record(reading: &members)
    }

    /// What lies at a key; nil where nothing does, or null.
    private mutating func member<Value: Decodable>(
        _ key: StaticString, _ read: (JSONTextReader, Int) throws -> Value
    ) throws -> Value? {
        switch source {
        case .container(let members): return try members.decodeIfPresent(Value.self, forKey: JSONRecordKey(key))
        case .text(let reader, var members):
            let found = key.withUTF8Buffer { members.find($0, in: reader) }
            source = .text(reader, members)
            return try found.flatMap { reader.isNull($0) ? nil : try read(reader, $0) }
        }
    }

    /// - Throws: where the member is missing.
    package func required<Value>(_ key: StaticString, _ value: Value?) throws -> Value {
        if let value { return value }
        throw DecodingError.keyNotFound(JSONRecordKey(key), .init(codingPath: [], debugDescription: "no \(key)"))
    }
}
