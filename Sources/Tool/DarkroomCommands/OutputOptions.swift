import ArgumentParser
import Findings
import RenderModel

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

    @Flag(help: "Remove pictures of earlier runs that this run doesn't write.")
    var clean = false

    @Option(help: ArgumentHelp(
        "Also write each picture in this format: svg. The PNG is always written.",
        valueName: "format"))
    var format: [String] = []

    @Flag(help: "Make text in SVGs selectable and searchable: invisible words over the outlines.")
    var selectableText = false

    @Flag(help: "Make PNGs as small as possible: about two thirds of the bytes, and 0.2 s a picture.")
    var optimize = false

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
        let companions = try companions()
        if selectableText, !companions.contains(.svg) {
            throw ValidationError("--selectable-text is about SVGs; add --format svg")
        }
    }

    /// What is written beside each PNG.
    package func companions() throws -> [Companion] {
        let formats = try format.flatMap { text in
            try ListArgument.parse(text, name: "format", known: ["png", "svg"]) { ["png", "svg"].contains($0) ? $0 : nil }
        }
        return (displayLists ? [.displayList] : []) + (formats.contains("svg") ? [.svg] : [])
    }

    package func findingPolicy() throws -> FindingPolicy {
        try FindingArguments.policy(failOn: failOn, allow: allow)
    }
}
