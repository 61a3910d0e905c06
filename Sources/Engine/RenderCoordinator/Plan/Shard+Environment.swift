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
            guard let index = environment[service.index].flatMap({ Int($0) }) else { continue }
            let first = service.firstVariable.flatMap { environment[$0] }.flatMap { Int($0) } ?? service.first
            let said = service.count.flatMap { environment[$0] }.flatMap { Int($0) }
            guard let count = said ?? count else {
                throw Unknown(
                    description: "\(service.name) does not say how many machines there are; "
                        + "write --shard auto/<count>")
            }
            guard let shard = Shard("\(index - first + 1)/\(count)") else {
                throw Unknown(description: "\(service.index) is \(index) of \(count), which is no part of a whole")
            }
            return shard
        }
        throw Unknown(
            description: "no service says which part is this machine's; write a number and a count, such as 2/5")
    }
}
