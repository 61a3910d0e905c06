import Foundation
import SystemSupport

/// A golden that does not hold.
struct SnapshotProblem {
    enum State { case missing, changed, orphaned }

    /// Inside the folder of the goldens.
    var file: String
    var state: State
    /// What changed, in words.
    var changes: [String] = []
    /// PNGs: what is kept, what was drawn, and both with their difference side by side.
    var expected: Data?
    var actual: Data?
    var panes: Data?
    /// Of a strategy that is text.
    var text: String?

    /// What a test fails with: what is wrong, where to look, and how to accept it.
    ///
    /// - Parameters:
    ///   - file: the golden as the message tells it.
    ///   - picture: what was left to be looked at, as the message tells it.
    ///   - command: what records the test's goldens in a mode.
    func message(about file: String, picture: String?, command: (WidgetSnapshotRecordMode) -> String) -> String {
        var lines = ["\(file): \(stateText)"] + changes.map { "  \($0)" }
        if let picture { lines.append("  \(panes == nil ? "rendered" : "golden, rendered, difference"): \(picture)") }
        let verb = state == .orphaned ? "remove" : "accept"
        lines.append("  \(verb) it: " + command(.accepting(isMissing: state == .missing)))
        return lines.joined(separator: "\n")
    }

    private var stateText: String {
        switch state {
        case .missing: "there is no golden yet"
        case .changed: "differs from the rendered image"
        case .orphaned: "no snapshot uses this golden anymore"
        }
    }

    /// Leaves what there is to see of it, where `swift test` is not told to keep attachments, too.
    ///
    /// - Returns: nil where there is no picture, or no place for it.
    func leavePicture(in folder: URL) -> URL? {
        let url = folder.appendingPathComponent(file)
        guard let picture = panes ?? actual, (try? AtomicFile.write(picture, to: url.path)) != nil else { return nil }
        return url
    }
}
