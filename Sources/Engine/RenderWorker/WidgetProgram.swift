import Foundation
import FoundationCompat
import WidgetKitCore

/// A widget or a bundle as a program: what its `main()` calls.
///
/// Started by a user, the process coordinates: it reads the command line and starts itself again as worker
/// processes, and runs no code of the widget. Started as a worker, it serves requests until it is told to end.
package enum WidgetProgram {
    /// - Parameters:
    ///   - fonts: A digest of the packaged fonts for the manifest, asked for once, in the coordinator.
    ///   - host: Makes the widget's host; called in workers only, with the first request.
    @MainActor
    package static func run(
        fonts: @escaping @Sendable () -> String? = { nil }, host: @escaping @MainActor () throws -> any WidgetHosting
    ) -> Never {
        let arguments = Array(CommandLine.arguments.dropFirst())
        if arguments.first == WorkerLaunch.argument {
            Sandbox.begin(arguments)
            Sandbox.enter(life: false)
            MainBundle.install()
            WorkerLaunch.prepareBundle(arguments)
            guard arguments.contains(WorkerLaunch.previewsArgument) else { WorkerMain.run(host: host) }
            WorkerMain.run { PreviewHost { _ = try host().descriptors() } }
        }
        if arguments.first == DecoderMain.argument { DecoderMain.run { _ = fonts() } }
        ProgramContext.fontsDigest = fonts
        CommandRunner.run(WidgetCommand.self, arguments)
    }
}

extension WidgetProgram {
    /// Coordinates a program that was compiled from widgets: this process holds none of their code.
    ///
    /// - Parameters:
    ///   - program: its path.
    ///   - arguments: the command and its options.
    @MainActor
    package static func coordinate(
        _ program: String, _ arguments: [String], fonts: @escaping @Sendable () -> String?
    ) -> Never {
        ProgramContext.program = program
        ProgramContext.fontsDigest = fonts
        CommandRunner.run(WidgetCommand.self, arguments)
    }
}

/// What the program's façade and its starter tell the commands.
@MainActor
enum ProgramContext {
    static var fontsDigest: @Sendable () -> String? = { nil }

    /// The program that holds the widgets; nil for this one. Written once, before any work begins.
    nonisolated(unsafe) static var program: String?

    /// The command that the user typed, for messages: `darkroom render` sets it for the program that it compiled.
    nonisolated static var typedCommand: String {
        ProcessInfo.processInfo.environment[commandVariable]
            ?? URL(fileURLWithPath: CommandLine.arguments[0]).lastPathComponent
    }

    /// The same for a command of that name, which a program that is run directly does not have in its own.
    nonisolated static func typedCommand(_ name: String) -> String {
        ProcessInfo.processInfo.environment[commandVariable] ?? "\(typedCommand) \(name)"
    }

    nonisolated static let commandVariable = "DARKROOM_COMMAND"
}
