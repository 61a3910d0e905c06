import Foundation
import Glibc
import Snapshots
import SystemSupport
import Testing
import XCTest

/// Tells Swift Testing, or XCTest where that is what runs, what an assertion has found.
struct SnapshotReporter {
    let place: SnapshotPlace
    let name: SnapshotName
    let caller: SnapshotCaller

    /// One issue for each golden that does not hold.
    func report(_ problem: SnapshotProblem) {
        let picture = problem.leavePicture(in: place.failures).map(place.shown)
        attach(problem)
        Self.fail(
            problem.message(
                about: place.shown(place.goldens.appendingPathComponent(problem.file)), picture: picture
            ) { "\(WidgetSnapshotRecordMode.variable)=\($0.rawValue) swift test --filter '\(name.filter)'" }, caller)
    }

    /// Why something has no picture at all.
    func report(_ failure: SnapshotStudio.Failure) {
        Self.fail("\(name.folder)/\(failure.name) cannot be drawn: \(failure.reason)", caller)
    }

    /// What was written, which fails no test.
    func note(recorded files: [String]) {
        guard let first = files.first else { return }
        let rest = files.count > 1 ? " and \(files.count - 1) more" : ""
        note("recorded \(place.shown(place.goldens.appendingPathComponent(first)))\(rest): look at what is kept")
    }

    /// What differs no more than the store's `relaxed.json` allows.
    func note(relaxed file: String, reason: String?) {
        let golden = place.shown(place.goldens.appendingPathComponent(file))
        note("\(golden): differs as much as \(Relaxations.fileName) allows" + (reason.map { ": \($0)" } ?? ""))
    }

    private func note(_ text: String) {
        if Test.current == nil {
            _ = DescriptorIO.write(Data("note: \(text)\n".utf8), to: STDERR_FILENO)
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

    private func attach(_ problem: SnapshotProblem) {
        guard Test.current != nil else { return }
        let base = problem.file.replacing("/", with: "-"), stem = String(base.prefix { $0 != "." })
        for (word, data) in [
            ("expected", problem.expected), ("actual", problem.actual), ("difference", problem.panes)
        ] {
            guard let data else { continue }
            Attachment.record(Array(data), named: "\(stem)-\(word).png", sourceLocation: caller.sourceLocation)
        }
        if let text = problem.text {
            Attachment.record(text, named: "\(stem)-actual.txt", sourceLocation: caller.sourceLocation)
        }
    }
}
