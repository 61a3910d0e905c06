import ArgumentParser
import Foundation

/// What `explain` prints.
package struct ExplainOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Point in the widget, such as 40,60.", valueName: "x,y"))
    var at: String?

    @Flag(help: "Print all views as JSON, one per line.")
    var tree = false

    @Flag(help: "Print what VoiceOver reads, one element per line.")
    var accessibility = false

    @Option(
        help: ArgumentHelp(
            "With --accessibility: also write accessibility.png to this folder, with the elements' frames numbered.",
            valueName: "folder"))
    var accessibilityOverlay: String?

    package init() {}

    package func validate() throws {
        _ = try point()
        if hears, tree || at != nil {
            throw ValidationError("--accessibility says nothing of layout; leave out --at and --tree")
        }
        if accessibilityOverlay?.isEmpty == true { throw ValidationError("--accessibility-overlay: name a folder") }
    }

    /// Whether it is what VoiceOver reads that is asked for.
    var hears: Bool { accessibility || accessibilityOverlay != nil }

    func point() throws -> CGPoint? {
        try at.map(PointArgument.parse)
    }
}
