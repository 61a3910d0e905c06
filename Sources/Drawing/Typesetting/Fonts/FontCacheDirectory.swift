internal import CDeterminism
import Foundation
import ProcessContext

/// Where fontconfig keeps its scans of the font folders.
enum FontCacheDirectory {
    /// `darkroom/fontconfig` in the folder that the process was given for it, in the user's cache folder, or in the
    /// temporary folder where that cannot be written.
    static func standard() -> URL {
        func variable(_ name: String) -> String? { darkroom_launch_variable(name).map { String(cString: $0) } }
        let caches =
            (ProcessContext.current.fontCaches ?? variable("XDG_CACHE_HOME")).flatMap {
                $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil
            }
            ?? variable("HOME").map { URL(fileURLWithPath: $0).appendingPathComponent(".cache") }
        let candidates = [caches, FileManager.default.temporaryDirectory].compactMap { $0 }
            .map { $0.appendingPathComponent("darkroom/fontconfig", isDirectory: true) }
        let writable = candidates.first {
            try? FileManager.default.createDirectory(at: $0, withIntermediateDirectories: true)
            return FileManager.default.isWritableFile(atPath: $0.path)
        }
        return writable ?? candidates[candidates.count - 1]
    }
}

extension ProcessContext {
    private enum FontCachesKey: ContextKey {
        static func makeValue(in context: ProcessContext) -> String? { nil }
    }

    /// The folder for scans of font folders; nil for the user's. Set before any text is typeset.
    package var fontCaches: String? {
        get { self[FontCachesKey.self] }
        set { self[FontCachesKey.self] = newValue }
    }
}
