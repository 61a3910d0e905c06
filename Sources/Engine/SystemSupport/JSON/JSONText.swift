import Foundation

/// JSON that is written and read without a tree between text and values: what `JSONEncoder` and `JSONDecoder` take five
/// times as long for, and of each picture is written and read several times. The bytes are `JSONEncoder`'s.
package enum JSONText {
    /// How text is laid out.
    package enum Style: Sendable {
        /// One line, keys as they come, for programs.
        case line
        /// One line with sorted keys.
        case sortedLine
        /// As `JSONEncoder.forFiles` writes it.
        case file
    }

    /// The text of a value. What is not a number is the text `inf`, `-inf` or `nan`.
    ///
    /// - Throws: what the value throws.
    package static func encoded(_ value: some Encodable, as style: Style) throws -> Data {
        let writer = JSONTextWriter(style)
        try writer.write(value)
        return writer.data
    }

    /// The value of a text. `inf`, `-inf` and `nan` are numbers, too.
    ///
    /// - Throws: `DecodingError`.
    package static func decoded<Value: Decodable>(_ type: Value.Type = Value.self, from text: Data) throws -> Value {
        try JSONTextReader(text).value(at: 0)
    }
}
