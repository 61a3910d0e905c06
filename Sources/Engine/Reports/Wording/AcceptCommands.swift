import Snapshots
import SystemSupport

/// The command lines that keep what a report shows.
package struct AcceptCommands: Hashable, Sendable {
    /// The store that the commands take unless they are told another one.
    package static let usualGoldens = "Goldens"

    /// The report's folder as whoever accepts would write it.
    package var report: String

    package init(report: String = "report") { self.report = report }

    /// - Parameter path: the folder that is written, as it was typed. Of an absolute path the last part is left, as the
    ///   report is read on other machines, and the same report gives the same bytes.
    package init(writing path: String) {
        self.init(report: path.hasPrefix("/") ? path.lastPathComponent : path)
    }

    /// Accepts everything that can be accepted; nil where nothing can.
    package func accept(_ report: SnapshotReport) -> String? {
        guard report.snapshots.contains(where: Self.isAcceptable) else { return nil }
        return command("accept", report, of: report.targets)
    }

    /// Removes the goldens that nothing draws any more; nil where there are none.
    package func prune(_ report: SnapshotReport) -> String? {
        guard report.snapshots.contains(where: { $0.state == .orphaned }) else { return nil }
        return command("prune", report, of: report.targets)
    }

    /// What to do about one snapshot, such as `Accept it`, and the command that does it; nil where no command does, as a
    /// picture that failed has to be repaired first.
    package func advice(for snapshot: Snapshot, of report: SnapshotReport) -> (label: String, command: String)? {
        let own = report.targets.filter { $0.name == snapshot.subject.target }
        let targets = own.isEmpty ? report.targets : own
        let only = " --only " + Shell.quoted(Self.literal(snapshot.file))
        if snapshot.state == .orphaned { return ("Remove it", command("prune", report, of: targets) + only) }
        return Self.isAcceptable(snapshot) ? ("Accept it", command("accept", report, of: targets) + only) : nil
    }

    /// `Accept it: darkroom accept …`, or nothing.
    func sentence(for snapshot: Snapshot, of report: SnapshotReport) -> [String] {
        advice(for: snapshot, of: report).map { ["\($0.label): \($0.command)"] } ?? []
    }

    /// Whether accepting changes its golden.
    private static func isAcceptable(_ snapshot: Snapshot) -> Bool {
        switch snapshot.state {
        case .changed, .missing, .moved: true
        case .relaxed: snapshot.after != nil
        // VoiceOver reads it differently.
        case .unchanged: snapshot.changes != nil
        case .recorded, .orphaned, .failed: false
        }
    }

    private func command(_ verb: String, _ report: SnapshotReport, of targets: [SnapshotReport.Target]) -> String {
        // Those are words already: a path, and the target where that has several. A command takes one target or all.
        let isOne = Set(targets.map(\.path)).count == 1
        var words = ["darkroom", verb]
        for path in targets.map({ isOne ? $0.path : $0.project }) where !words.dropFirst(2).contains(path) {
            words.append(path)
        }
        if report.goldens != Self.usualGoldens { words += ["--goldens", Shell.quoted(report.goldens)] }
        words += ["--from", Shell.quoted(self.report)]
        return words.joined(separator: " ")
    }

    /// A pattern that fits the path and no other.
    private static func literal(_ file: String) -> String {
        file.map { "*?[".contains($0) ? "[\($0)]" : String($0) }.joined()
    }
}
