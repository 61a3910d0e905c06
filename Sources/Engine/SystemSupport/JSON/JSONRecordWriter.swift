/// Writes the members of a record, in the order of their keys.
package struct JSONRecordWriter {
    /// Nil where a container of another encoder is written.
    @usableFromInline let text: JSONTextWriter?
    /// Of the record in the text.
    @usableFromInline let depth: Int
    private let container: KeyedEncodingContainer<JSONRecordKey>?

    init(_ encoder: any Encoder) {
        if let text = encoder as? JSONTextEncoder {
            self.init(text.writer, depth: text.depth)
        } else {
            self.init(nil, depth: 0, encoder.container(keyedBy: JSONRecordKey.self))
        }
    }

    @usableFromInline
    init(_ writer: JSONTextWriter, depth: Int) {
        writer.openRecord(at: depth)
        self.init(writer, depth: depth, nil)
    }

    private init(_ text: JSONTextWriter?, depth: Int, _ container: KeyedEncodingContainer<JSONRecordKey>?) {
        (self.text, self.depth, self.container) = (text, depth, container)
    }

    package func write(_ key: StaticString, _ value: String?) throws {
        try write(key, value) { writer, _, value in writer.append(value) }
    }

    package func write(_ key: StaticString, _ values: [String]?) throws {
        try write(key, values) { writer, depth, values in
            try Self.writeList(values, to: writer, at: depth) { writer.append($0) }
        }
    }

    @inlinable
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

    @inlinable
    package func write<Value: RawRepresentable<String> & Codable>(_ key: StaticString, _ value: Value?) throws {
        try write(key, value) { writer, _, value in writer.append(value.rawValue) }
    }

    /// A value of any other type, which costs more.
    @inlinable
    package func write(_ key: StaticString, other value: (some Encodable)?) throws {
        try write(key, value) { writer, _, value in try writer.write(value) }
    }

    @inlinable
    package func write(_ key: StaticString, _ value: (some JSONRectangle)?) throws {
        try write(key, value) { writer, _, value in
            writer.writeRectangle(x: value.x, y: value.y, width: value.width, height: value.height)
        }
    }

    @inlinable
    package func write(_ key: StaticString, _ value: (some JSONRecord)?) throws {
        try write(key, value) { writer, depth, value in try Self.write(value, to: writer, at: depth) }
    }

    @inlinable
    package func write<Record: JSONRecord>(_ key: StaticString, _ values: [Record]?) throws {
        try write(key, values) { writer, depth, values in
            try Self.writeList(values, to: writer, at: depth) { try Self.write($0, to: writer, at: depth + 1) }
        }
    }

    /// - Parameter append: writes the value at a depth, where a text is written.
    @inlinable
    func write<Value: Encodable>(
        _ key: StaticString, _ value: Value?, _ append: (JSONTextWriter, Int, Value) throws -> Void
    ) throws {
        guard let value else { return }
        guard let text else { return try encode(value, key) }
        text.beginRecordMember(key, at: depth)
        try append(text, depth + 1, value)
    }

    /// Gives a value to another encoder.
    @usableFromInline
    func encode(_ value: some Encodable, _ key: StaticString) throws {
        var members = container
        try members?.encode(value, forKey: JSONRecordKey(key))
    }

    @inlinable
    static func writeList<Element>(
        _ values: [Element], to writer: JSONTextWriter, at depth: Int, _ append: (Element) throws -> Void
    ) throws {
        writer.open(isObject: false, at: depth)
        for value in values {
            writer.beginElement(at: depth)
            try append(value)
        }
        writer.close(to: depth)
    }

    @inlinable
    static func write(_ value: some JSONRecord, to writer: JSONTextWriter, at depth: Int) throws {
        try value.write(to: JSONRecordWriter(writer, depth: depth))
        writer.close(to: depth)
    }
}
