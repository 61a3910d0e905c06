import ArgumentParser
import RenderCoordinator

/// Finds options that are given twice though they count once, of which ArgumentParser would silently drop the first.
enum RepeatedOptions {
    /// - Throws: `CommandFailure` for the first that is given twice, with both values.
    static func check(_ words: some Collection<String>, of command: CommandDescription) throws {
        let typed = command.split(words).options
        for argument in command.arguments ?? [] where argument.kind != "positional" && !argument.isRepeating {
            let given = typed.filter { argument.typedNames.contains($0.name) }
            guard given.count > 1 else { continue }
            let name = argument.longName ?? given[0].name
            let times = given.count == 2 ? "twice" : "\(given.count) times"
            let values = given.map { $0.value ?? $0.name }
            throw CommandFailure(
                .usage, "\(name) is given \(times), as \(values.joined(separator: " and ")); give it once")
        }
    }
}
