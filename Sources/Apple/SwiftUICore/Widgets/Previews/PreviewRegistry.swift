/// What `#Preview` expands to: a type by which a preview is found at run time.
public protocol PreviewRegistry {
    /// `Module/File.swift`.
    static var fileID: String { get }
    /// Counted from 1.
    static var line: Int { get }
    /// Counted from 1.
    static var column: Int { get }
    /// The source file as the compiler was given it, or its name alone.
    static var _path: String { get }

    /// - Throws: `PreviewUnavailable` where the preview needs a later system.
    @MainActor static func makePreview() throws -> Preview
}

extension PreviewRegistry {
    public static var _path: String { fileID.split(separator: "/").last.map(String.init) ?? fileID }
}

/// Says that a preview needs a later system.
public struct PreviewUnavailable: Error {
    public init() {}
}
