import Foundation
import ProcessContext

extension FileManager {
    /// The folder that an app shares with its extensions: a copy of what `--app-group` has for the group, in the
    /// scratch home that a widget is drawn with; nil for a group that the extension's entitlements do not name.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        // An identifier is one name; anything else would lead out of the home.
        guard !groupIdentifier.isEmpty, !groupIdentifier.contains("/"), !groupIdentifier.hasPrefix(".") else {
            return nil
        }
        return AppGroupStore.current.container(groupIdentifier)
    }

    /// nil, as for everyone who is not signed in.
    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

    /// nil, as for everyone who is not signed in.
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
}

extension FileManager {
    /// Copies a file, or a folder with all that lies in it, which stays as old as it is: Foundation on Linux dates
    /// what it copies by the machine's clock.
    func copyKeepingDates(_ source: URL, to target: URL) throws {
        try copyItem(at: source, to: target)
        let inside = enumerator(atPath: source.path)?.compactMap { $0 as? String } ?? []
        // Files first: what is written into a folder dates the folder.
        for path in inside.reversed() { Self.copyDate(of: "\(source.path)/\(path)", to: "\(target.path)/\(path)") }
        Self.copyDate(of: source.path, to: target.path)
    }

    private static func copyDate(of source: String, to target: String) {
        var status = stat()
        guard lstat(source, &status) == 0 else { return }
        utimensat(AT_FDCWD, target, [status.st_mtim, status.st_mtim], AT_SYMLINK_NOFOLLOW)
    }
}

// Folders of the scratch home that a widget is drawn with.
extension URL {
    public static var documentsDirectory: URL { made("Documents") }
    public static var libraryDirectory: URL { made("Library") }
    public static var cachesDirectory: URL { made("Library/Caches") }
    public static var applicationSupportDirectory: URL { made("Library/Application Support") }

    private static func made(_ path: String) -> URL {
        let url = ProcessContext.current.home.appendingPathComponent(path, isDirectory: true)
        try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        return ShownPaths.shown(url)
    }

    /// Every file that a widget can name is its own.
    public func startAccessingSecurityScopedResource() -> Bool { true }
    public func stopAccessingSecurityScopedResource() {}
}
