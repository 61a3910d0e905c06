import Foundation
import TestSupport
import Testing

/// `docs/CommandReference.md` is what the tool says of itself. `make record FILTER=CommandReferenceTests` writes it.
struct CommandReferenceTests {
    @Test func thePageIsWhatTheToolSays() async throws {
        let run = try await DarkroomProgram.run(
            ["--experimental-dump-help"], environment: ["DARKROOM_TIMEOUT": ""])
        let tool = try JSONDecoder().decode(Tool.self, from: Data(run.output.utf8))
        let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("docs/CommandReference.md")
        let text = tool.command.page
        if ProcessInfo.processInfo.environment["DARKROOM_RECORD"] == "all" {
            try text.write(to: page, atomically: true, encoding: .utf8)
        }
        #expect(
            try String(contentsOf: page, encoding: .utf8) == text,
            "docs/CommandReference.md is out of date: make record RECORD=all FILTER=CommandReferenceTests")
    }

    private struct Tool: Decodable {
        var command: Command
    }

    private struct Command: Decodable {
        var commandName: String
        var abstract: String?
        var discussion: String?
        var arguments: [Argument]?
        var subcommands: [Command]?

        var page: String {
            var text = "# Command reference\n\n" + (abstract ?? "") + "\n\n"
            let commands = (subcommands ?? []).filter { $0.commandName != "help" }
            text += "| command | |\n|---|---|\n"
            for command in commands {
                text += "| [`\(command.commandName)`](#darkroom-\(command.commandName)) | \(command.abstract ?? "") |\n"
            }
            return text + commands.map(\.section).joined()
        }

        var section: String {
            var text = "\n## darkroom \(commandName)\n\n\(abstract ?? "")\n"
            if let discussion, !discussion.isEmpty { text += "\n" + Self.paragraphs(discussion) + "\n" }
            var titles: [String] = []
            let shown = (arguments ?? []).filter { $0.shouldDisplay && !$0.isEverywhere }
            for title in shown.map(\.title) where !titles.contains(title) { titles.append(title) }
            for title in titles {
                text += "\n### \(title)\n\n| | |\n|---|---|\n"
                for argument in shown where argument.title == title { text += argument.row }
            }
            return text
        }

        /// Lines that begin with spaces are what one types.
        private static func paragraphs(_ text: String) -> String {
            text.components(separatedBy: "\n").map { line in
                line.hasPrefix("  ") ? "    " + line.trimmingCharacters(in: .whitespaces) : line
            }.joined(separator: "\n")
        }
    }

    private struct Argument: Decodable {
        struct Name: Decodable {
            var kind: String
            var name: String
        }

        var kind: String
        var shouldDisplay: Bool
        var sectionTitle: String?
        var names: [Name]?
        var valueName: String?
        var abstract: String?
        var defaultValue: String?
        var isRepeating: Bool

        /// What every command has.
        var isEverywhere: Bool { (names ?? []).contains { ["help", "version"].contains($0.name) } }

        var title: String {
            sectionTitle.flatMap { $0.isEmpty ? nil : $0 } ?? (kind == "positional" ? "Arguments" : "Options")
        }

        var row: String {
            let typed = (names ?? []).map { ($0.kind == "long" ? "--" : "-") + $0.name }.joined(separator: ", ")
            let value = kind == "flag" ? "" : "<\(valueName ?? "value")>"
            let usage = kind == "positional" ? value : [typed, value].filter { !$0.isEmpty }.joined(separator: " ")
            let text = (abstract ?? "").replacing("|", with: "\\|").replacing("\n", with: " ")
            let known = defaultValue.map { " Default: `\($0)`." } ?? ""
            return "| `\(usage.replacing("|", with: "\\|"))` | \(text)\(known) |\n"
        }
    }
}
