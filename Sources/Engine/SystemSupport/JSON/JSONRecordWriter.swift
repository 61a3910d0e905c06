/// Writes the members of a record, in the order of their keys.
package struct JSONRecordWriter {
    private enum Target {
        case text(JSONTextWriter, depth: Int)
        case container(KeyedEncodingContainer<JSONRecordKey>)
    }

    private var target: Target

    init(_ encoder: any Encoder) {
        if let text = encoder as? JSONTextEncoder {
            self.init(text.writer, depth: text.depth)
        } else {
            self.init(.container(encoder.container(keyedBy: JSONRecordKey.self)))
        }
    }

    private init(_ writer: JSONTextWriter, depth: Int) {
        writer.openRecord(at: depth)
        self.init(.text(writer, depth: depth))
    }

    private init(_ target: Target) { self.target = target }

    package mutating func write(_ key: StaticString, _ value: String?) throws {
        guard let value else { return }
        switch target {
        case .text(let writer, let depth):
            writer.beginRecordMember(key, at: depth)
            writer.append(value)
        case .container: try encode(key, value)
        }
    }

    package mutating func write(_ key: StaticString, _ values: [String]?) throws {
        guard let values else { return }
        guard case .text(let writer, let depth) = target else { return try encode(key, values) }
        writer.beginRecordMember(key, at: depth)
        writer.open(isObject: false, at: depth + 1)
        for value in values {
            writer.beginElement(at: depth + 1)
            writer.append(value)
        }
        writer.close(to: depth + 1)
    }

    package mutating func write(_ key: StaticString, _ value: (some BinaryInteger & Codable)?) throws {
        guard let value else { return }
        guard case .text(let writer, let depth) = target else { return try encode(key, value) }
        writer.beginRecordMember(key, at: depth)
        writer.append(verbatim: value.description)
    }

    package mutating func write(_ key: StaticString, _ value: Bool?) throws {
        guard let value else { return }
        guard case .text(let writer, let depth) = target else { return try encode(key, value) }
        writer.beginRecordMember(key, at: depth)
        writer.append(verbatim: value ? "true" : "false")
    }

    package mutating func write(_ key: StaticString, _ value: (some JSONRectangle)?) throws {
        guard let value else { return }
        guard case .text(let writer, let depth) = target else { return try encode(key, value) }
        writer.beginRecordMember(key, at: depth)
        writer.writeRectangle(x: value.x, y: value.y, width: value.width, height: value.height)
    }

    package mutating func write(_ key: StaticString, _ value: (some JSONRecord)?) throws {
        guard let value else { return }
        guard case .text(let writer, let depth) = target else { return try encode(key, value) }
        writer.beginRecordMember(key, at: depth)
        try Self.write(value, to: writer, at: depth + 1)
    }

    package mutating func write<Record: JSONRecord>(_ key: StaticString, _ values: [Record]?) throws {
        guard let values else { return }
        guard case .text(let writer, let depth) = target else { return try encode(key, values) }
        writer.beginRecordMember(key, at: depth)
        writer.open(isObject: false, at: depth + 1)
        for value in values {
            writer.beginElement(at: depth + 1)
            try Self.write(value, to: writer, at: depth + 2)
        }
        writer.close(to: depth + 1)
    }

    private static func write(_ value: some JSONRecord, to writer: JSONTextWriter, at depth: Int) throws {
        var members = JSONRecordWriter(writer, depth: depth)
        try value.write(to: &members)
        writer.close(to: depth)
    }

    private mutating func encode(_ key: StaticString, _ value: some Encodable) throws {
        guard case .container(var members) = target else { return }
        try members.encode(value, forKey: JSONRecordKey(key))
    }
}
