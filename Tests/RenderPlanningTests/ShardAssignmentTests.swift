import Testing

@testable import RenderPlanning
@testable import Snapshots

struct ShardAssignmentTests {
    /// Folders of very different cost.
    private static let lock: LockFile = {
        var lock = LockFile()
        for folder in 0..<60 {
            for picture in 0..<(1 + folder % 7) {
                lock.entries["Kind\(folder)/systemSmall/\(picture).png"] = .init(
                    hash: "", picture: "", cost: 10 + 37 * folder % 90, target: "T")
            }
        }
        return lock
    }()

    private func folders(_ lock: LockFile) -> [String: Int] {
        lock.entries.reduce(into: [:]) { costs, entry in
            costs[
                String(entry.key.prefix(while: { $0 != "." }).split(separator: "/").prefix(2).joined(separator: "/")),
                default: 0] += entry.value.cost
        }
    }

    private func assignment(_ count: Int, _ lock: LockFile) throws -> [String: Int] {
        let shards = try (1...count).map { ShardAssignment(try #require(Shard("\($0)/\(count)")), lock: lock) }
        return Dictionary(
            uniqueKeysWithValues: try folders(lock).keys.map { folder in
                let holders = shards.indices.filter { shards[$0].holds(folder) }
                return (folder, try #require(holders.count == 1 ? holders[0] : nil))
            })
    }

    @Test(arguments: [1, 2, 3, 5, 8])
    func everyFolderIsInOneShardAndNoneHasMuchMoreThanItsShare(count: Int) throws {
        let costs = folders(Self.lock), numbers = try assignment(count, Self.lock)
        var loads = [Int](repeating: 0, count: count)
        for (folder, number) in numbers { loads[number] += costs[folder]! }
        let share = costs.values.reduce(0, +) / count
        #expect(Double(loads.max()!) <= Double(share) * 1.15, "\(loads)")
    }

    @Test func mostFoldersStayWhenOneIsAdded() throws {
        var larger = Self.lock
        larger.entries["New/systemSmall/0.png"] = .init(hash: "", picture: "", cost: 50, target: "T")
        let before = try assignment(4, Self.lock), after = try assignment(4, larger)
        let moved = before.filter { after[$0.key] != $0.value }
        #expect(moved.count <= before.count / 5, "\(moved.count) of \(before.count)")
    }

    @Test func unknownFoldersAreInOneShard() throws {
        let shards = try (1...3).map { ShardAssignment(try #require(Shard("\($0)/3")), lock: LockFile()) }
        for folder in ["A/b", "C/d", "E/f"] { #expect(shards.count { $0.holds(folder) } == 1) }
    }

    @Test(arguments: [
        (["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "5"], "2/5"),
        (["BUILDKITE_PARALLEL_JOB": "0", "BUILDKITE_PARALLEL_JOB_COUNT": "3"], "1/3"),
        (["CIRCLE_NODE_INDEX": "3", "CIRCLE_NODE_TOTAL": "4"], "4/4"),
        (["SLURM_ARRAY_TASK_ID": "12", "SLURM_ARRAY_TASK_MIN": "10", "SLURM_ARRAY_TASK_COUNT": "4"], "3/4"),
        (["SLURM_PROCID": "1", "SLURM_NTASKS": "2"], "2/2"),
        (["AWS_BATCH_JOB_ARRAY_INDEX": "6", "AWS_BATCH_JOB_ARRAY_SIZE": "7"], "7/7"),
        (["TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "9"], "1/9")
    ])
    func servicesSayWhichPartAMachineHas(environment: [String: String], shard: String) throws {
        #expect(try Shard.automatic(environment).description == shard)
    }

    @Test func kubernetesDoesNotSayHowManyThereAre() throws {
        #expect(try Shard.automatic(["JOB_COMPLETION_INDEX": "4"], count: 5).description == "5/5")
        #expect(throws: Shard.Unknown.self) { try Shard.automatic(["JOB_COMPLETION_INDEX": "4"]) }
        #expect(throws: Shard.Unknown.self) { try Shard.automatic(["CI_NODE_INDEX": "7", "CI_NODE_TOTAL": "5"]) }
        #expect(throws: Shard.Unknown.self) { try Shard.automatic([:]) }
        #expect(
            throws: Shard.Unknown(description: "CI_NODE_INDEX is 'one', which is not a number; write --shard 1/3")
        ) { try Shard.automatic(["CI_NODE_INDEX": "one", "CI_NODE_TOTAL": "5"]) }
    }
}
