import Foundation

/// Where the string files below some folders lie.
struct StringFileIndex {
    /// Keyed by table, then by the language of the `.lproj` folder; "Base" for files in none.
    private(set) var files: [String: [String: [URL]]] = [:]
    /// String catalogs by table; each holds every language.
    private(set) var catalogs: [String: [URL]] = [:]
    let displayPath: DisplayPath

    init(directories: [URL]) {
        displayPath = DisplayPath(roots: directories)
        let boundary = ResourceBoundary(roots: directories)
        var visited: Set<String> = []
        for directory in directories {
            walk(directory, boundary, language: nil, visited: &visited)
        }
    }

    private mutating func walk(
        _ folder: URL, _ boundary: ResourceBoundary, language: String?, visited: inout Set<String>
    ) {
        guard visited.insert(folder.resolvingSymlinksInPath().path).inserted else { return }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for name in names.sorted() where !name.hasPrefix(".") {
            let url = folder.appendingPathComponent(name)
            guard boundary.holdsLink(url.path) else { continue }
            let table = url.deletingPathExtension().lastPathComponent
            switch url.pathExtension {
            case "strings", "stringsdict": files[table, default: [:]][language ?? "Base", default: []].append(url)
            case "xcstrings": catalogs[table, default: []].append(url)
            case "lproj": walk(url, boundary, language: table, visited: &visited)
            case "xcassets", "xcodeproj", "xcworkspace", "framework", "xcframework", "bundle": break
            default:
                var isDirectory: ObjCBool = false
                if FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory), isDirectory.boolValue {
                    walk(url, boundary, language: language, visited: &visited)
                }
            }
        }
    }
}
