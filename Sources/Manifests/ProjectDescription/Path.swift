/// Where a file lies, or files do.
public struct Path: Codable, Hashable, Sendable, ExpressibleByStringInterpolation {
    /// What a path is relative to.
    public enum PathType: String, Codable, Sendable {
        case relativeToCurrentFile, relativeToManifest, relativeToRoot
    }

    public let type: PathType
    public let pathString: String
    /// The file that a path relative to it is written in.
    public let callerPath: String?

    public init(_ path: String) { self.init(stringLiteral: path) }

    /// `//` begins what is relative to the root.
    public init(stringLiteral value: String) {
        if value.hasPrefix("//") {
            self = .relativeToRoot(String(value.dropFirst(2)))
        } else {
            self = .relativeToManifest(value)
        }
    }

    private init(_ type: PathType, _ path: String, _ callerPath: String? = nil) {
        (self.type, pathString, self.callerPath) = (type, path, callerPath)
    }

    public static func path(_ path: String) -> Path { Path(path) }
    public static func relativeToCurrentFile(_ path: String, callerPath: StaticString = #filePath) -> Path {
        Path(.relativeToCurrentFile, path, "\(callerPath)")
    }
    public static func relativeToManifest(_ path: String) -> Path { Path(.relativeToManifest, path) }
    public static func relativeToRoot(_ path: String) -> Path { Path(.relativeToRoot, path) }
}
