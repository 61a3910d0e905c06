import Foundation

/// Messages as lines of JSON. JSON escapes line feeds, so a line feed ends a message and nothing else.
package enum MessageCoding {
    package static func line(_ message: some Encodable) throws -> Data {
        let encoder = JSONEncoder()
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return try encoder.encode(message) + [lineFeed]
    }

    package static func message<Message: Decodable>(_ type: Message.Type, line: Data) throws -> Message {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return try decoder.decode(type, from: line)
    }

    package static let lineFeed = UInt8(ascii: "\n")
}
