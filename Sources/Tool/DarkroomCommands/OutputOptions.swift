import ArgumentParser
import Findings

/// The options that say where pictures go and what counts as failure.
package struct OutputOptions: ParsableArguments {
    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("The folder for pictures, manifest.json and index.html.", valueName: "folder"))
    var output: String = "darkroom-output"

    @Flag(help: "Put the pictures into index.html itself, each distinct one once, so that it is one file.")
    var singleFile = false

    @Option(help: ArgumentHelp("Also write how long each stage took.", valueName: "file"))
    var timings: String?

    @Flag(help: "Also write what each picture draws, as text beside it.")
    var displayLists = false

    @Option(help: FindingArguments.failOnHelp)
    var failOn: [String] = []

    @Option(help: FindingArguments.allowHelp)
    var allow: [String] = []

    package init() {}

    package func validate() throws {
        if output.isEmpty { throw ValidationError("--output: name a folder") }
        _ = try findingPolicy()
    }

    package func findingPolicy() throws -> FindingPolicy {
        try FindingArguments.policy(failOn: failOn, allow: allow)
    }
}
