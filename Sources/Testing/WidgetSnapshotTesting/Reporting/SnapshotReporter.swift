import Foundation
import SystemSupport
import Testing
import XCTest

/// Tells Swift Testing, or XCTest where that is what runs, what an assertion has found.
struct SnapshotReporter {
    let place: SnapshotPlace
    let name: SnapshotName
    let caller: SnapshotCaller

    /// One issue for each golden that does not hold.
    func report(_ problem: SnapshotCheck.Problem) {
        let url = place.goldens.appendingPathComponent(problem.file)
        var lines = ["\(place.shown(url)): \(state(of: problem))"] + problem.changes.map { "  \($0)" }
        if let file = leavePicture(of: problem) {
            lines.append("  \(problem.panes == nil ? "drawn" : "expected, actual, difference"): \(file)")
        }
        lines.append("  " + command(problem.state))
        attach(problem)
        Self.fail(lines.joined(separator: "\n"), caller)
    }

    /// Why something has no picture at all.
    func report(_ failure: SnapshotStudio.Failure) {
        Self.fail("\(name.folder)/\(failure.name) cannot be drawn: \(failure.reason)", caller)
    }

    /// What was written, which fails no test.
    func note(recorded files: [String]) {
        guard let first = files.first else { return }
        let rest = files.count > 1 ? " and \(files.count - 1) more" : ""
        let text = "recorded \(place.shown(place.goldens.appendingPathComponent(first)))\(rest): look at what is kept"
        if Test.current == nil {
            FileHandle.standardError.write(Data("note: \(text)\n".utf8))
        } else {
            Issue.record(Comment(rawValue: text), severity: .warning, sourceLocation: caller.sourceLocation)
        }
    }

    static func fail(_ message: String, _ caller: SnapshotCaller) {
        if Test.current == nil {
            XCTFail(message, file: caller.filePath, line: caller.line)
        } else {
            Issue.record(Comment(rawValue: message), sourceLocation: caller.sourceLocation)
        }
    }

    private func state(of problem: SnapshotCheck.Problem) -> String {
        switch problem.state {
        case .missing: "there is no golden yet"
        case .changed: "differs from what is drawn"
        case .orphaned: "nothing draws this golden any more"
        }
    }

    /// The command that makes the test pass.
    private func command(_ state: SnapshotCheck.Problem.State) -> String {
        let mode = WidgetSnapshotRecordMode.accepting(isMissing: state == .missing)
        let verb = state == .orphaned ? "remove" : "accept"
        return "\(verb) it: \(WidgetSnapshotRecordMode.variable)=\(mode.rawValue) swift test --filter '\(name.filter)'"
    }

    // MARK: Pictures

    /// Written where `swift test` is not told to keep attachments, too.
    ///
    /// - Returns: the path as messages tell it; nil where there is no picture, or no place for it.
    private func leavePicture(of problem: SnapshotCheck.Problem) -> String? {
        let url = place.failures.appendingPathComponent(problem.file)
        guard let picture = problem.panes ?? problem.actual,
            (try? WholeFile.write(picture, to: url.path)) != nil
        else { return nil }
        return place.shown(url)
    }

    private func attach(_ problem: SnapshotCheck.Problem) {
        guard Test.current != nil else { return }
        let base = problem.file.replacing("/", with: "-"), stem = String(base.prefix { $0 != "." })
        for (word, data) in [
            ("expected", problem.expected), ("actual", problem.actual), ("difference", problem.panes),
        ] {
            guard let data else { continue }
            Attachment.record(Array(data), named: "\(stem)-\(word).png", sourceLocation: caller.sourceLocation)
        }
        if let text = problem.text {
            Attachment.record(text, named: "\(stem)-actual.txt", sourceLocation: caller.sourceLocation)
        }
    }
}
