import Foundation

/// Where a value writes itself: at a depth of the text, which is that of its own container.
struct JSONTextEncoder: Encoder {
    let writer: JSONTextWriter
    let depth: Int

    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        writer.open(isObject: true, at: depth)
        return KeyedEncodingContainer(Members(writer: writer, depth: depth))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        writer.open(isObject: false, at: depth)
        return Elements(writer: writer, depth: depth)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { Single(writer: writer) }

    fileprivate struct Members<Key: CodingKey>: KeyedEncodingContainerProtocol {
        let writer: JSONTextWriter
        let depth: Int

        var codingPath: [any CodingKey] { [] }

        func encodeNil(forKey key: Key) {
            writer.beginMember(key.stringValue, at: depth)
            writer.append(verbatim: "null")
        }

        func encode(_ value: Bool, forKey key: Key) {
            writer.beginMember(key.stringValue, at: depth)
            writer.append(verbatim: value ? "true" : "false")
        }

        func encode(_ value: String, forKey key: Key) {
            writer.beginMember(key.stringValue, at: depth)
            writer.append(value)
        }

        func encode(_ value: Double, forKey key: Key) {
            writer.beginMember(key.stringValue, at: depth)
            writer.append(value)
        }

        func encode(_ value: Int, forKey key: Key) {
            writer.beginMember(key.stringValue, at: depth)
            writer.append(value)
        }

        func encode(_ value: some Encodable, forKey key: Key) throws {
            writer.beginMember(key.stringValue, at: depth)
            try writer.write(value)
        }

        func nestedContainer<Nested: CodingKey>(
            keyedBy type: Nested.Type, forKey key: Key
        ) -> KeyedEncodingContainer<Nested> {
            superEncoder(forKey: key).container(keyedBy: type)
        }

        func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
            superEncoder(forKey: key).unkeyedContainer()
        }

        func superEncoder() -> any Encoder { encoder("super") }
        func superEncoder(forKey key: Key) -> any Encoder { encoder(key.stringValue) }

        private func encoder(_ key: String) -> JSONTextEncoder {
            writer.beginMember(key, at: depth)
            return JSONTextEncoder(writer: writer, depth: depth + 1)
        }
    }

    fileprivate struct Elements: UnkeyedEncodingContainer {
        let writer: JSONTextWriter
        let depth: Int

        var codingPath: [any CodingKey] { [] }
        var count: Int { writer.count(at: depth) }

        func encodeNil() {
            writer.beginElement(at: depth)
            writer.append(verbatim: "null")
        }

        func encode(_ value: Bool) {
            writer.beginElement(at: depth)
            writer.append(verbatim: value ? "true" : "false")
        }

        func encode(_ value: String) {
            writer.beginElement(at: depth)
            writer.append(value)
        }

        func encode(_ value: Double) {
            writer.beginElement(at: depth)
            writer.append(value)
        }

        func encode(_ value: Int) {
            writer.beginElement(at: depth)
            writer.append(value)
        }

        func encode(_ value: some Encodable) throws {
            writer.beginElement(at: depth)
            try writer.write(value)
        }

        func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
            superEncoder().container(keyedBy: type)
        }

        func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { superEncoder().unkeyedContainer() }

        func superEncoder() -> any Encoder {
            writer.beginElement(at: depth)
            return JSONTextEncoder(writer: writer, depth: depth + 1)
        }
    }

    fileprivate struct Single: SingleValueEncodingContainer {
        let writer: JSONTextWriter

        var codingPath: [any CodingKey] { [] }

        func encodeNil() { writer.append(verbatim: "null") }
        func encode(_ value: Bool) { writer.append(verbatim: value ? "true" : "false") }
        func encode(_ value: String) { writer.append(value) }
        func encode(_ value: Double) { writer.append(value) }
        func encode(_ value: Float) { writer.append(value) }
        func encode(_ value: Int) { writer.append(value) }
        func encode(_ value: Int8) { writer.append(value) }
        func encode(_ value: Int16) { writer.append(value) }
        func encode(_ value: Int32) { writer.append(value) }
        func encode(_ value: Int64) { writer.append(value) }
        func encode(_ value: UInt) { writer.append(value) }
        func encode(_ value: UInt8) { writer.append(value) }
        func encode(_ value: UInt16) { writer.append(value) }
        func encode(_ value: UInt32) { writer.append(value) }
        func encode(_ value: UInt64) { writer.append(value) }
        func encode(_ value: some Encodable) throws { try writer.write(value) }
    }
}
