import ArgumentParser
import RenderCoordinator

/// A command that answers in text or, with `--json`, with one JSON document. Every command is one.
package protocol ReplyingCommand: ParsableCommand {
    /// Whether `--json` is given.
    var json: Bool { get }

    /// Does the work, and answers once. What it throws after it has answered stands beside the answer.
    func run(_ reply: CommandReply) throws
}

extension ReplyingCommand {
    package func run() throws { try run(CommandReply()) }
}

/// What `--json` says in the help of every command.
package enum JSONFlag {
    package static let help: ArgumentHelp = "Print JSON."
}
