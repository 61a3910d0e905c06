import Snapshots

/// How many snapshots of a report are in each state.
package struct ReportCounts: Hashable, Sendable {
    /// What needs somebody first, and what is as it should be last.
    package static let order: [Snapshot.State] = [
        .failed, .changed, .missing, .moved, .orphaned, .relaxed, .recorded, .unchanged
    ]

    private var counts: [Snapshot.State: Int] = [:]
    package var total = 0
    package var problems = 0

    package init(_ snapshots: [Snapshot]) {
        for snapshot in snapshots {
            counts[snapshot.state, default: 0] += 1
            total += 1
            if snapshot.isProblem { problems += 1 }
        }
    }

    package subscript(state: Snapshot.State) -> Int { counts[state, default: 0] }

    /// `2 changed, 1 missing, 40 unchanged`.
    package var text: String {
        let parts = Self.order.filter { self[$0] > 0 }.map { "\(self[$0]) \($0.rawValue)" }
        return parts.isEmpty ? "no snapshots" : parts.joined(separator: ", ")
    }
}

extension SnapshotReport {
    /// What cannot be told of one snapshot: a target that did not compile, a widget that could not be described, a part
    /// that is not in the report. A sentence each.
    package var wholeProblems: [String] {
        let failures = targets.flatMap { target in
            ([target.failure].compactMap(\.self) + (target.broken ?? [])).map { "\(target.name): \($0)" }
        }
        let missing = missingShards
        guard !missing.isEmpty else { return failures }
        let parts = missing.count == 1 ? "shard \(missing[0]) is" : "shards \(missing.joined(separator: ", ")) are"
        return failures + ["\(parts) not in the report: merge the reports of all shards with darkroom report"]
    }

    /// Whether a run with the report ends as a failure.
    package var hasProblems: Bool { snapshots.contains(where: \.isProblem) || !wholeProblems.isEmpty }

    /// The snapshots, those that need somebody first.
    package var byUrgency: [Snapshot] {
        let rank = Dictionary(uniqueKeysWithValues: ReportCounts.order.enumerated().map { ($1, $0) })
        return snapshots.sorted { (rank[$0.state]!, $0.file) < (rank[$1.state]!, $1.file) }
    }
}
