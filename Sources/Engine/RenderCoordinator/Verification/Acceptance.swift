import Foundation
import RenderModel
import Snapshots
import SystemSupport

/// Keeps what a report shows as goldens.
package struct Acceptance {
    package enum Choice: Sendable {
        case keep, skip
        /// This one and all that follow.
        case keepAll
        case quit
    }

    package struct Counts: CustomStringConvertible {
        package var kept = 0
        package var moved = 0
        /// What could not be kept, and why, a sentence each.
        package var refused: [String] = []
        package var orphans = 0

        package var description: String {
            let parts = [
                "Accepted \(Count.text(kept, "snapshot"))" + (moved > 0 ? ", of which \(moved) moved" : "") + "."
            ]
            return
                (refused + parts
                + (orphans > 0
                    ? [
                        "\(Count.text(orphans, "golden")) are obsolete and stay; 'darkroom prune' removes them."
                    ]
                    : []))
                .joined(separator: "\n")
        }
    }

    private let report: SnapshotReport
    /// The report's folder.
    private let folder: String
    private var store: SnapshotStore
    private let filter: @Sendable (String) -> Bool
    /// Asks whether a snapshot is kept, with the path of its picture; nil keeps all.
    package var asks: ((Snapshot, String?) -> Choice)?

    package init(
        report: SnapshotReport, folder: String, store: SnapshotStore, filter: @escaping @Sendable (String) -> Bool
    ) {
        (self.report, self.folder, self.store, self.filter) = (report, folder, store, filter)
    }

    /// Keeps what is chosen. Each golden is whole or as it was, whatever stops it.
    package mutating func run() throws -> Counts {
        var counts = Counts(), keepsAll = asks == nil
        if !store.hasLock { store.lock.settings = report.settings }
        loop: for snapshot in report.snapshots where filter(snapshot.file) {
            switch snapshot.state {
            case .changed, .missing, .moved: break
            case .relaxed where snapshot.after != nil: break
            case .unchanged where renews(snapshot): break
            case .orphaned:
                counts.orphans += 1
                continue
            default: continue
            }
            if !keepsAll, snapshot.isProblem, let asks {
                switch asks(snapshot, snapshot.after?.image.map(folder.appendingPath)) {
                case .keep: break
                case .skip: continue
                case .keepAll: keepsAll = true
                case .quit: break loop
                }
            }
            try keep(snapshot, &counts)
        }
        store.lock.renderer = "\(report.renderer.name) \(report.renderer.version)"
        try store.writeLock()
        return counts
    }

    /// Whether only the lock file's line is out of date: the same picture of a drawing with another hash.
    private func renews(_ snapshot: Snapshot) -> Bool { snapshot.after != nil }

    private mutating func keep(_ snapshot: Snapshot, _ counts: inout Counts) throws {
        let file = snapshot.file
        guard SnapshotStore.isInside(file) else { return }
        guard let after = snapshot.after else {
            // The same picture under another path.
            guard let old = snapshot.movedFrom, SnapshotStore.isInside(old), store.picture(old) != nil else { return }
            try store.move(old, to: file)
            store.lock.entries[file]?.target = snapshot.subject.target
            counts.moved += 1
            counts.kept += 1
            return
        }
        if let old = snapshot.movedFrom, SnapshotStore.isInside(old), store.picture(old) != nil {
            try store.move(old, to: file)
            counts.moved += 1
        } else if snapshot.state != .moved, let now = store.picture(file).map(SHA256.hexadecimal),
            now != snapshot.before?.sha256, now != after.sha256
        {
            // Somebody has kept another picture since the report was made.
            counts.refused.append("\(file): the golden is not the one that the report compares with; it stayed")
            return
        }
        guard let image = after.image, let png = content(image, "png"), let textFile = after.text,
            let text = content(textFile, "txt")
        else {
            counts.refused.append("\(file): the report does not hold its picture; it stayed")
            return
        }
        guard SHA256.hexadecimal(png) == after.sha256 else {
            counts.refused.append("\(file): \(image) of the report is damaged; it stayed")
            return
        }
        try store.keep(
            file, png: png, text: String(decoding: text, as: UTF8.self), hash: after.hash, cost: after.cost,
            target: snapshot.subject.target)
        if snapshot.isProblem { counts.kept += 1 }
    }

    /// A file of the report. It may come from anywhere: only regular files of its own folders are read.
    private func content(_ name: String, _ type: String) -> Data? {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, ["images", "texts"].contains(parts[0]), parts[1].hasSuffix(".\(type)"),
            parts[1].dropLast(4).allSatisfy(\.isHexDigit)
        else { return nil }
        let path = folder.appendingPath(name)
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        guard attributes?[.type] as? FileAttributeType == .typeRegular else { return nil }
        return FileManager.default.contents(atPath: path)
    }
}

/// Which folder of a store each of several machines verifies.
///
/// The lock file says how much work each is. Folders go to the machine that their names prefer (rendezvous hashing)
/// unless it has its share already: then to the next. So the load is even, and most folders stay when others come.
package struct ShardAssignment: Sendable {
    package let shard: Shard
    private let numbers: [String: Int]

    /// - Parameter lock: the same on all machines, as it is under version control.
    package init(_ shard: Shard, lock: LockFile) {
        self.shard = shard
        var costs: [String: Int] = [:]
        for (file, entry) in lock.entries {
            costs[String(file[..<(file.lastIndex(of: "/") ?? file.startIndex)]), default: 0] += entry.cost
        }
        let total = costs.values.reduce(0, +)
        // A tenth above the even share leaves room to stay where a name prefers to be.
        let share = max(1, (total + shard.count - 1) / shard.count * 11 / 10)
        var loads = [Int](repeating: 0, count: shard.count + 1), numbers: [String: Int] = [:]
        // The large ones first: small ones fill what is left.
        for (folder, cost) in costs.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
            let preferred = shard.preferences(of: folder)
            let number = preferred.first { loads[$0] + cost <= share } ?? preferred.min { loads[$0] < loads[$1] }!
            loads[number] += cost
            numbers[folder] = number
        }
        self.numbers = numbers
    }

    /// Whether the machine verifies a folder. One that the lock file does not know goes where its name prefers.
    package func holds(_ folder: String) -> Bool {
        (numbers[folder] ?? shard.preferences(of: folder)[0]) == shard.number
    }
}
