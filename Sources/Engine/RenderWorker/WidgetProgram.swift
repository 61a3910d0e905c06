import CProcessLife
import Foundation
import FoundationCompat
import ProcessContext
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
            let sandbox = Sandbox(arguments)
            sandbox.enter(life: false)
            ProcessContext.current.beginWorker(arguments)
            MainBundle.install()
            guard arguments.contains(WorkerArguments.previews) else { WorkerMain.run(sandbox, host: host) }
            WorkerMain.run(sandbox) { PreviewHost { _ = try host().descriptors() } }
        case WorkerArguments.decoder:
            ProcessContext.current.beginDecoder()
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
}
