import Foundation
import Rasterizer
import SystemSupport

/// Goldens of drawings that are no widget's, such as the engine's own: `<name>.png` and `<name>.txt` in a folder.
///
/// There is no lock file: what draws is what is tested, so every picture is drawn and compared, and its text with it.
package struct DrawingGoldens {
    /// What is kept of a drawing.
    package struct Drawing {
        package var png: Data
        package var text: String

        package init(png: Data, text: String) { (self.png, self.text) = (png, text) }
    }

    private let folder: URL
    private let failures: URL
    private let mode: WidgetSnapshotRecordMode
    private let command: (WidgetSnapshotRecordMode) -> String

    /// - Parameters:
    ///   - failures: where pictures of what differs are left.
    ///   - mode: nil for what `DARKROOM_RECORD` and `CI` say.
    ///   - command: what records the goldens in a mode, for messages.
    /// - Throws: `WidgetSnapshotError` where the variable says no record mode.
    package init(
        folder: URL, failures: URL, mode: WidgetSnapshotRecordMode? = nil,
        command: @escaping (WidgetSnapshotRecordMode) -> String
    ) throws {
        (self.folder, self.failures, self.command) = (folder, failures, command)
        self.mode = try mode ?? .effective(nil, in: SnapshotEnvironment.variables)
    }

    /// Holds a drawing against its golden, or keeps it where the mode says so.
    ///
    /// - Parameter name: such as `frames/fixed`.
    /// - Returns: what is wrong and how to accept it; nil where nothing is.
    /// - Throws: where the golden cannot be written, or `actual` is no picture.
    package func problem(named name: String, _ actual: Drawing) throws -> String? {
        let kept = golden(name), drawn = try PNGDecoder.decode(actual.png)
        let expected = kept.flatMap { try? PNGDecoder.decode($0.png) }
        let comparison = expected.map { BitmapComparison($0, drawn) }, hasEqualPixels = comparison?.isEqual == true
        let isChanged = kept != nil && !(hasEqualPixels && kept?.text == actual.text)
        guard kept == nil || isChanged || mode == .all else { return nil }
        if mode.records(isMissing: kept == nil, isChanged: isChanged) {
            // The same pixels from another encoder are no change worth a place in the history.
            if !hasEqualPixels { try AtomicFile.write(actual.png, to: url(name, "png").path) }
            try AtomicFile.write(Data(actual.text.utf8), to: url(name, "txt").path)
            return nil
        }
        var problem = SnapshotProblem(
            file: "\(name).png", state: kept == nil ? .missing : .changed, expected: kept?.png, actual: actual.png)
        if let kept {
            problem.changes =
                [comparison.map(ChangeText.pixels) ?? "the golden is not a readable PNG"]
                + ChangeText.changedLines(kept.text, actual.text)
        }
        if let expected, !hasEqualPixels {
            problem.panes = try PNGEncoder().encode(try DifferencePicture.make(expected: expected, actual: drawn))
        }
        return message(problem)
    }

    /// Finds the goldens below the folder that nothing draws any more, or removes them where the mode says so.
    ///
    /// - Parameters:
    ///   - names: of all that is drawn.
    ///   - isMeant: which others count, by their names.
    /// - Returns: a message for each that is left over, in the order of their names.
    package func orphans(besides names: [String], where isMeant: (String) -> Bool = { _ in true }) throws -> [String] {
        let drawn = Set(names)
        let found = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        let files = found.filter { file in
            guard file.hasSuffix(".png") || file.hasSuffix(".txt") else { return false }
            let name = String(file.dropLast(4))
            return !drawn.contains(name) && isMeant(name)
        }
        guard mode == .all || mode == .changed else {
            return files.sorted().map { message(SnapshotProblem(file: $0, state: .orphaned)) }
        }
        for file in files { try FileManager.default.removeItem(at: folder.appendingPathComponent(file)) }
        return []
    }

    private func message(_ problem: SnapshotProblem) -> String {
        problem.message(
            about: "\(folder.lastPathComponent)/\(problem.file)", picture: problem.leavePicture(in: failures)?.path,
            command: command)
    }

    /// Nil unless both files are there.
    private func golden(_ name: String) -> Drawing? {
        guard let png = try? Data(contentsOf: url(name, "png")),
            let text = try? String(contentsOf: url(name, "txt"), encoding: .utf8)
        else { return nil }
        return Drawing(png: png, text: text)
    }

    private func url(_ name: String, _ type: String) -> URL { folder.appendingPathComponent("\(name).\(type)") }
}
