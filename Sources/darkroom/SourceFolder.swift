import ArgumentParser
import Foundation
import Glibc
import WidgetRenderer

/// The folder whose widgets a command is about.
struct SourceFolder: ParsableArguments {
    @Argument(help: ArgumentHelp("The folder of the widget extension's Swift files and resources.", valueName: "folder"))
    var folder: String

    @Option(name: [.customShort("D"), .customLong("define")], parsing: .singleValue, help: ArgumentHelp(
        "A compilation condition that holds, such as DEBUG.", valueName: "condition"))
    var conditions: [String] = []

    /// Compiles the folder unless that has been done before, and becomes the compiled program.
    func run(_ command: String, _ arguments: [String]) throws {
        let program = try CompiledFolder(folder, conditions: conditions).program()
        setenv("DARKROOM_RESOURCES", URL(fileURLWithPath: folder).standardizedFileURL.path, 1)
        setenv("DARKROOM_COMMAND", "darkroom \(command) \(Shell.quoted(folder))", 1)
        var words = ([program, command] + arguments).map { strdup($0) } + [nil]
        execv(program, &words)
        throw CommandFailure(.requestFailed, "cannot start \(program): \(String(cString: strerror(errno)))")
    }
}
