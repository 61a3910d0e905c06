import ArgumentParser
import RenderCoordinator

/// The options that say which part of a plan is carried out, and for how long.
package struct ExecutionOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Render one of several parts of the plan, such as 2/5, into a folder of its own. auto takes the part from GitLab "
                + "CI, Buildkite, CircleCI, Slurm, Kubernetes (auto/5), AWS Batch or Bazel.", valueName: "number/count")
    )
    var shard: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Timeout per provider call and per image (environment: DARKROOM_TIMEOUT).", valueName: "seconds"))
    var timeout: Double = DefaultTimeout.seconds

    package init() {}

    func apply(to settings: inout PlanSettings) throws {
        guard timeout > 0, timeout <= 3600 else {
            throw ValidationError("--timeout \(timeout): write seconds above 0 and up to 3600")
        }
        settings.timeout = timeout
        settings.shard = try shard.map { try ShardArgument.shard($0) }
    }
}
