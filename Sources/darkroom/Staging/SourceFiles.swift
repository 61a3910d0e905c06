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
        guard let enumerator = FileManager.default.enumerator(atPath: folder) else {
            throw CommandFailure(.usage, "\(folder) cannot be read")
        }
        var contents: [String: String] = [:]
        while let path = enumerator.nextObject() as? String {
            let name = (path as NSString).lastPathComponent
            if Self.isSkippedFolder(name), !path.hasSuffix(".swift") {
                enumerator.skipDescendants()
            } else if name.hasSuffix(".swift"), name != "Package.swift", !name.hasPrefix(".") {
                guard let data = FileManager.default.contents(atPath: "\(folder)/\(path)"),
                      let text = String(data: data, encoding: .utf8)
                else { throw CommandFailure(.usage, "\(folder)/\(path) cannot be read as UTF-8; save it so") }
                contents[path] = text
            }
        }
        guard !contents.isEmpty else {
            throw CommandFailure(.usage, "\(folder) holds no Swift files; name the folder of the widget's sources")
        }
        paths = contents.keys.sorted()
        self.contents = contents
        try checkEntryPoints(folder)
    }

    /// Whether the program starts with the top-level code of a `main.swift`.
    var hasMainFile: Bool { paths.contains { ($0 as NSString).lastPathComponent == "main.swift" } }

    /// Build products, hidden folders, and tests, whose modules a widget cannot see.
    private static func isSkippedFolder(_ name: String) -> Bool {
        name.hasPrefix(".") || name == "Tests" || name.hasSuffix("UITests") || name.hasSuffix("Tests") || name == "DerivedData"
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
