import ArgumentParser
import Foundation
import RenderCoordinator

/// Finds options that are given twice though they count once, of which ArgumentParser would silently drop the first.
enum RepeatedOptions {
    /// The part of what ArgumentParser tells of its commands that is needed.
    private struct Tool: Decodable {
        var command: Command
    }

    private struct Command: Decodable {
        var commandName: String
        var arguments: [Argument]?
        var subcommands: [Command]?
    }

    private struct Argument: Decodable {
        struct Name: Decodable {
            var kind: String
            var name: String

            var typed: String { (kind == "long" ? "--" : "-") + name }
        }

        var kind: String
        var isRepeating: Bool
        var names: [Name]?
    }

    /// - Throws: `CommandFailure` for the first that is given twice, with both values.
    static func check<Root: ParsableCommand>(_ arguments: [String], of root: Root.Type) throws {
        let typed = arguments.prefix { $0 != "--" }
        let names = typed.filter { $0.hasPrefix("-") }.map { $0.prefix { $0 != "=" } }
        // Most command lines have no two options that may be the same.
        guard names.contains(where: { !$0.hasPrefix("--") }) || Set(names).count < names.count else { return }
        guard let tool = try? JSONDecoder().decode(Tool.self, from: Data(root._dumpHelp().utf8)) else { return }

        var command = tool.command
        for word in typed {
            guard let next = command.subcommands?.first(where: { $0.commandName == word }) else { break }
            command = next
        }
        let options = (command.arguments ?? []).filter { $0.kind == "option" }
        for option in options where !option.isRepeating {
            let values = values(of: Set((option.names ?? []).map(\.typed)), in: Array(typed))
            guard values.count > 1 else { continue }
            let name = option.names?.first { $0.kind == "long" }?.typed ?? values[0].name
            throw CommandFailure(
                .usage, "\(name) is given \(values.count == 2 ? "twice" : "\(values.count) times"), as "
                    + values.map(\.value).joined(separator: " and ") + "; give it once")
        }
    }

    private static func values(of names: Set<String>, in arguments: [String]) -> [(name: String, value: String)] {
        arguments.indices.compactMap { index in
            let parts = arguments[index].split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = parts.first.map(String.init), names.contains(name) else { return nil }
            if parts.count > 1 { return (name, String(parts[1])) }
            return (name, arguments.indices.contains(index + 1) ? arguments[index + 1] : "")
        }
    }
}
