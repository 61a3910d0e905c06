import ArgumentParser

/// What `-h` prints: usage, and the names of the options by topic, on one screen. `--help` describes each.
struct ShortHelp {
    /// Columns of a terminal.
    private static let width = 80

    private let name: String
    private let command: CommandDescription

    /// - Parameter arguments: without the program's name.
    /// - Returns: nil where `-h` is not asked for, and for commands that only hold others.
    init?(_ arguments: [String], of root: any ParsableCommand.Type) {
        guard arguments.prefix(while: { $0 != "--" }).contains("-h"), let description = CommandDescription(root) else {
            return nil
        }
        let (command, depth) = description.named(by: arguments)
        guard command.subcommands == nil else { return nil }
        name = ([description.commandName] + arguments.prefix(depth)).joined(separator: " ")
        self.command = command
    }

    var text: String {
        let shown = (command.arguments ?? []).filter { $0.shouldDisplay ?? true }
        let options = shown.filter { $0.kind != "positional" }
        var sections: [(title: String, names: [String])] = []
        for option in options {
            guard let name = option.longName ?? option.typedNames.min() else { continue }
            let title = option.sectionTitle ?? "Options"
            if let index = sections.firstIndex(where: { $0.title == title }) {
                sections[index].names.append(name)
            } else {
                sections.append((title, [name]))
            }
        }
        let positional = shown.filter { $0.kind == "positional" }.map { argument in
            let name = "<\(argument.valueName ?? "argument")>" + (argument.isRepeating ? " ..." : "")
            return argument.isOptional == true ? "[\(name)]" : name
        }
        let usage = (["USAGE: \(name)"] + (options.isEmpty ? [] : ["[<options>]"]) + positional).joined(separator: " ")
        var lines = Self.filled("OVERVIEW: \(command.abstract ?? "")") + ["", usage, ""]
        let indent = (sections.map(\.title.count).max() ?? 0) + 4
        for section in sections {
            lines += Self.wrapped(section.names, behind: "  \(section.title)", indent: indent)
        }
        return (lines + ["", "Run '\(name) --help' for details."]).joined(separator: "\n")
    }

    /// A sentence in lines of a terminal's width.
    private static func filled(_ text: String) -> [String] {
        text.split(separator: " ").reduce(into: [""]) { lines, word in
            let last = lines[lines.count - 1]
            if last.isEmpty {
                lines[lines.count - 1] = String(word)
            } else if last.count + word.count < width {
                lines[lines.count - 1] += " \(word)"
            } else {
                lines.append("  \(word)")
            }
        }
    }

    /// Names in lines of a terminal's width, behind a title.
    private static func wrapped(_ names: [String], behind title: String, indent: Int) -> [String] {
        var lines = [title + String(repeating: " ", count: max(1, indent - title.count))]
        for (index, name) in names.enumerated() {
            let word = name + (index + 1 < names.count ? ", " : "")
            if lines[lines.count - 1].count + word.count > width + 1 {
                lines.append(String(repeating: " ", count: indent))
            }
            lines[lines.count - 1] += word
        }
        return lines.map { line in
            var line = line
            while line.last == " " { line.removeLast() }
            return line
        }
    }
}
