import Foundation

/// The framing of the messages between the compiler and a macro plugin.
enum PluginMessage {
    /// The next message; nil at the end of the input or where it is no message.
    static func read(from handle: FileHandle) -> [String: Any]? {
        guard let header = bytes(8, from: handle) else { return nil }
        let length = header.reversed().reduce(0) { $0 << 8 | UInt64($1) }
        guard length < 1 << 30, let body = bytes(Int(length), from: handle) else { return nil }
        return try? JSONSerialization.jsonObject(with: body) as? [String: Any]
    }

    static func write(_ message: [String: Any], to handle: FileHandle) {
        guard let body = try? JSONSerialization.data(withJSONObject: message) else { return }
        var length = UInt64(body.count).littleEndian
        handle.write(Data(bytes: &length, count: 8) + body)
    }

    /// A pipe hands over what it has, which may be less than a message.
    private static func bytes(_ count: Int, from handle: FileHandle) -> Data? {
        var data = Data()
        while data.count < count {
            guard let more = try? handle.read(upToCount: count - data.count), !more.isEmpty else { return nil }
            data += more
        }
        return data
    }
}
