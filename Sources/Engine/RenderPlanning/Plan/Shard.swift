import DisplayList

/// One of several parts into which a plan is split: `2/5` is the second of five.
package struct Shard: Hashable, Sendable, CustomStringConvertible {
    /// From 1 to `count`.
    package let number: Int
    package let count: Int

    package static let mostParts = 10_000

    /// - Parameter text: such as `2/5`.
    /// - Returns: nil where that is not a valid shard.
    package init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let number = parts[0], let count = parts[1], (1...Self.mostParts).contains(count),
            (1...count).contains(number)
        else { return nil }
        (self.number, self.count) = (number, count)
    }

    package var description: String { "\(number)/\(count)" }

    /// The shards' numbers, the one first that a name belongs into.
    package func preferences(of name: String) -> [Int] {
        (1...count).map { ($0, Self.weight($0, name)) }.sorted { $0.1 > $1.1 }.map(\.0)
    }

    /// Whether something with this name is in the shard: of all shards of a count just one holds it.
    ///
    /// Rendezvous hashing: with another count most names keep their shard.
    func holds(_ name: String) -> Bool {
        (1...count).max { Self.weight($0, name) < Self.weight($1, name) } == number
    }

    /// Mixed once more, as the high bits of the hash say little of a text's last bytes.
    private static func weight(_ number: Int, _ name: String) -> UInt64 {
        var hash = StableHash()
        hash.combine("\(number)\u{0}\(name)".utf8)
        let mixed = (hash.value ^ (hash.value >> 33)) &* 0xff51_afd7_ed55_8ccd
        return mixed ^ (mixed >> 33)
    }
}

/// What services that run a job on several machines tell each of them.
extension Shard {
    /// A service's variables.
    private struct Service {
        /// As people know it.
        var name: String
        var index: String
        /// The first machine's index.
        var first: Int
        /// The index of the first machine, where the service says it.
        var firstVariable: String?
        /// How many machines there are.
        var count: String?
    }

    private static let services = [
        Service(name: "GitLab CI", index: "CI_NODE_INDEX", first: 1, count: "CI_NODE_TOTAL"),
        Service(name: "Buildkite", index: "BUILDKITE_PARALLEL_JOB", first: 0, count: "BUILDKITE_PARALLEL_JOB_COUNT"),
        Service(name: "CircleCI", index: "CIRCLE_NODE_INDEX", first: 0, count: "CIRCLE_NODE_TOTAL"),
        Service(name: "AWS Batch", index: "AWS_BATCH_JOB_ARRAY_INDEX", first: 0, count: "AWS_BATCH_JOB_ARRAY_SIZE"),
        Service(name: "Bazel", index: "TEST_SHARD_INDEX", first: 0, count: "TEST_TOTAL_SHARDS"),
        Service(
            name: "Slurm", index: "SLURM_ARRAY_TASK_ID", first: 0, firstVariable: "SLURM_ARRAY_TASK_MIN",
            count: "SLURM_ARRAY_TASK_COUNT"),
        Service(name: "Slurm", index: "SLURM_PROCID", first: 0, count: "SLURM_NTASKS"),
        Service(name: "Kubernetes", index: "JOB_COMPLETION_INDEX", first: 0)
    ]

    /// Why the machine's part is not known.
    package struct Unknown: Error, Hashable, CustomStringConvertible {
        package let description: String
    }

    /// The part of this machine, as the service says that runs it.
    ///
    /// - Parameter count: how many machines there are, for a service that does not say.
    package static func automatic(_ environment: [String: String], count: Int? = nil) throws(Unknown) -> Shard {
        for service in services {
            guard let value = environment[service.index], !value.isEmpty else { continue }
            guard let index = Int(value) else {
                throw Unknown(description: "\(service.index) is '\(value)', which is not a number; write --shard 1/3")
            }
            let first = service.firstVariable.flatMap { environment[$0] }.flatMap { Int($0) } ?? service.first
            let said = service.count.flatMap { environment[$0] }.flatMap { Int($0) }
            guard let count = said ?? count else {
                throw Unknown(
                    description: "\(service.name) does not provide the number of machines; "
                        + "use --shard auto/<count>")
            }
            guard let shard = Shard("\(index - first + 1)/\(count)") else {
                throw Unknown(description: "\(service.index) is \(index) of \(count), which is not a valid shard")
            }
            return shard
        }
        throw Unknown(
            description: "no service provides the part of this machine; use a number and a count, such as 2/5")
    }
}
