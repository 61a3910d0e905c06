import ArgumentParser
import Foundation

/// Where `tap` taps, and where it writes.
package struct TapOptions: ParsableArguments {
    package static let discussion = """
        Taps the first image that --kind, --family, --variant, --scheme, --entries and --device select. A Link or \
        widgetURL opens the app; a Button or Toggle performs its intent and reloads the timeline. Writes before.png, \
        during.png (the toggle flipped, invalidatableContent dimmed), after.png and tap.json. Controls need no --at. \
        Exits with status 4 if the intent throws, traps or doesn't return; what was drawn until then is kept.
        """

    @Option(help: ArgumentHelp("Point in the widget, such as 40,60, from its top left corner.", valueName: "x,y"))
    var at: String?

    @Flag(help: "List the areas that can be tapped.")
    var list = false

    @Flag(help: "Print JSON.")
    var json = false

    @Option(name: .shortAndLong, help: ArgumentHelp("Output folder for images and tap.json.", valueName: "folder"))
    var output: String = "darkroom-tap"

    package init() {}

    package func validate() throws {
        if output.isEmpty { throw ValidationError("--output: name a folder") }
        _ = try point()
    }

    func point() throws -> CGPoint? { try at.map(PointArgument.parse) }
}
