import Foundation
import Rasterizer

/// The folder of goldens: `<area>/<case>.png`, and `<case>.txt` beside it.
package struct GoldenStore {
    package let folder: URL

    /// The package's folder, two above this file's.
    package static let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    package init(folder: URL) { self.folder = folder }

    package static let committed = GoldenStore(folder: package.appendingPathComponent("golden", isDirectory: true))

    package func png(_ name: String) -> URL { file(name, "png") }
    package func text(_ name: String) -> URL { file(name, "txt") }

    private func file(_ name: String, _ type: String) -> URL {
        folder.appendingPathComponent("\(name).\(type)")
    }

    /// What is kept under a name, such as `frames/fixed`; nil unless both files are there.
    package func golden(named name: String) throws -> Golden? {
        guard let png = try? Data(contentsOf: png(name)),
            let text = try? String(contentsOf: text(name), encoding: .utf8)
        else { return nil }
        do {
            return try Golden(png: png, text: text)
        } catch {
            throw GoldenError(
                "golden/\(name).png: \(error); record it again with \(RecordMode.command(.all, filter: "Golden"))")
        }
    }

    package func write(_ golden: Golden, named name: String) throws {
        try FileManager.default.createDirectory(
            at: png(name).deletingLastPathComponent(), withIntermediateDirectories: true)
        // The same pixels from another encoder are no change worth a place in the history.
        let kept = (try? Data(contentsOf: png(name))).flatMap { try? PNGDecoder.decode($0) }
        if kept != golden.bitmap { try golden.png.write(to: png(name), options: .atomic) }
        try golden.text.write(to: text(name), atomically: true, encoding: .utf8)
    }

    /// The files below the folder that have none of the names, as paths, sorted.
    package func obsoleteFiles(keeping names: [String]) -> [String] {
        let wanted = Set(names.flatMap { ["\($0).png", "\($0).txt"] })
        let found = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return found.filter { ($0.hasSuffix(".png") || $0.hasSuffix(".txt")) && !wanted.contains($0) }.sorted()
    }

    package func remove(_ files: [String]) throws {
        for file in files { try FileManager.default.removeItem(at: folder.appendingPathComponent(file)) }
    }

    /// Holds a drawing against what is kept, or keeps it where the mode says so.
    ///
    /// - Parameter filter: the tests that record it again.
    /// - Returns: what is wrong and how to accept it; nil where nothing is.
    package func problem(
        named name: String, actual: Golden, failures: FailureFolder, mode: RecordMode, filter: String
    ) throws -> String? {
        let expected = mode == .all ? nil : try golden(named: name)
        let mismatch = GoldenMismatch(expected: expected, actual: actual)
        if mode.records(mismatch) {
            try write(actual, named: name)
            failures.clear(name)
            return nil
        }
        guard let mismatch else {
            failures.clear(name)
            return nil
        }
        try failures.write(expected: expected, actual: actual, named: name)
        return """
            golden/\(name).png: \(mismatch)
            expected, actual, difference: \(failures.picture(name).path)
            accept it: \(RecordMode.command(mismatch.acceptingMode, filter: filter))
            """
    }
}
