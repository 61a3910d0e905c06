import Findings
import Foundation
import Snapshots

/// Reports that no run has written, with names that want to be more than text.
enum ReportSample {
    static let hostile = "</script><img src=x onerror=alert(1)>\u{202E}&\"'"

    static func report(_ snapshots: [Snapshot] = snapshots, targets: [SnapshotReport.Target]? = nil) -> SnapshotReport {
        SnapshotReport(
            renderer: .init(version: "1.0", fonts: "f0"), goldens: "Goldens", settings: ["--scale", "2"],
            targets: targets ?? [.init(name: "Game", path: "'App/Game Widget'")],
            snapshots: snapshots.sorted { $0.file < $1.file })
    }

    /// One in each state.
    static var snapshots: [Snapshot] { Snapshot.State.allCases.map { snapshot("Clock/systemSmall/\($0).png", $0) } }

    static func snapshot(_ file: String, _ state: Snapshot.State, hash: String? = nil) -> Snapshot {
        let parts = file.split(separator: "/").map(String.init)
        var subject = Snapshot.Subject(
            target: "Game", kind: parts[0], family: parts.count > 2 ? parts[1] : "systemSmall")
        (subject.variant, subject.entryIndex, subject.scheme) = (.timeline, 0, .dark)
        var snapshot = Snapshot(file: file, state: state, subject: subject)
        let golden = hash ?? "golden of \(file)"
        if ![.missing, .failed].contains(state) { snapshot.before = picture(golden) }
        if [.missing, .recorded, .changed, .relaxed].contains(state) {
            snapshot.after = picture(state == .missing ? golden : "new \(file)")
        }
        if [.changed, .relaxed].contains(state) {
            snapshot.difference = Difference(
                image: "images/d.png", differentPixels: 84, pixelCount: 4900, largestDeltaE: 12.34, largestCluster: 40,
                edgePixels: state == .relaxed ? 6 : nil)
            snapshot.changes = (1...7).map { number in
                ViewChange(
                    "PodiumStep › Image \"Oren\": 40 × 40 → \(37 + number) × 38", view: ["PodiumStep"],
                    source: number == 2 ? SourcePlace(file: "Widget/Podium, new.swift", line: 12) : nil)
            }
        }
        if state == .relaxed {
            snapshot.relaxation = Relaxation(deltaE: 2, cluster: 50, pixels: 100, reason: "The map moves.")
        }
        if state == .failed { snapshot.failure = "It trapped: index out of range" }
        if state == .moved { snapshot.movedFrom = "Old/systemSmall/\(state).png" }
        return snapshot
    }

    static func picture(_ hash: String) -> Snapshot.Picture {
        Snapshot.Picture(
            image: "images/\(hash.count).png", text: "texts/\(hash.count).txt", hash: hash, sha256: "sha of \(hash)",
            width: 70, height: 70, cost: 100)
    }

    static func finding(_ message: String, line: Int? = nil) -> Finding {
        var finding = Finding(FindingCode.all[0], .warning, message)
        finding.source = line.map { SourcePlace(file: "Widget/Podium.swift", line: $0) }
        return finding
    }
}

/// A folder that is gone after a test.
final class Folder {
    let path: String

    init() throws {
        path = FileManager.default.temporaryDirectory.appendingPathComponent("reports-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func read(_ file: String) -> Data? { FileManager.default.contents(atPath: "\(path)/\(file)") }

    func write(_ text: String, to file: String) throws {
        let place = URL(fileURLWithPath: "\(path)/\(file)")
        try FileManager.default.createDirectory(
            at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: place)
    }
}
