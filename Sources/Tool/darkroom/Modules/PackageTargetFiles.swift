import Foundation
import SystemSupport

/// Which files below a target's folder belong to it, as its package's manifest says.
struct PackageTargetFiles {
    private let excluded: [String]
    private let sources: [String]?

    /// - Parameters:
    ///   - excluded: files and folders, relative to the target's folder.
    ///   - sources: the only files and folders that count; nil for all.
    init(excluded: [String], sources: [String]?) {
        self.excluded = excluded.map(Self.plain)
        self.sources = sources?.map(Self.plain)
    }

    /// Whether a source at `path` is compiled.
    func holds(_ path: String) -> Bool {
        !excluded.contains { Self.lies(path, in: $0) } && sources?.contains { Self.lies(path, in: $0) } ?? true
    }

    /// What SwiftPM takes for resources without being told.
    private static let automatic: Set<String> = [
        "xcassets", "xcstrings", "xcdatamodel", "xcdatamodeld", "lproj", "storyboard", "xib"
    ]

    func hasAutomaticResources(in folder: String) -> Bool {
        guard let paths = FileManager.default.enumerator(atPath: folder) else { return false }
        return paths.lazy.compactMap { $0 as? String }.contains { path in
            Self.automatic.contains(path.pathExtension) && !excluded.contains { Self.lies(path, in: $0) }
        }
    }

    /// `Core` of `./Core/`; empty for the folder itself.
    private static func plain(_ path: String) -> String {
        path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
    }

    private static func lies(_ path: String, in place: String) -> Bool {
        place.isEmpty || path.lies(in: place)
    }
}
