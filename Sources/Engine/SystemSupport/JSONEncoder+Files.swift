import Foundation

extension JSONEncoder {
    /// For files that people read and compare: indented, keys sorted, slashes as they are. The same value gives the same
    /// bytes on every machine; what is not a number is the text `inf`, `-inf` or `nan`.
    package static var forFiles: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return encoder
    }
}
