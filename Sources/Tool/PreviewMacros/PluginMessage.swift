import FoundationEssentials
import Glibc

/// The framing of the messages between the compiler and a macro plugin.
///
/// Without all of Foundation: the compiler starts the plugin without `LD_LIBRARY_PATH`, so an installed one has Swift's
/// libraries inside, and would have ICU's data with them.
enum PluginMessage {
    /// The next message; nil at the end of the input or where it is no message.
    static func read(from descriptor: Int32) -> [String: Any]? {
        guard let header = bytes(8, from: descriptor) else { return nil }
        let length = header.reversed().reduce(0) { $0 << 8 | UInt64($1) }
        guard length < 1 << 30, let body = bytes(Int(length), from: descriptor) else { return nil }
        return (try? JSONDecoder().decode(PluginValue.self, from: Data(body)))?.value as? [String: Any]
    }

    static func write(_ message: [String: Any], to descriptor: Int32) {
        guard let body = try? JSONEncoder().encode(PluginValue(value: message)) else { return }
        let length = UInt64(body.count)
        var rest = (0..<8).map { UInt8(truncatingIfNeeded: length >> ($0 * 8)) } + body
        while !rest.isEmpty {
            let count = Glibc.write(descriptor, rest, rest.count)
            guard count > 0 || errno == EINTR else { return }
            rest.removeFirst(max(0, count))
        }
    }

    /// A pipe hands over what it has, which may be less than a message.
    private static func bytes(_ count: Int, from descriptor: Int32) -> [UInt8]? {
        var data: [UInt8] = []
        while data.count < count {
            var part = [UInt8](repeating: 0, count: min(count - data.count, 1 << 16))
            let read = Glibc.read(descriptor, &part, part.count)
            guard read > 0 || (read < 0 && errno == EINTR) else { return nil }
            data += part.prefix(max(0, read))
        }
        return data
    }
}

/// Any JSON, as dictionaries, arrays, text, numbers, truth values and `nil`.
private struct PluginValue: Codable {
    let value: Any?

    init(value: Any?) { self.value = value }

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            value = nil
        } else if let bool = try? container.decode(Bool.self) {
            value = bool
        } else if let integer = try? container.decode(Int.self) {
            value = integer
        } else if let number = try? container.decode(Double.self) {
            value = number
        } else if let text = try? container.decode(String.self) {
            value = text
        } else if let list = try? container.decode([PluginValue].self) {
            value = list.compactMap(\.value)
        } else {
            value = try container.decode([String: PluginValue].self).compactMapValues(\.value)
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch value {
        case let bool as Bool: try container.encode(bool)
        case let integer as Int: try container.encode(integer)
        case let number as Double: try container.encode(number)
        case let text as String: try container.encode(text)
        case let list as [Any]: try container.encode(list.map { PluginValue(value: $0) })
        case let table as [String: Any]: try container.encode(table.mapValues { PluginValue(value: $0) })
        default: try container.encodeNil()
        }
    }
}
