import ArgumentParser
import RenderCoordinator

/// Which previews, and whether they are only listed.
package struct PreviewsOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Only previews whose name or file contains this word.", valueName: "word"))
    var filter: [String] = []

    @Flag(help: "List the previews.")
    var list = false

    @Flag(help: "List them as JSON.")
    var json = false

    package init() {}

    var subject: RunPlan.Subject { .previews(filter) }
}
