import Foundation
import SystemSupport

/// Where the objects of a module's files go, one each, as the compiler's driver is told.
struct ObjectFiles {
    private let folder: String

    /// - Parameter folder: the module's, which gets a folder of objects.
    init(_ folder: String) { self.folder = folder }

    private static func place(in folder: String) -> String { "\(folder)/Objects" }

    /// - Parameter paths: those of the files.
    func arguments(for paths: some Sequence<String>) throws -> [String] {
        let map = "\(folder)/outputs.json", objects = Self.place(in: folder)
        var outputs: [String: [String: String]] = [:]
        for path in paths {
            let object = "\(objects)/\(path).o"
            try FileManager.default.createDirectory(atPath: object.parentFolder, withIntermediateDirectories: true)
            outputs[path] = ["object": object]
        }
        try AtomicFile.write(try JSONEncoder.forFiles.encode(outputs), to: map)
        return ["-output-file-map", map]
    }

    /// Those that were made, in the order of their paths. A file that was left out has none.
    static func all(in folder: String) -> [String] {
        let place = place(in: folder)
        let names = FileManager.default.enumerator(atPath: place)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(".o") }.sorted().map { "\(place)/\($0)" }
    }
}
