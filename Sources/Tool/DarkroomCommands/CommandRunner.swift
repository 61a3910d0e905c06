import ArgumentParser
import Foundation
import ProjectSettings
import RenderCoordinator
import Snapshots
import SystemSupport

/// Parses a command line, runs the command and ends the process with the documented status.
package enum CommandRunner {
    package static func run<Command: ParsableCommand>(_ root: Command.Type, _ arguments: [String]) -> Never {
        StandardStreams.open()
        CleanUp.outliveFileLimits()
        if let help = ShortHelp(arguments, of: root) {
            Terminal.print(help.text)
            end(.success)
        }
        do {
            let whole = try whole(arguments, of: root)
            var command = try root.parseAsRoot(whole)
            if let command = command as? any ReplyingCommand, command.json { answer(command) }
            try command.run()
        } catch let caught {
            ColorOptions.apply(before: arguments)
            let mistake = CommandMistake(arguments, in: root, message: root.message(for: caught))
            let error = caught is CommandFailure ? caught : mistake?.failure ?? caught
            let (status, message) = outcome(of: error, in: root)
            // A mistake in the command line is answered in the form that was asked for.
            if status != .success, asksForJSON(arguments) {
                JSONOutput().write(
                    CommandDocument(command: name(of: arguments, root), status: status, message: message))
            } else if status == .success {
                // Help and the version.
                Terminal.print(root.fullMessage(for: error))
            } else {
                let isOwn = error is CommandFailure
                let text = isOwn ? message : withoutLabel(root.fullMessage(for: error))
                if !text.isEmpty { TerminalDiagnostics().error(text) }
            }
            end(status)
        }
        end(.success)
    }

    /// Ends the process. Answers that cannot be written make a success a failure: scripts read nothing else.
    private static func end(_ status: ExitStatus) -> Never {
        guard let problem = StandardStreams.outputProblem else { exit(status.rawValue) }
        TerminalDiagnostics().error(problem)
        exit((status == .success ? ExitStatus.requestFailed : status).rawValue)
    }

    /// Runs a command, prints its JSON document and ends the process.
    private static func answer<Command: ReplyingCommand>(_ command: Command) -> Never {
        let output = JSONOutput(), reply = CommandReply(isJSON: true)
        var status = ExitStatus.success, message = "", errors: [SourceError] = []
        do {
            try command.run(reply)
        } catch let failure as CommandFailure {
            (status, message, errors) = (failure.status, failure.messageAlone, failure.sourceErrors)
        } catch {
            (status, message) = outcome(of: error, in: Command.self)
        }
        output.write(
            CommandDocument(
                command: Command._commandName, status: status, message: message, errors: errors, result: reply.value))
        end(status)
    }

    private static func asksForJSON(_ arguments: [String]) -> Bool {
        arguments.prefix { $0 != "--" }.contains("--json")
    }

    /// The name of the command that was typed.
    private static func name(of arguments: [String], _ root: any ParsableCommand.Type) -> String {
        CommandDescription(root)?.named(by: arguments).command.commandName ?? root._commandName
    }

    /// How the process ends, and what is said then.
    private static func outcome(
        of error: any Error, in root: any ParsableCommand.Type
    ) -> (status: ExitStatus, message: String) {
        if let failure = error as? CommandFailure { return (failure.status, failure.message) }
        return (status(of: error, in: root), root.message(for: error))
    }

    /// The command that was typed, with what the project's settings file says now.
    /// - Throws: `CommandFailure` for what cannot be understood.
    package static func parsed<Command: ParsableCommand>(_ root: Command.Type) throws -> any ParsableCommand {
        do {
            return try root.parseAsRoot(try whole(Array(CommandLine.arguments.dropFirst()), of: root))
        } catch let failure as CommandFailure {
            throw failure
        } catch {
            throw CommandFailure(.usage, root.message(for: error))
        }
    }

    /// What was typed, with what the project's settings file adds.
    static func whole(_ arguments: [String], of root: any ParsableCommand.Type) throws -> [String] {
        // What ArgumentParser tells of its commands takes some milliseconds to make.
        guard mayChange(arguments), let description = CommandDescription(root) else { return arguments }
        let (command, depth) = description.named(by: arguments)
        let words = arguments.dropFirst(depth)
        try RepeatedOptions.check(words, of: command)
        return arguments.prefix(depth) + (try SettingsArguments(command, words)).filling(words)
    }

    /// Whether there is a settings file, or two options that may be the same.
    private static func mayChange(_ arguments: [String]) -> Bool {
        let options = arguments.filter { $0.hasPrefix("-") }.map { String($0.prefix { $0 != "=" }) }
        if options.contains("--preset") || mayRepeat(options) { return true }
        return (["."] + arguments.filter { !$0.hasPrefix("-") }).contains { SettingsSearch(from: $0) != nil }
    }

    /// Whether two options may be the same: equal ones, or a short one beside a long one that begins with its letter; or
    /// opposites.
    static func mayRepeat(_ options: [String]) -> Bool {
        let distinct = Set(options)
        if distinct.count < options.count { return true }
        if options.contains(where: { $0.hasPrefix("--no-") && distinct.contains("--" + $0.dropFirst(5)) }) {
            return true
        }
        let short = options.filter { !$0.hasPrefix("--") }
        // Several flags may be typed as one.
        if short.contains(where: { $0.count > 2 }) { return true }
        let initials = Set(options.filter { $0.hasPrefix("--") }.compactMap { $0.dropFirst(2).first })
        return short.contains { $0.last.map { initials.contains(Character($0.lowercased())) } ?? false }
    }

    /// ArgumentParser's message without its own label, so that all errors begin alike.
    private static func withoutLabel(_ message: String) -> String {
        let label = "Error: "
        return message.hasPrefix(label) ? String(message.dropFirst(label.count)) : message
    }

    /// ArgumentParser ends usage errors with 64 and others with 1, which stand for something else here.
    static func status(of error: any Error, in root: any ParsableCommand.Type) -> ExitStatus {
        switch root.exitCode(for: error) {
        case .success: .success
        case .validationFailure: .usage
        default: .requestFailed
        }
    }
}

