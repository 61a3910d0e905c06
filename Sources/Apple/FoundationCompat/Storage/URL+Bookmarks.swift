import Foundation

/// Bookmarks of files, which lead to the path that they were made of. Those that an app has made on a device lead nowhere.
extension URL {
    /// What a bookmark keeps besides the place; accepted and ignored.
    public struct BookmarkCreationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let minimalBookmark = Self(rawValue: 1 << 9)
        public static let suitableForBookmarkFile = Self(rawValue: 1 << 10)
        public static let withoutImplicitSecurityScope = Self(rawValue: 1 << 29)
    }

    /// How a bookmark is followed; accepted and ignored.
    public struct BookmarkResolutionOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let withoutUI = Self(rawValue: 1 << 8)
        public static let withoutMounting = Self(rawValue: 1 << 9)
        public static let withoutImplicitStartAccessing = Self(rawValue: 1 << 15)
    }

    private static let bookmarkMark = Data("darkroom bookmark\n".utf8)

    /// What leads back to the file.
    ///
    /// - Throws: `CocoaError.fileReadNoSuchFile` where nothing is there.
    public func bookmarkData(
        options: BookmarkCreationOptions = [], includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil,
        relativeTo url: URL? = nil
    ) throws -> Data {
        guard isFileURL, FileManager.default.fileExists(atPath: path) else { throw CocoaError(.fileReadNoSuchFile) }
        return Self.bookmarkMark + Data(path.utf8)
    }

    /// Where a bookmark leads.
    ///
    /// - Parameter bookmarkDataIsStale: always false.
    /// - Throws: `CocoaError.fileReadNoSuchFile` where nothing is there, `CocoaError.fileReadCorruptFile` for what
    ///   `bookmarkData` has not made.
    public init(
        resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [], relativeTo url: URL? = nil,
        bookmarkDataIsStale: inout Bool
    ) throws {
        bookmarkDataIsStale = false
        guard data.starts(with: Self.bookmarkMark) else { throw CocoaError(.fileReadCorruptFile) }
        let path = String(decoding: data.dropFirst(Self.bookmarkMark.count), as: UTF8.self)
        guard FileManager.default.fileExists(atPath: path) else { throw CocoaError(.fileReadNoSuchFile) }
        self.init(fileURLWithPath: path)
    }
}
