import CProcessLife
import Foundation
import FoundationCompat
import Launch
import RenderModel
import SystemSupport
import Typesetting
import WidgetKitCore

/// A widget or a bundle as a program: what its `main()` calls. It serves requests until it is told to end.
package enum WidgetProgram {
    /// - Parameter host: Makes the widget's host; called with the first request.
    @MainActor
    package static func run(host: @escaping @MainActor () throws -> any WidgetHosting) -> Never {
        let arguments = Array(CommandLine.arguments.dropFirst())
        switch arguments.first {
        case WorkerArguments.worker:
            Sandbox.begin(arguments)
            Sandbox.enter(life: false)
            // Read while its folder is open: a life has a home of its own.
            _ = LaunchFile.current
            MainBundle.install()
            prepareBundle(arguments)
            guard arguments.contains(WorkerArguments.previews) else { WorkerMain.run(host: host) }
            WorkerMain.run { PreviewHost { _ = try host().descriptors() } }
        case WorkerArguments.decoder:
            DecoderMain.run { _ = Typesetter.shared.fingerprint }
        default:
            // A package's own program has the command line linked in; what darkroom compiles has not.
            darkroom_run_linked_command_line()
            let name = URL(fileURLWithPath: CommandLine.arguments[0]).lastPathComponent
            let text = "error: \(name) serves 'darkroom' and has no commands of its own; run 'darkroom --help'\n"
            FileHandle.standardError.write(Data(text.utf8))
            exit(2)
        }
    }

    /// Leaves widgets out, or has them announced, as the arguments say.
    @MainActor
    private static func prepareBundle(_ arguments: [String]) {
        let place = arguments.firstIndex(of: WorkerArguments.omitWidgets)
        let omitted = place.flatMap { arguments.dropFirst($0 + 1).first }?.split(separator: ",").compactMap { Int($0) }
        AnnouncedWidgets.prepare(
            omitting: Set(omitted ?? []), isAnnouncing: arguments.contains(WorkerArguments.announceWidgets))
    }
}
