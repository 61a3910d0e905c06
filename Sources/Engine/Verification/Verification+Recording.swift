import Foundation
import RenderModel
import Snapshots
import SystemSupport

extension Verification {
    /// Keeps what the mode says, and writes the lock file where that changes it.
    mutating func record() throws {
        guard mode != .never else { return }
        for index in report.snapshots.indices where isKept(report.snapshots[index]) {
            report.snapshots[index] = try kept(report.snapshots[index])
        }
        // What differs may be another target's, whose goldens these stay.
        for snapshot in report.snapshots
        where snapshot.state == .unchanged && store.lock.entries[snapshot.file] != nil {
            if targets.contains(snapshot.subject.target) {
                store.lock.entries[snapshot.file]?.target = snapshot.subject.target
            }
        }
        // Options are kept with the goldens that they make, and here there are none yet.
        guard store.hasLock || !store.lock.entries.isEmpty else { return }
        if mode == .all || !store.hasLock {
            store.lock.settings = report.settings
            store.lock.renderer = "darkroom \(DarkroomVersion.current)"
        }
        try store.mergeLock()
    }

    /// Whoever records what has changed keeps new words, too.
    private func isKept(_ snapshot: Snapshot) -> Bool {
        mode.records(snapshot.state)
            || mode.records(.changed) && snapshot.state == .unchanged && snapshot.after != nil
    }

    /// Keeps what is drawn. A golden that is the same to the byte is not said to be recorded.
    private mutating func kept(_ snapshot: Snapshot) throws -> Snapshot {
        var snapshot = snapshot
        if let old = snapshot.movedFrom, snapshot.after == nil {
            try store.move(old, to: snapshot.file)
            snapshot.state = .recorded
            return snapshot
        }
        guard let after = snapshot.after, let textFile = after.text,
            let png = FileManager.default.contents(
                atPath: after.image.map(folder.appendingPath) ?? store.path(snapshot.file)),
            let text = FileManager.default.contents(atPath: folder.appendingPath(textFile))
        else { return snapshot }
        if let old = snapshot.movedFrom { try store.move(old, to: snapshot.file) }
        let isSame = store.picture(snapshot.file) == png && snapshot.state == .unchanged
        try store.keep(
            snapshot.file, png: png, text: String(decoding: text, as: UTF8.self), hash: after.hash, cost: after.cost,
            target: snapshot.subject.target)
        snapshot.state = isSame ? .unchanged : .recorded
        if isSame { (snapshot.after, snapshot.changes) = (nil, nil) }
        return snapshot
    }
}
