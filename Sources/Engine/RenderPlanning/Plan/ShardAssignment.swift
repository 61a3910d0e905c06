import Snapshots

/// Which folder each of several machines draws or verifies.
///
/// The plan or the lock file says how much work each is. Folders go to the machine that their names prefer (rendezvous
/// hashing) unless it has its share already: then to the next. So the load is even, and most folders stay when others
/// come.
package struct ShardAssignment: Sendable {
    package let shard: Shard
    private let numbers: [String: Int]

    /// - Parameter lock: the same on all machines, as it is under version control.
    package init(_ shard: Shard, lock: LockFile) {
        var costs: [String: Int] = [:]
        for (file, entry) in lock.entries {
            costs[String(file[..<(file.lastIndex(of: "/") ?? file.startIndex)]), default: 0] += entry.cost
        }
        self.init(shard, costs: costs)
    }

    /// - Parameter costs: how much work each folder is, the same on all machines.
    package init(_ shard: Shard, costs: [String: Int]) {
        self.shard = shard
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
