import ArgumentParser
import DarkroomCommands
import RenderCoordinator
import RenderModel
import SystemSupport

/// Compiles, and keeps the program for the commands that draw with it.
struct BuildCommand: ReplyingCommand {
    static let configuration = CommandConfiguration(
        commandName: "build", abstract: "Compile widgets for later commands.")

    @OptionGroup var source: FolderSource

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "Write the program and its resources to this folder, for --program on machines without a compiler.",
            valueName: "folder"))
    var output: String?

    @Option(help: ArgumentHelp(SystemArgument.help, valueName: "version"))
    var ios: String?

    @Flag(
        inversion: .prefixedNo,
        help: "Confine compilers, macros and package manifests. Default: on if the kernel supports it.")
    var sandbox: Bool?

    @Flag(help: "Print all compiler messages, and everything that is left out.")
    var verbose = false

    @OptionGroup(title: "Terminal") var terminal: TerminalOptions

    func run(_ reply: CommandReply) throws {
        let system = try SystemArgument.version(ios) ?? .newest
        let program = try source.program(
            for: ProgramDemand(
                command: "build", system: system, isConfined: sandbox != false, isVerbose: verbose))
        guard let output else { return reply.give(BuildAnswer(program: program.path)) }
        let runtime = try RuntimeLibrary.located()
        do {
            let folder = try KeptProgram.write(
                program, for: system, to: output, runtime: runtime.library,
                libraries: [try Toolchain.located().modules, runtime.folder])
            reply.give(BuildAnswer(program: program.path, output: folder)) {
                "darkroom render --program \(Shell.quoted(folder))"
            }
        } catch {
            throw CommandFailure(
                .usage,
                "--output \(output): \(FileProblem.text(error)); choose a writable folder: "
                    + "\(program.command) --output programs")
        }
    }
}

/// What `build --json` says.
private struct BuildAnswer: Encodable, Sendable {
    /// The program in the cache.
    var program: String
    /// The folder that --program takes; missing without --output.
    var output: String?
}

/// Tells SwiftPM where `import SwiftUI` and its kin lie.
struct FlagsCommand: ReplyingCommand {
    static let configuration = CommandConfiguration(
        commandName: "flags", abstract: "Print the flags for 'swift build' to compile a package against Darkroom.",
        discussion: """
            For unmodified packages that import SwiftUI or WidgetKit and aren't part of a widget's folder:

              swift build $(darkroom flags)
              swift test $(darkroom flags)
            """)

    @OptionGroup(title: "Terminal") var terminal: TerminalOptions

    func run(_ reply: CommandReply) throws {
        let runtime = try RuntimeLibrary.located()
        let compiler = CompilerArguments(toolchain: try Toolchain.located(), runtime: runtime).ofRuntime()
        let linker = [runtime.library, "-rpath", runtime.folder]
        let flags = compiler.flatMap { ["-Xswiftc", $0] } + linker.flatMap { ["-Xlinker", $0] }
        reply.give(["flags": flags]) { flags.joined(separator: " ") }
    }
}
