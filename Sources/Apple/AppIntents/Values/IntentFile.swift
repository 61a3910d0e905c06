import RenderModel

/// A file that is handed to an intent.
public struct IntentFile: Hashable, Sendable {
    /// The contents, where they are in memory.
    public var data: Data
    public var filename: String
    public var fileURL: URL?

    public init(data: Data, filename: String) {
        self.data = data
        self.filename = filename
    }

    public init(fileURL: URL, filename: String? = nil) {
        data = (try? Data(contentsOf: fileURL)) ?? Data()
        self.filename = filename ?? fileURL.lastPathComponent
        self.fileURL = fileURL
    }
}

extension IntentFile: _IntentValue {
    public static var _form: String? { "a file's path" }
    public var _json: JSONValue { .string(fileURL?.path ?? filename) }

    public static func _read(
        _ json: JSONValue, _ provider: (any DynamicOptionsProvider)?
    ) async throws -> IntentFile {
        guard let path = json.string, FileManager.default.isReadableFile(atPath: path) else {
            throw _IntentValueProblem(expected: "the path of a file that can be read")
        }
        return IntentFile(fileURL: URL(fileURLWithPath: path))
    }
}
