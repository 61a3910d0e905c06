import RenderCoordinator
import Reports
import Snapshots

/// What a verification prints when it is done: what differs, in words, and how many snapshots there are of each state.
package struct VerifySummary: CustomStringConvertible {
    /// How many problems are spelled out.
    private static let longest = 20

    package var report: SnapshotReport
    /// Seconds.
    package var wallTime: Double
    /// The page to open, as the user would write its path.
    package var page: String

    package init(report: SnapshotReport, wallTime: Double, page: String) {
        (self.report, self.wallTime, self.page) = (report, wallTime, page)
    }

    package var description: String {
        let groups = Self.groups(report.snapshots.filter(\.isProblem))
        let lines = groups.prefix(Self.longest).flatMap(Self.lines)
        let rest = groups.dropFirst(Self.longest).map(\.count).reduce(0, +)
        return
            (lines + (rest > 0 ? ["and \(rest) more; the report lists them all"] : [])
            + [headline] + heardLines + relaxedLines + (isWholesome ? [] : ["Open \(page)"])).joined(separator: "\n")
    }

    /// Snapshots of which the same is to be said, in the order of the first ones.
    private static func groups(_ snapshots: [Snapshot]) -> [[Snapshot]] {
        var groups: [[Snapshot]] = [], indices: [[String]: Int] = [:]
        for snapshot in snapshots {
            let said = words(snapshot)
            // Of what has no words each is told by itself.
            let key = said.isEmpty ? [snapshot.file] : [state(snapshot)] + said
            if let index = indices[key] {
                groups[index].append(snapshot)
            } else {
                indices[key] = groups.count
                groups.append([snapshot])
            }
        }
        return groups
    }

    /// What is to be said of several, once: the first three and how many more there are.
    private static func lines(_ group: [Snapshot]) -> [String] {
        guard group.count > 1 else { return lines(group[0]) }
        let names = group.prefix(3).map { "\($0.file): \(state($0))" }, rest = group.count - names.count
        return names + (rest > 0 ? ["and \(rest) more with the same change:"] : []) + words(group[0]).map { "  \($0)" }
    }

    /// What is to be said of one snapshot.
    package static func lines(_ snapshot: Snapshot) -> [String] {
        ["\(snapshot.file): \(state(snapshot))"] + words(snapshot).map { "  \($0)" }
    }

    private static func words(_ snapshot: Snapshot) -> [String] {
        ViewChange.summary(of: snapshot.changes ?? []) + [snapshot.failure].compactMap(\.self)
            + snapshot.relaxationProblems
    }

    private static func state(_ snapshot: Snapshot) -> String {
        switch snapshot.state {
        case .unchanged where snapshot.changes != nil: "unchanged, and VoiceOver reads it differently"
        case .moved: "moved from \(snapshot.movedFrom ?? "another path")"
        default: snapshot.state.rawValue
        }
    }

    /// Whether there is nothing to look at.
    private var isWholesome: Bool { report.snapshots.allSatisfy { $0.state == .unchanged && $0.changes == nil } }

    private var headline: String {
        let seconds = (wallTime * 100).rounded() / 100
        let counts = Snapshot.State.allCases.compactMap { state -> String? in
            let count = report.snapshots.count { $0.state == state }
            return count > 0 ? "\(count) \(state.rawValue)" : nil
        }
        let targets = report.targets.count > 1 ? " of \(Count.text(report.targets.count, "target"))" : ""
        return "Verified \(Count.text(report.snapshots.count, "snapshot"))\(targets) in \(seconds) s"
            + (counts.isEmpty ? "." : ": \(counts.joined(separator: ", ")).")
    }

    /// What VoiceOver reads otherwise of pictures that are as they were.
    private var heardLines: [String] {
        let groups = Self.groups(report.snapshots.filter { $0.state == .unchanged && $0.changes != nil })
        let rest = groups.dropFirst(Self.longest).map(\.count).reduce(0, +)
        return groups.prefix(Self.longest).flatMap(Self.lines)
            + (rest > 0 ? ["and \(rest) more that VoiceOver reads differently; the report lists them all"] : [])
    }

    private var relaxedLines: [String] {
        let relaxed = report.snapshots.filter { $0.state == .relaxed }
        return relaxed.map { snapshot in
            "relaxed: \(snapshot.file)" + (snapshot.relaxation?.reason.map { ": \($0)" } ?? "")
        }
    }
}
