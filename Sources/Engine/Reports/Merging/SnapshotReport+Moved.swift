import Snapshots

extension SnapshotReport {
    /// The report in which an orphaned golden and a missing one of the same drawing are one snapshot that has moved.
    ///
    /// Where several have the same drawing, those of one name inside their widgets are paired first, then those of one
    /// widget, then the rest by their paths. Nothing changes where nothing is to be paired, nor in a part of a run: what
    /// another part lacks is known when they are merged.
    package func pairMoved() -> SnapshotReport {
        let missing = snapshots.filter { $0.state == .missing && $0.after != nil }
        let orphans = snapshots.filter { $0.state == .orphaned && $0.before != nil }
        guard shards == nil, !missing.isEmpty, !orphans.isEmpty else { return self }

        var origins: [String: Snapshot] = [:]
        let orphansByHash = Dictionary(grouping: orphans) { $0.before!.hash }
        for (hash, targets) in Dictionary(grouping: missing, by: { $0.after!.hash }) {
            guard let candidates = orphansByHash[hash] else { continue }
            Self.pair(targets.sorted { $0.file < $1.file }, candidates.sorted { $0.file < $1.file }, &origins)
        }
        guard !origins.isEmpty else { return self }

        let moved = Set(origins.values.map(\.file))
        var report = self
        report.snapshots = snapshots.compactMap { snapshot in
            if snapshot.state == .orphaned, moved.contains(snapshot.file) { return nil }
            return origins[snapshot.file].map { snapshot.moved(from: $0) } ?? snapshot
        }
        return report
    }

    private static func pair(_ missing: [Snapshot], _ orphans: [Snapshot], _ origins: inout [String: Snapshot]) {
        var missing = missing, orphans = orphans
        for name in [insideWidget, widget, { _ in "" }] as [(String) -> Substring] {
            missing.removeAll { snapshot in
                guard let index = orphans.firstIndex(where: { name($0.file) == name(snapshot.file) }) else {
                    return false
                }
                origins[snapshot.file] = orphans.remove(at: index)
                return true
            }
        }
    }

    /// `systemSmall/timeline-0-light.png` of `Clock/systemSmall/timeline-0-light.png`.
    private static func insideWidget(_ file: String) -> Substring { file.drop { $0 != "/" } }

    private static func widget(_ file: String) -> Substring { file.prefix { $0 != "/" } }
}

extension Snapshot {
    fileprivate func moved(from orphan: Snapshot) -> Snapshot {
        var snapshot = self
        snapshot.state = .moved
        snapshot.movedFrom = orphan.file
        snapshot.before = orphan.before
        // The drawing is the golden's; were the bytes not, both would be shown.
        if orphan.before?.sha256 == after?.sha256 { snapshot.after = nil }
        return snapshot
    }
}