/// The command line that was typed, to be shown again with other filters.
package struct TypedCommand {
    /// The program's name and its arguments.
    let words: [String]

    /// A command with a place for what it takes, for messages that end with what to type: `darkroom verify <folder>` where
    /// `verify` was typed, and `render` where no command was, as in tests.
    package static func example(_ place: String) -> String {
        let word = CommandLine.arguments.dropFirst().first ?? ""
        return "darkroom \(word.isEmpty || word.hasPrefix("-") ? "render" : word) <\(place)>"
    }

    /// What was typed with a flag behind it; nil where another verb was typed, as for what an assistant asks for.
    package static func adding(_ flag: String, to verb: String) -> String? {
        let typed = TypedCommand()
        return typed.words.dropFirst().first == verb ? typed.replacing([], flags: [flag], with: [flag]) : nil
    }

    init(_ words: [String] = CommandLine.arguments) {
        let name = URL(fileURLWithPath: words.first ?? "darkroom").lastPathComponent
        self.words = [name] + words.dropFirst()
    }

    /// The same with another command.
    func naming(_ command: String) -> TypedCommand {
        TypedCommand(words.prefix(1) + [command] + words.dropFirst(2))
    }

    /// - Parameters:
    ///   - options: names of options that take a value, to be left out with it.
    ///   - flags: names of flags to be left out.
    ///   - added: words behind the rest.
    func replacing(_ options: Set<String>, flags: Set<String> = [], with added: [String]) -> String {
        var kept: [String] = [], isValue = false
        for word in words {
            if isValue {
                isValue = false
            } else if options.contains(word) {
                isValue = true
            } else if let equals = word.firstIndex(of: "="), options.contains(String(word[..<equals])) {
                continue
            } else if !flags.contains(word) {
                kept.append(word)
            }
        }
        return (kept + added).map(Shell.quoted).joined(separator: " ")
    }
}
