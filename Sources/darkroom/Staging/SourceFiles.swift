import Foundation
import WidgetRenderer

/// The Swift files of a folder that make up the widget.
struct SourceFiles {
    /// Relative to the folder, sorted.
    let paths: [String]
    /// By path.
    let contents: [String: String]

    init(folder: String) throws {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
            throw CommandFailure(.usage, "\(folder) is not a folder; name the folder of the widget's Swift files")
        }
        var contents: [String: String] = [:]
        try Self.collect(folder, "", ancestors: [], into: &contents)
        guard !contents.isEmpty else {
            throw CommandFailure(.usage, "\(folder) holds no Swift files; name the folder of the widget's sources")
        }
        paths = contents.keys.sorted()
        self.contents = contents
        try checkEntryPoints(folder)
    }

    /// Reads the files below `folder` at `path`. Links are followed, as Xcode projects share files between targets;
    /// one that leads back to a folder around it is left out.
    private static func collect(
        _ folder: String, _ path: String, ancestors: Set<String>, into contents: inout [String: String]
    ) throws {
        let here = path.isEmpty ? folder : "\(folder)/\(path)"
        let canonical = URL(fileURLWithPath: here).resolvingSymlinksInPath().path
        guard !ancestors.contains(canonical) else { return }
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: here) else {
            throw CommandFailure(.usage, "\(here) cannot be read")
        }
        for name in names.sorted() where !name.hasPrefix(".") {
            let inner = path.isEmpty ? name : "\(path)/\(name)"
            var isFolder: ObjCBool = false
            _ = FileManager.default.fileExists(atPath: "\(folder)/\(inner)", isDirectory: &isFolder)
            if isFolder.boolValue {
                guard !isSkippedFolder(name) else { continue }
                try collect(folder, inner, ancestors: ancestors.union([canonical]), into: &contents)
            } else if name.hasSuffix(".swift"), name != "Package.swift" {
                guard let data = FileManager.default.contents(atPath: "\(folder)/\(inner)"),
                      let text = String(data: data, encoding: .utf8)
                else { throw CommandFailure(.usage, "\(folder)/\(inner) cannot be read as UTF-8; save it so") }
                contents[inner] = text
            }
        }
    }

    /// Whether the program starts with the top-level code of a `main.swift`.
    var hasMainFile: Bool { paths.contains { ($0 as NSString).lastPathComponent == "main.swift" } }

    /// Build products and tests, whose modules a widget cannot see.
    private static func isSkippedFolder(_ name: String) -> Bool {
        name.hasSuffix("Tests") || name == "DerivedData"
    }

    private func checkEntryPoints(_ folder: String) throws {
        func places(certain: Bool) -> [String] {
            paths.flatMap { path in
                EntryPoints.lines(in: contents[path]!, certain: certain).map { "\(folder)/\(path):\($0)" }
            }
        }
        let mains = paths.filter { ($0 as NSString).lastPathComponent == "main.swift" }.map { "\(folder)/\($0)" }
        let starts = places(certain: true) + mains
        if starts.count > 1 {
            throw CommandFailure(.sourceDidNotCompile, """
                \(folder) has several entry points: \(starts.joined(separator: ", ")). Name the folder of the widget \
                extension alone, or leave one @main.
                """)
        }
        if starts.isEmpty, places(certain: false).isEmpty {
            throw CommandFailure(.sourceDidNotCompile, """
                \(folder) has no entry point: mark the Widget or the WidgetBundle with @main. Looked in \
                \(paths.map { "\(folder)/\($0)" }.joined(separator: ", ")).
                """)
        }
    }
}
