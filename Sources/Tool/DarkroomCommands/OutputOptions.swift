import ArgumentParser
import Findings
import RenderCoordinator
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
        "Also write each picture in this format: svg, pdf or webp, which is lossless. The PNG is always written.",
        valueName: "format"))
    var format: [String] = []

    @Flag(help: "Make the text of SVGs and PDFs selectable and searchable.")
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
        if selectableText, !companions.contains(.svg), !companions.contains(.pdf) {
            throw ValidationError("--selectable-text is about SVGs and PDFs; add --format svg or --format pdf")
        }
        if let problem = companions.lazy.compactMap(\.problem).first { throw ValidationError("--format \(problem)") }
    }

    /// What is written beside each PNG.
    package func companions() throws -> [Companion] {
        let known: KeyValuePairs<String, Companion?> = ["png": nil, "svg": .svg, "pdf": .pdf, "webp": .webp]
        let formats = try format.flatMap { text in
            try ListArgument.parse(text, name: "format", known: known.map(\.key)) { name in
                known.first { $0.key == name }?.value
            }
        }.compactMap(\.self)
        return (displayLists ? [.displayList] : []) + Companion.allCases.filter(formats.contains)
    }

    package func findingPolicy() throws -> FindingPolicy {
        try FindingArguments.policy(failOn: failOn, allow: allow)
    }
}
