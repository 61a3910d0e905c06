import ArgumentParser
import RenderCoordinator
import SystemSupport

/// A name that a command line has and no command or option does. ArgumentParser reports other mistakes first: too many
/// words, or an argument that is missing.
struct CommandMistake {
    let failure: CommandFailure

    /// - Parameter message: ArgumentParser's.
    /// - Returns: nil where every name is known, or the message is about the name already.
    init?(_ arguments: [String], in root: any ParsableCommand.Type, message: String) {
        guard let description = CommandDescription(root) else { return nil }
        guard
            let text = Self.unknownCommand(arguments, description)
                ?? (message.hasPrefix("Missing") ? Self.unknownOption(arguments, description) : nil)
        else { return nil }
        failure = CommandFailure(.usage, text)
    }

    private static func unknownCommand(_ arguments: [String], _ description: CommandDescription) -> String? {
        guard let word = arguments.first, !word.hasPrefix("-"), description.defaultSubcommand == nil,
            let known = description.subcommands?.map(\.commandName), !known.isEmpty, !known.contains(word),
            word != "help"
        else { return nil }
        let name = description.commandName
        let advice =
            NearestName.of(word, among: known).map { "; did you mean '\(name) \($0)'?" }
            ?? "; '\(name) --help' lists all"
        return "unknown command '\(word)'\(advice)"
    }

    private static func unknownOption(_ arguments: [String], _ description: CommandDescription) -> String? {
        let (command, depth) = description.named(by: arguments)
        let known = (command.arguments ?? []).reduce(into: Set<String>()) { $0.formUnion($1.typedNames) }
            .union(["-h", "--help", "--version"])
        let unknown = command.split(arguments.dropFirst(depth)).options.map(\.name).first {
            $0.hasPrefix("--") && !known.contains($0)
        }
        guard let unknown else { return nil }
        let name = (depth > 0 ? [description.commandName] : []) + [command.commandName]
        let typed = name.joined(separator: " ")
        let advice =
            NearestName.of(unknown, among: known.sorted()).map { "; did you mean '\($0)'?" }
            ?? "; '\(typed) --help' lists all"
        return "unknown option '\(unknown)'\(advice)"
    }
}
