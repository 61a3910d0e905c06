import ArgumentParser
import Findings
import RenderModel

/// The options that say where pictures go and what counts as failure.
package struct OutputOptions: ParsableArguments {
    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("Output folder for images, manifest.json and index.html.", valueName: "folder"))
    var output: String = "darkroom-output"

    @Flag(help: "Embed the images in index.html.")
    var singleFile = false

    @Option(help: ArgumentHelp("Write the duration of each stage.", valueName: "file"))
    var timings: String?

    @Flag(help: "Remove images from earlier runs that this run doesn't write.")
    var clean = false

    @Option(
        help: ArgumentHelp(
            "Additional formats: svg, pdf, webp (lossless). PNG is always written.",
            valueName: "format"),
        completion: .list(Companion.allCases.filter { $0 != .displayList }.map(\.rawValue)))
    var format: [String] = []

    @Flag(help: "Make text in SVGs and PDFs selectable.")
    var selectableText = false

    @Flag(help: "Make PNGs as small as possible: about two-thirds of the size, 0.2 s per image.")
    var optimize = false

    @Flag(help: "Write the display list of each image as text.")
    var displayLists = false

    @Option(help: FindingArguments.failOnHelp)
    var failOn: [String] = []

    @Option(help: FindingArguments.allowHelp)
    var allow: [String] = []

    package init() {}

    package func validate() throws {
        if output.isEmpty { throw ValidationError("--output: specify a folder") }
        _ = try findingPolicy()
        let companions = try companions()
        if selectableText, !companions.contains(.svg), !companions.contains(.pdf) {
            throw ValidationError("--selectable-text applies to SVGs and PDFs; add --format svg or --format pdf")
        }
        if let problem = companions.lazy.compactMap(\.problem).first { throw ValidationError("--format \(problem)") }
    }

    /// What is written beside each PNG.
    package func companions() throws -> [Companion] {
        let known: KeyValuePairs<String, Companion?> = ["png": nil, "svg": .svg, "pdf": .pdf, "webp": .webp]
        let formats = try format.flatMap { text in
            try ListArgument.parse(text, name: "format", known: known.map(\.key)) { name in
                known.first { $0.key == name }.map(\.value)
            }
        }.compactMap(\.self)
        return (displayLists ? [.displayList] : []) + Companion.allCases.filter(formats.contains)
    }

    package func findingPolicy() throws -> FindingPolicy {
        try FindingArguments.policy(failOn: failOn, allow: allow)
    }
}
