import Assets
import Foundation
import SwiftText
import SystemSupport

/// The sources of several folders as those of one module.
struct MergedSources {
    private(set) var contents: [String: SourceFile] = [:]
    private(set) var origins: [String: String] = [:]
    private(set) var definitions: [String] = []
    private var names: Set<String> = []
    private var folders = 0

    init(_ folder: String, _ own: SourceFiles.Found) {
        for (path, file) in own.contents { take(path, file, origin: folder.appendingPath(path)) }
        definitions = IntentDefinitionFiles.chosen(from: own.definitions).map { folder.appendingPath($0) }
    }

    /// Adds what belongs to another target. A file that both targets have, by link or by copy, is compiled once.
    mutating func add(_ folder: String, _ found: SourceFiles.Found) {
        folders += 1
        let known = Dictionary(grouping: contents.keys) { $0.lastPathComponent }
        for (path, file) in found.contents.sorted(by: { $0.key < $1.key }) {
            let name = (path.isEmpty ? folder : path).lastPathComponent
            if known[name]?.contains(where: { contents[$0]?.text == file.text }) == true { continue }
            // Two files of one module may not share a name.
            let place = path.parentFolder
            let staged = names.contains(name) ? "With\(folders)_\(name)" : name
            take("With\(folders)".appendingPath(place.appendingPath(staged)), file, origin: folder.appendingPath(path))
        }
        definitions += IntentDefinitionFiles.chosen(from: found.definitions).map { folder.appendingPath($0) }
    }

    private mutating func take(_ path: String, _ file: SourceFile, origin: String) {
        contents[path] = file
        origins[path] = origin
        names.insert(path.lastPathComponent)
    }
}
