import ArgumentParser
import Foundation

/// A command's options and arguments, as ArgumentParser tells of them.
struct CommandDescription: Decodable {
    struct Argument: Decodable {
        struct Name: Decodable {
            var kind: String
            var name: String

            var typed: String { (kind == "long" ? "--" : "-") + name }
        }

        /// `option`, `flag` or `positional`.
        var kind: String
        var isRepeating: Bool
        var isOptional: Bool?
        /// Whether help shows it.
        var shouldDisplay: Bool?
        /// The topic that help lists it under.
        var sectionTitle: String?
        var valueName: String?
        var names: [Name]?
        var defaultValue: String?

        var typedNames: Set<String> { Set((names ?? []).map(\.typed)) }
        /// With its dashes.
        var longName: String? { names?.first { $0.kind == "long" }?.typed }
    }

    private struct Tool: Decodable {
        var command: CommandDescription
    }

    var commandName: String
    var abstract: String?
    var arguments: [Argument]?
    var subcommands: [CommandDescription]?
    var defaultSubcommand: String?

    init?(_ root: any ParsableCommand.Type) {
        guard let tool = try? JSONDecoder().decode(Tool.self, from: Data(root._dumpHelp().utf8)) else { return nil }
        self = tool.command
    }

    /// The command that words name, and how many of them are its name.
    func named(by words: [String]) -> (command: CommandDescription, depth: Int) {
        guard let next = subcommands?.first(where: { $0.commandName == words.first }) else {
            let usual = defaultSubcommand.flatMap { name in subcommands?.first { $0.commandName == name } }
            return (usual ?? self, 0)
        }
        let deeper = next.named(by: Array(words.dropFirst()))
        return (deeper.command, deeper.depth + 1)
    }

    func argument(_ typed: String) -> Argument? {
        (arguments ?? []).first { $0.typedNames.contains(typed) }
    }

    /// The options' names and values, and what is left: the arguments.
    func split(_ words: some Collection<String>) -> (options: [(name: String, value: String?)], rest: [String]) {
        var options: [(name: String, value: String?)] = [], rest: [String] = [], words = ArraySlice(Array(words))
        while let word = words.popFirst() {
            if word == "--" { return (options, rest + words) }
            guard word.hasPrefix("-"), word != "-" else {
                rest.append(word)
                continue
            }
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            if parts.count > 1 {
                options.append((parts[0], parts[1]))
            } else if argument(word)?.kind == "option" {
                options.append((word, words.popFirst()))
            } else {
                options.append((word, nil))
            }
        }
        return (options, rest)
    }
}
