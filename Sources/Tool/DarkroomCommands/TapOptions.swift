import ArgumentParser
import Foundation

/// Where `tap` taps, and where it writes.
package struct TapOptions: ParsableArguments {
    package static let discussion = """
        Takes the first picture that --kind, --family, --variant, \
        --scheme, --entries and --device leave, and says what \
        a tap does there: a Link or widgetURL opens the app; a Button or Toggle performs its intent, in this process's \
        workers, after which the timeline is asked for again as the system does. Writes before.png, during.png (the \
        toggle flipped, invalidatableContent dimmed), after.png and tap.json. A control needs no --at. Ends with 4 \
        when the intent throws, traps or does not return; what was drawn until then stays.
        """

    @Option(help: ArgumentHelp("A point of the widget, such as 40,60, from its top left corner.", valueName: "x,y"))
    var at: String?

    @Flag(help: "Print every area that can be tapped, and tap none.")
    var list = false

    @Flag(help: "Print JSON.")
    var json = false

    @Option(name: .shortAndLong, help: ArgumentHelp("The folder for pictures and tap.json.", valueName: "folder"))
    var output: String = "darkroom-tap"

    package init() {}

    package func validate() throws {
        if output.isEmpty { throw ValidationError("--output: name a folder") }
        _ = try point()
    }

    func point() throws -> CGPoint? { try at.map(PointArgument.parse) }
}
