import ArgumentParser
import DarkroomCommands
import RenderCoordinator
import RenderModel
import SystemSupport

/// Compiles, and keeps the program for the commands that draw with it.
struct BuildCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "build", abstract: "Compile the widgets, and keep the program for later commands.")

    @OptionGroup var source: FolderSource

    @Option(help: ArgumentHelp(SystemArgument.help, valueName: "version"))
    var ios: String?

    @Flag(inversion: .prefixedNo, help: "Confine what others wrote while it is compiled; usual where the kernel can.")
    var sandbox: Bool?

    @Flag(help: "Say everything that is left out.")
    var verbose = false

    func run() throws {
        _ = try source.program(for: ProgramDemand(
            command: "build", system: try SystemArgument.version(ios) ?? .newest, isConfined: sandbox != false, isVerbose: verbose))
    }
}
