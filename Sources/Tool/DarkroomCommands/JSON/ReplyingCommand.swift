import ArgumentParser
import RenderCoordinator

/// A command that answers in text or, with `--json`, with one JSON document. Every command is one.
package protocol ReplyingCommand: ParsableCommand {
    var terminal: TerminalOptions { get }

    /// Does the work, and answers once. What it throws after it has answered stands beside the answer.
    func run(_ reply: CommandReply) throws
}

extension ReplyingCommand {
    /// Whether `--json` is given.
    package var json: Bool { terminal.json }

    package func run() throws { try run(CommandReply()) }
}
