/// Writes the members of a record, in the order of their keys.
package struct JSONRecordWriter {
    private enum Target {
        case text(JSONTextWriter, depth: Int)
        case container(KeyedEncodingContainer<JSONRecordKey>)
    }

    private let target: Target

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

    package func write(_ key: StaticString, _ value: String?) throws {
        try write(key, value) { writer, _, value in writer.append(value) }
    }

    package func write(_ key: StaticString, _ values: [String]?) throws {
        try write(key, values) { writer, depth, values in
            try Self.writeList(values, to: writer, at: depth) { writer.append($0) }
        }
    }

    package func write(_ key: StaticString, _ value: (some BinaryInteger & Codable)?) throws {
        try write(key, value) { writer, _, value in writer.append(verbatim: value.description) }
    }

    package func write(_ key: StaticString, _ value: Bool?) throws {
        try write(key, value) { writer, _, value in writer.append(verbatim: value ? "true" : "false") }
    }

    package func write(_ key: StaticString, _ value: Double?) throws {
        try write(key, value) { writer, _, value in writer.append(value) }
    }

    package func write(_ key: StaticString, _ values: [Double]?) throws {
        try write(key, values) { writer, depth, values in
            try Self.writeList(values, to: writer, at: depth) { writer.append($0) }
        }
    }

    package func write<Value: RawRepresentable<String> & Codable>(_ key: StaticString, _ value: Value?) throws {
        try write(key, value) { writer, _, value in writer.append(value.rawValue) }
    }

    /// A value of any other type, which costs more.
    package func write(_ key: StaticString, other value: (some Encodable)?) throws {
        try write(key, value) { writer, _, value in try writer.write(value) }
    }

    package func write(_ key: StaticString, _ value: (some JSONRectangle)?) throws {
        try write(key, value) { writer, _, value in
            writer.writeRectangle(x: value.x, y: value.y, width: value.width, height: value.height)
        }
    }

    package func write(_ key: StaticString, _ value: (some JSONRecord)?) throws {
        try write(key, value) { writer, depth, value in try Self.write(value, to: writer, at: depth) }
    }

    package func write<Record: JSONRecord>(_ key: StaticString, _ values: [Record]?) throws {
        try write(key, values) { writer, depth, values in
            try Self.writeList(values, to: writer, at: depth) { try Self.write($0, to: writer, at: depth + 1) }
        }
    }

    /// - Parameter append: writes the value at a depth, where a text is written.
    private func write<Value: Encodable>(
        _ key: StaticString, _ value: Value?, _ append: (JSONTextWriter, Int, Value) throws -> Void
    ) throws {
        guard let value else { return }
        switch target {
        case .text(let writer, let depth):
            writer.beginRecordMember(key, at: depth)
            try append(writer, depth + 1, value)
        case .container(var members): try members.encode(value, forKey: JSONRecordKey(key))
        }
    }

    private static func writeList<Element>(
        _ values: [Element], to writer: JSONTextWriter, at depth: Int, _ append: (Element) throws -> Void
    ) throws {
        writer.open(isObject: false, at: depth)
        for value in values {
            writer.beginElement(at: depth)
            try append(value)
        }
        writer.close(to: depth)
    }

    private static func write(_ value: some JSONRecord, to writer: JSONTextWriter, at depth: Int) throws {
        try value.write(to: JSONRecordWriter(writer, depth: depth))
        writer.close(to: depth)
    }
}
