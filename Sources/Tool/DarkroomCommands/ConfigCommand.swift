import ArgumentParser
import Foundation
import ProjectSettings
import RenderCoordinator
import RenderModel
import SystemSupport

/// Prints which settings hold, and where each comes from.
package struct ConfigCommand: ReplyingCommand {
    package static let configuration = CommandConfiguration(
        commandName: "config", abstract: "Print the effective settings and their origin.",
        discussion: """
            In order of precedence: options, presets, the rest of darkroom.yml, defaults. darkroom.yml is searched for in \
            the path's folder and above, up to the root of the repository.

              darkroom config --schema > darkroom.schema.json
            """)

    @Argument(help: ArgumentHelp("Widget extension or project. Default: the current folder.", valueName: "path"))
    var path: String?

    @Flag(help: "Print the JSON Schema of darkroom.yml, for editors.")
    var schema = false

    @OptionGroup(title: "Terminal") package var terminal: TerminalOptions

    @OptionGroup var plan: PlanOptions
    @OptionGroup(title: "Timeline") var moments: InstantOptions
    @OptionGroup(title: "Output") var output: OutputOptions
    @OptionGroup var work: WorkOptions

    package init() {}

    package func run(_ reply: CommandReply) throws {
        if schema { return try reply.give(["schema": SettingsSchema.json]) { try SettingsSchema.text() } }
        if let path, path.realPath == nil {
            throw CommandFailure(
                .usage, "\(path): no such file or folder: darkroom config <widget extension or project>")
        }
        guard let command = CommandDescription(Self.self) else { return }
        let words = CommandLine.arguments.drop { $0 != "config" }.dropFirst()
        let found = try EffectiveSettings(command, Array(words))
        reply.give(found.answer) { found }
    }
}

/// Settings by their options, and where each comes from.
struct EffectiveSettings: CustomStringConvertible {
    struct Row: Encodable, Sendable {
        var option: String
        var values: [String]
        /// `darkroom.yml:4`, `--device`, or `default`.
        var from: String
    }

    private(set) var rows: [Row] = []
    private let file: String?

    init(_ command: CommandDescription, _ words: [String]) throws {
        let typed = command.split(words).options
        let found = try SettingsArguments(command, words, isForAll: true)
        file = found.settings?.file
        let filed = Dictionary(found.applied.map { ($0.setting.key, $0.setting) }) { $1 }
        if let file, let paths = found.settings?.paths, !paths.isEmpty {
            rows.append(Row(option: "paths", values: paths, from: file))
        }
        for key in SettingKey.options
        where !["output", "goldens", "report"].contains(key.name) || filed[key.name] != nil {
            let argument = command.argument(key.option)
            let given = typed.filter { $0.name == key.option || argument?.typedNames.contains($0.name) == true }
            if !given.isEmpty {
                rows.append(Row(option: key.name, values: given.map { $0.value ?? "true" }, from: key.option))
            } else if let setting = filed[key.name] {
                rows.append(row(setting))
            } else if let usual = argument?.defaultValue {
                let isFromEnvironment = key.name == "timeout" && DefaultTimeout.given != nil
                rows.append(
                    Row(
                        option: key.name, values: [usual], from: isFromEnvironment ? DefaultTimeout.variable : "default"
                    ))
            }
        }
    }

    private func row(_ setting: Setting) -> Row {
        let place = "\(file ?? ""):\(setting.place.line)"
        return Row(
            option: setting.key, values: setting.values,
            from: setting.preset.map { "\(place) (preset \($0))" } ?? place)
    }

    var description: String {
        var table = TextTable(columns: [("setting", .left), ("value", .left), ("from", .left)])
        table.rows = rows.map { [$0.option, $0.values.joined(separator: ", "), $0.from] }
        return (file.map { "\($0)\n\n" } ?? "no \(SettingsSearch.names[0]) here or above\n\n") + table.description
    }

    /// What `config --json` says.
    struct Answer: Encodable, Sendable {
        /// The settings file; missing where there is none.
        var file: String?
        var settings: [Row]
    }

    var answer: Answer { Answer(file: file, settings: rows) }
}

extension SettingsSchema {
    static func text() throws -> String { String(decoding: try JSONEncoder.forFiles.encode(json), as: UTF8.self) }
}
