import ArgumentParser
import Findings

/// The options that say where pictures go and what counts as failure.
package struct OutputOptions: ParsableArguments {
    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("The folder for pictures, manifest.json and index.html.", valueName: "folder"))
    var output: String = "darkroom-output"

    @Option(help: ArgumentHelp("Also write how long each stage took.", valueName: "file"))
    var timings: String?

    @Flag(help: "Also write what each picture draws, as text beside it.")
    var displayLists = false

    @Option(
        help: ArgumentHelp("End with status 1 on findings this severe: note, warning or error.", valueName: "severity"))
    var failOn: String?

    package init() {}

    package func validate() throws {
        if output.isEmpty { throw ValidationError("--output: name a folder") }
        _ = try fatalSeverity()
    }

    package func fatalSeverity() throws -> Finding.Severity? {
        guard let failOn else { return nil }
        guard let severity = Finding.Severity(rawValue: failOn) else {
            throw ValidationError("--fail-on \(failOn): it can be note, warning, error")
        }
        return severity
    }
}
