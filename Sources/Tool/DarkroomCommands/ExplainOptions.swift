import ArgumentParser
import Foundation

/// What `explain` prints.
package struct ExplainOptions: ParsableArguments {
    @Option(help: ArgumentHelp("A point of the widget, such as 40,60.", valueName: "x,y"))
    var at: String?

    @Flag(help: "Print every view as JSON, one a line; also without --at.")
    var tree = false

    package init() {}

    package func validate() throws { _ = try point() }

    func point() throws -> CGPoint? {
        try at.map(PointArgument.parse)
    }
}
