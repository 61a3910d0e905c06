import RenderModel
import RenderPlanning
import Snapshots

/// Where a target's pictures lie in a store that it shares with others: `<kind>/<family>/<picture>.png`.
///
/// Two targets may have a widget of one kind. Then the folder is the first one's, and the other's has its target's
/// name behind it. Whose it is the lock file says, so that it stays when targets are added.
package struct SnapshotNames: Sendable {
    private let target: String
    /// The store's folders of the plan's kinds, by the plan's.
    private var folders: [String: String] = [:]
    /// The folders that were recorded of a target that is not in the run, and that target: this one under the name that it
    /// had then, or another one.
    package private(set) var adopted: [(folder: String, owner: String)] = []

    /// - Parameters:
    ///   - plan: everything that the target has.
    ///   - targets: the names of all targets of the run.
    ///   - taken: the folders that targets before it have, in small letters, as disks may ignore case; grows.
    package init(
        _ plan: RenderPlan, of target: String, among targets: Set<String>, in lock: LockFile, taken: inout Set<String>
    ) {
        self.target = target
        let owners = Self.owners(in: lock)
        for folder in Set(plan.groups.map { Self.first(of: $0.folder) }).sorted() {
            let apart = "\(folder)-\(PictureName.folder(forKind: target))", owner = owners[folder.lowercased()]
            // A folder of a target that is not in the run may be this one's, which had another name then.
            let isOthers = owner.map { $0 != target && targets.contains($0) } ?? false
            let isApart = owners[apart.lowercased()] == target || isOthers || taken.contains(folder.lowercased())
            folders[folder] = isApart ? apart : folder
            if let owner, owner != target, !isApart { adopted.append((folder, owner)) }
            taken.insert((isApart ? apart : folder).lowercased())
        }
    }

    /// Whose the folders are, in small letters: the target's of most of their pictures.
    private static func owners(in lock: LockFile) -> [String: String] {
        var counts: [String: [String: Int]] = [:]
        for (file, entry) in lock.entries {
            counts[first(of: file).lowercased(), default: [:]][entry.target, default: 0] += 1
        }
        return counts.compactMapValues { counts in
            // Of as many, the first by name: the lock file has no order.
            counts.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key
        }
    }

    /// The store's name of a file or folder of the plan.
    package func stored(_ path: String) -> String {
        let folder = Self.first(of: path)
        return (folders[folder] ?? folder) + path.dropFirst(folder.count)
    }

    /// The store's goldens that are the target's: those that the lock file gives it, and those in its folders that are
    /// no other target's of the run.
    func goldens(in store: SnapshotStore, of targets: Set<String>) -> [String] {
        let own = Set(folders.values.map { $0.lowercased() })
        return store.files.filter { file in
            let owner = store.lock.entries[file]?.target
            if let owner, targets.contains(owner) { return owner == target }
            return own.contains(Self.first(of: file).lowercased())
        }
    }

    private static func first(of path: String) -> String { String(path.prefix { $0 != "/" }) }
}
