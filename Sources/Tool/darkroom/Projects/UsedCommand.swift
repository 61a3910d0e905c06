import ArgumentParser

/// The command that is running, for messages that end with what to type instead.
enum UsedCommand {
    /// `render` where the program's own arguments name none, as in tests.
    static let name: String = {
        let names = DarkroomCommand.configuration.subcommands.map { $0._commandName }
        let word = CommandLine.arguments.dropFirst().first { !$0.hasPrefix("-") }
        guard let word, names.contains(word) else { return "render" }
        return word
    }()

    /// The command with a place for what it takes, such as `darkroom render <folder>`.
    static func example(_ place: String) -> String { "darkroom \(name) <\(place)>" }
}
