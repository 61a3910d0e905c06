import DarkroomCommands

/// Runs the command line in a package's own program, which is linked with this module: `swift run MyWidget --output
/// pictures`. What darkroom compiles is not, and serves only.
@_cdecl("darkroom_linked_command_line")
public func runLinkedCommandLine() {
    CommandRunner.run(WidgetCommand.self, Array(CommandLine.arguments.dropFirst()))
}
