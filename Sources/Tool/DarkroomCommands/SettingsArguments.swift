import Foundation
import ProjectSettings
import RenderCoordinator
import SystemSupport

/// What a project's settings file adds to a command line, as options that were not typed.
struct SettingsArguments {
    /// What applies to a command, and how it is typed.
    struct Applied {
        var setting: Setting
        var words: [String]
    }

    let command: CommandDescription
    /// nil where there is none.
    let settings: ProjectSettings?
    let applied: [Applied]
    /// The file's paths, where none was typed.
    let paths: [String]

    /// - Parameters:
    ///   - words: what was typed after the command's name.
    ///   - isForAll: whether settings that the command has no options for are given, too.
    /// - Throws: `CommandFailure` with all mistakes of the file.
    init(_ command: CommandDescription, _ words: some Collection<String>, isForAll: Bool = false) throws {
        self.command = command
        let (typed, rest) = command.split(words)
        let known = SettingKey.options.filter {
            !$0.except.contains(command.commandName) && command.argument($0.option) != nil
        }
        let isHelp = typed.contains { ["--help", "-h", "--version", "--help-hidden", "--schema"].contains($0.name) }
        guard !isHelp, isForAll || !known.isEmpty, let search = try Self.search(rest) else {
            let presets = Self.presets(typed)
            if let preset = presets.first, !isHelp {
                throw CommandFailure(
                    .usage,
                    "--preset \(preset): no \(SettingsSearch.names[0]) in this folder or above; create one, or "
                        + "remove the option")
            }
            (settings, applied, paths) = (nil, [], [])
            return
        }
        let name = search.file.shortened
        if let ignored = search.ignored {
            throw CommandFailure(
                .usage,
                "\(ignored.shortened): \(name) exists, too; remove or rename one of them")
        }
        do {
            let settings = try ProjectSettings(reading: search, name: name)
            let effective = try settings.effective(presets: Self.presets(typed))
            self.settings = settings
            let counting = effective.filter { setting in
                guard let argument = command.argument("--\(setting.key)") else { return isForAll }
                return !typed.contains { argument.typedNames.contains($0.name) }
            }
            if let missing = SettingsProblems(missingInputsOf: counting, of: search, name: name) { throw missing }
            applied = try effective.compactMap { setting in
                let option = "--\(setting.key)"
                if isForAll {
                    if let argument = command.argument(option) { _ = try Self.words(setting, argument, search, name) }
                    return Applied(setting: setting, words: [])
                }
                guard let argument = command.argument(option),
                    !typed.contains(where: { argument.typedNames.contains($0.name) }),
                    SettingKey.named(setting.key)?.except.contains(command.commandName) != true
                else { return nil }
                if setting.values.count > 1, !argument.isRepeating {
                    throw CommandFailure(
                        .usage,
                        "\(name):\(setting.place.line):\(setting.place.column): \(command.commandName) accepts one "
                            + "\(option), and the file has \(setting.values.count); pass one on the command line")
                }
                return Applied(setting: setting, words: try Self.words(setting, argument, search, name))
            }
            let argument = command.arguments?.first { $0.kind == "positional" }
            let found = try rest.isEmpty ? Self.paths(settings, search, name) : []
            guard rest.isEmpty, let argument, !isForAll, command.commandName != "config" else {
                paths = []
                return
            }
            if settings.paths.count > 1, !argument.isRepeating {
                throw CommandFailure(
                    .usage,
                    "\(name): \(command.commandName) accepts one path, and the file has "
                        + "\(settings.paths.joined(separator: ", ")); pass one on the command line")
            }
            paths = found
        } catch let error as SettingsProblems {
            throw CommandFailure(.usage, error.description)
        } catch let error as UnknownPreset {
            throw CommandFailure(.usage, error.description)
        } catch let error as CocoaError {
            throw CommandFailure(.usage, "\(name): \(FileProblem.text(error))")
        }
    }

    /// What is parsed in place of what was typed after the command's name.
    func filling(_ words: some Collection<String>) -> [String] {
        applied.flatMap(\.words) + Array(words.prefix { $0 != "--" }) + paths + Array(words.drop { $0 != "--" })
    }

    static func presets(_ typed: [(name: String, value: String?)]) -> [String] {
        typed.filter { $0.name == "--preset" }.flatMap { option in
            (option.value ?? "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        }
    }

    private static func search(_ paths: [String]) throws -> SettingsSearch? {
        let existing = paths.filter { $0.realPath != nil }
        guard let first = existing.first else { return SettingsSearch(from: ".") }
        let search = SettingsSearch(from: first)
        for path in existing.dropFirst() {
            guard let other = SettingsSearch(from: path), other.file != search?.file else { continue }
            throw CommandFailure(
                .usage,
                "\(path) has the settings of \(other.file.shortened), and \(first) "
                    + "\(search.map { "those of \($0.file.shortened)" } ?? "none"); use a separate command for each")
        }
        return search
    }

    private static func words(
        _ setting: Setting, _ argument: CommandDescription.Argument, _ search: SettingsSearch, _ name: String
    ) throws -> [String] {
        let option = "--\(setting.key)"
        if argument.kind == "flag" { return setting.values == ["true"] ? [option] : [] }
        return try setting.values.map { value in
            guard let path = SettingKey.named(setting.key)?.form.path(value) else { return "\(option)=\(value)" }
            return "\(option)=\(try Self.path(path, setting, search, name))"
        }
    }

    private static func path(
        _ value: String, _ setting: Setting, _ search: SettingsSearch, _ name: String
    ) throws -> String {
        let place = "\(name):\(setting.place.line):\(setting.place.column): \(setting.key)"
        return try path(value, search, place: place, typed: "--\(setting.key) \(value)")
    }

    /// The widget extensions and projects that the file names.
    private static func paths(_ settings: ProjectSettings, _ search: SettingsSearch, _ name: String) throws -> [String]
    {
        let place = settings.pathsPlace.map { "\(name):\($0.line):\($0.column): paths" } ?? "\(name): paths"
        return try settings.paths.map { value in
            let path = try path(value, search, place: place, typed: "darkroom render \(Shell.quoted(value))")
            guard path.realPath != nil else {
                throw CommandFailure(
                    .usage,
                    "\(place): there is no '\(value)' in \(search.file.parentFolder); specify a project, or the folder "
                        + "of a widget extension")
            }
            return path
        }
    }

    /// A file that came with others' sources gives nothing of the machine away.
    private static func path(
        _ value: String, _ search: SettingsSearch, place: String, typed: String
    ) throws -> String {
        let path = URL(fileURLWithPath: value.path(from: search.file.parentFolder)).standardizedFileURL.path
        guard (path.realPath ?? path).lies(in: search.root) else {
            throw CommandFailure(
                .usage,
                "\(place): '\(value)' is outside \(search.isRepository ? "the repository" : "the file's folder") "
                    + "\(search.root); pass it on the command line: \(typed)")
        }
        return path.shortened
    }
}

extension ProjectSettings {
    /// - Parameter name: as it is shown.
    init(reading search: SettingsSearch, name: String) throws {
        try self.init(readingFile: search.file, name: name)
    }
}

extension String {
    /// The path as one would type it in the working folder.
    fileprivate var shortened: String {
        guard let here = ".".realPath, here != "/", lies(in: here) else { return self }
        return utf8.count == here.utf8.count ? "." : String(dropFirst(here.count + 1))
    }
}
