import ArgumentParser
import RenderCoordinator
import SystemSupport

/// The options that say how processes work, on which no image depends.
package struct ProcessOptions: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Number of worker processes. Default: one per core.", valueName: "number"))
    var jobs: Int?

    @Flag(help: "Print the output of the widget's code.")
    var verbose = false

    @Flag(
        inversion: .prefixedNo,
        help: """
            Confine the widget's code to its project and the folders you name, without network, other programs and \
            signals. Default: where the kernel supports it; --sandbox fails where it doesn't.
            """)
    var sandbox: Bool?

    package init() {}

    package func validate() throws {
        if sandbox == true, let shortcoming = Sandbox.shortcoming {
            throw ValidationError("--sandbox: \(shortcoming); without the option the command goes on all the same")
        }
        if let jobs, !(1...256).contains(jobs) { throw ValidationError("--jobs \(jobs): write a number from 1 to 256") }
    }
}
