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
    /// that is not in the report. A sentence each, with the compiler's errors in lines of their own.
    package var wholeProblems: [String] { targetProblems(withErrors: true) + missingParts }

    /// What cannot be told of one snapshot, nor of one line of the sources.
    var placelessProblems: [String] { targetProblems(withErrors: false) + missingParts }

    private func targetProblems(withErrors: Bool) -> [String] {
        targets.flatMap { target in
            let errors = target.errors ?? []
            let failure = target.failure.flatMap { failure in
                if !errors.isEmpty, !withErrors { return nil as String? }
                return ([target.sentence(failure)] + errors.map(\.description)).joined(separator: "\n")
            }
            return [failure].compactMap(\.self) + (target.broken ?? []).map(target.sentence)
        }
    }

    private var missingParts: [String] {
        let missing = missingShards
        guard !missing.isEmpty else { return [] }
        let parts = missing.count == 1 ? "shard \(missing[0]) is" : "shards \(missing.joined(separator: ", ")) are"
        return ["\(parts) not in the report: merge the reports of all shards with darkroom report"]
    }

    /// Whether a run with the report ends as a failure.
    package var hasProblems: Bool { snapshots.contains(where: \.isProblem) || !wholeProblems.isEmpty }

    /// The snapshots, those that need somebody first.
    package var byUrgency: [Snapshot] {
        let rank = Dictionary(uniqueKeysWithValues: ReportCounts.order.enumerated().map { ($1, $0) })
        return snapshots.sorted { (rank[$0.state]!, $0.file) < (rank[$1.state]!, $1.file) }
    }
}
