/// An object with few members, which says itself how they are written and read.
///
/// A picture has a hundred of them, each of which is written and read several times: a container of `Codable`'s for each
/// costs more than its members do. Members are written in the order of their keys; those that are nil are left out.
package protocol JSONRecord: Codable {
    init(reading members: inout JSONRecordReader) throws
    func write(to members: JSONRecordWriter) throws
}

extension JSONRecord {
    package init(from decoder: any Decoder) throws {
        var members = try JSONRecordReader(decoder)
        try self.init(reading: &members)
    }

    package func encode(to encoder: any Encoder) throws {
        try write(to: JSONRecordWriter(encoder))
    }
}

struct JSONRecordKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ key: StaticString) { stringValue = key.description }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}
