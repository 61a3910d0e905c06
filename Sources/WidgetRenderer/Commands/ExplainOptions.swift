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
        guard let at else { return nil }
        let numbers = at.split(separator: ",").map { Double($0.trimmingCharacters(in: .whitespaces)) }
        guard numbers.count == 2, let x = numbers[0], let y = numbers[1], x.isFinite, y.isFinite else {
            throw ValidationError("--at \(at): write two numbers of points, such as 40,60")
        }
        return CGPoint(x: x, y: y)
    }

    package var arguments: [String] { (at.map { ["--at", $0] } ?? []) + (tree ? ["--tree"] : []) }
}
