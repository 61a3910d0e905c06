import Foundation
import ProcessContext

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
