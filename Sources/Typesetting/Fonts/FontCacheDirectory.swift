import Foundation

/// Where fontconfig keeps its scans of the font folders.
enum FontCacheDirectory {
    /// `darkroom/fontconfig` in the folder that `DARKROOM_FONT_CACHE` names, in the user's cache folder, or in the
    /// temporary folder where that cannot be written.
    static func standard() -> URL {
        let environment = ProcessInfo.processInfo.environment
        let caches =
            (environment["DARKROOM_FONT_CACHE"] ?? environment["XDG_CACHE_HOME"]).flatMap {
                $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil
            }
            ?? environment["HOME"].map { URL(fileURLWithPath: $0).appendingPathComponent(".cache") }
        let candidates = [caches, FileManager.default.temporaryDirectory].compactMap { $0 }
            .map { $0.appendingPathComponent("darkroom/fontconfig", isDirectory: true) }
        let writable = candidates.first {
            try? FileManager.default.createDirectory(at: $0, withIntermediateDirectories: true)
            return FileManager.default.isWritableFile(atPath: $0.path)
        }
        return writable ?? candidates[candidates.count - 1]
    }
}
