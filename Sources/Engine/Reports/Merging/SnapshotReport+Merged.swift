import Snapshots

extension SnapshotReport {
    /// One report of several: of the shards of a run, and of runs of several targets. All shards of a run give the
    /// report that one machine would have written, to the byte, in whatever order.
    ///
    /// - Parameter names: what the reports are called in errors, such as their folders; as many as reports.
    /// - Throws: `MergeError` where they are not of one store, one renderer and one state of the sources.
    package static func merged(_ reports: [SnapshotReport], names: [String] = []) throws -> SnapshotReport {
        guard let first = reports.first else {
            throw MergeError("there is no report to merge; specify folders written by darkroom verify --report")
        }
        let names = reports.indices.map { $0 < names.count ? names[$0] : "report \($0 + 1)" }
        for (index, report) in reports.enumerated().dropFirst() {
            try first.requireAgreement(with: report, names[0], names[index])
        }
        var merged = first
        merged.targets = try mergedTargets(reports, names)
        merged.snapshots = try mergedSnapshots(reports, names)
        merged.shards = try mergedShards(reports, names)
        merged.isFiltered = reports.contains { $0.isFiltered == true } ? true : nil
        return merged.pairMoved()
    }

    private func requireAgreement(with other: SnapshotReport, _ name: String, _ otherName: String) throws {
        func require<Value: Equatable>(_ what: String, _ wayOut: String, _ value: (SnapshotReport) -> Value) throws {
            let (one, two) = (value(self), value(other))
            guard one != two else { return }
            throw MergeError("\(name) and \(otherName) have different \(what) (\(one); \(two)): \(wayOut)")
        }
        try require("schema versions", "write both with the same darkroom") { $0.schemaVersion }
        try require("renderers", "verify all shards with the same build of darkroom") {
            "\($0.renderer.name) \($0.renderer.version), fonts \($0.renderer.fonts ?? "unknown")"
        }
        try require("goldens", "merge reports of one store") { $0.goldens }
        try require("settings", "verify all shards with the same options") { $0.settings.joined(separator: " ") }
    }

    private static func mergedTargets(_ reports: [SnapshotReport], _ names: [String]) throws -> [Target] {
        var merged: [String: (target: Target, index: Int)] = [:]
        for (index, report) in reports.enumerated() {
            for target in report.targets {
                guard var known = merged[target.name] else {
                    merged[target.name] = (target, index)
                    continue
                }
                guard known.target.path == target.path else {
                    throw MergeError(
                        "\(names[known.index]) and \(names[index]) both have a target \(target.name), at "
                            + "\(known.target.path) and at \(target.path): give one of them another name")
                }
                // What one machine met and the others did not still counts.
                known.target.failure = [known.target.failure, target.failure].compactMap(\.self).min()
                known.target.errors = [known.target.errors, target.errors].compactMap(\.self)
                    .min { $0.description < $1.description }
                known.target.broken = union(known.target.broken, target.broken)
                known.target.notes = union(known.target.notes, target.notes)
                merged[target.name] = known
            }
        }
        return merged.values.map(\.target).sorted { $0.name < $1.name }
    }

    /// Equal lists stay as they are; where they differ, what they hold is sorted, as no order is right.
    private static func union(_ one: [String]?, _ other: [String]?) -> [String]? {
        guard let one, let other, one != other else { return one ?? other }
        return Set(one + other).sorted()
    }

    private static func mergedSnapshots(_ reports: [SnapshotReport], _ names: [String]) throws -> [Snapshot] {
        var merged: [String: (snapshot: Snapshot, index: Int)] = [:]
        for (index, report) in reports.enumerated() {
            for snapshot in report.snapshots {
                guard let known = merged[snapshot.file] else {
                    merged[snapshot.file] = (snapshot, index)
                    continue
                }
                if known.snapshot == snapshot || snapshot.state == .orphaned { continue }
                // What another part of the plan draws is no orphan.
                guard known.snapshot.state == .orphaned else {
                    throw MergeError(
                        "\(snapshot.file) is \(known.snapshot.state.rawValue) in \(names[known.index]) and "
                            + "\(snapshot.state.rawValue) in \(names[index]), with other content: verify all shards of "
                            + "the same sources and goldens, and merge each report once")
                }
                merged[snapshot.file] = (snapshot, index)
            }
        }
        let taken = Set(merged.values.compactMap(\.snapshot.movedFrom))
        return merged.values.map(\.snapshot).filter { $0.state != .orphaned || !taken.contains($0.file) }
            .sorted { $0.file < $1.file }
    }

    /// nil where all parts are there.
    private static func mergedShards(_ reports: [SnapshotReport], _ names: [String]) throws -> [String]? {
        var counts: [Int: Int] = [:], parts: Set<ReportShard> = []
        // What a whole report has of a target is all of it, such as what was merged before.
        let whole = reports.filter { $0.shards == nil && $0.isFiltered != true }
        let known = Set(whole.flatMap { $0.targets.map(\.name) })
        for (index, report) in reports.enumerated() {
            let isKnown = !report.targets.isEmpty && report.targets.allSatisfy { known.contains($0.name) }
            for text in report.shards ?? [] {
                guard let shard = ReportShard(text) else {
                    throw MergeError(
                        "\(names[index]) claims to be shard '\(text)', which is not valid: verify it again")
                }
                if isKnown { continue }
                if let (count, other) = counts.first, counts[shard.count] == nil {
                    throw MergeError(
                        "\(names[other]) is one of \(count) shards and \(names[index]) one of \(shard.count): merge the shards "
                            + "of one run")
                }
                counts[shard.count] = counts[shard.count] ?? index
                parts.insert(shard)
            }
        }
        guard let count = counts.keys.first, parts.count < count else { return nil }
        return parts.sorted { $0.number < $1.number }.map(\.description)
    }

    /// The parts that are not in the report, such as `3/5`.
    package var missingShards: [String] {
        let parts = Set((shards ?? []).compactMap(ReportShard.init))
        guard let count = parts.map(\.count).max() else { return [] }
        return (1...count).map { ReportShard(number: $0, count: count) }.filter { !parts.contains($0) }
            .map(\.description)
    }
}

/// A part of a run, as its report says it: `2/5`.
private struct ReportShard: Hashable, CustomStringConvertible {
    var number: Int
    var count: Int

    init(number: Int, count: Int) { (self.number, self.count) = (number, count) }

    init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let number = parts[0], let count = parts[1], (1...10_000).contains(count),
            (1...count).contains(number)
        else { return nil }
        self.init(number: number, count: count)
    }

    var description: String { "\(number)/\(count)" }
}
