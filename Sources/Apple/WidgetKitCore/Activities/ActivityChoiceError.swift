import Foundation

/// Why JSON is no state of a Live Activity.
package struct ActivityChoiceError: Error, Hashable, Sendable, CustomStringConvertible {
    package let description: String

    /// - Parameters:
    ///   - part: `attributes` or `contentState`.
    ///   - type: the type that was decoded.
    init(_ error: any Error, in part: String, type: String) {
        func path(_ keys: [any CodingKey]) -> String {
            keys.reduce(part) { path, key in key.intValue.map { "\(path)[\($0)]" } ?? "\(path).\(key.stringValue)" }
        }
        switch error {
        case DecodingError.keyNotFound(let key, let context):
            description = "'\(path(context.codingPath + [key]))' is missing; \(type) needs it"
        case DecodingError.typeMismatch(let expected, let context):
            description = "'\(path(context.codingPath))' cannot be what it is; write \(Self.words(for: expected))"
        case DecodingError.valueNotFound(let expected, let context):
            description = "'\(path(context.codingPath))' cannot be null; write \(Self.words(for: expected))"
        case DecodingError.dataCorrupted(let context):
            description = "'\(path(context.codingPath))' cannot be read as \(type): \(context.debugDescription)"
        default:
            description = "'\(part)' cannot be read as \(type): \(error)"
        }
    }

    private static func words(for type: Any.Type) -> String {
        let name = String(describing: type)
        return switch name {
        case "String": "a text"
        case "Bool": "true or false"
        case "Date": date
        // A date is decoded as the number it is written as.
        case "Double": "a number; \(date)"
        case "Float", "CGFloat": "a number"
        case _ where type is any FixedWidthInteger.Type: "a whole number"
        case _ where name.hasPrefix("Array") || name.hasPrefix("Set"): "an array"
        case _ where name.hasPrefix("Dictionary"): "an object"
        default: "what \(name) is decoded from"
        }
    }

    private static let date = "a date is written as the seconds since 2001-01-01T00:00:00Z, as servers push it"
}
