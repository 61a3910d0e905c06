/// How the commands end.
package enum ExitStatus: Int32, Sendable {
    case success = 0
    /// All is rendered, and something does not hold: findings that `--fail-on` asked to be fatal, or snapshots that
    /// differ from their goldens.
    case checkFailed = 1
    case usage = 2
    case sourceDidNotCompile = 3
    /// Some request has no picture.
    case requestFailed = 4
}

/// Ends a command with a message on standard error.
package struct CommandFailure: Error {
    package var status: ExitStatus
    package var message: String

    package init(_ status: ExitStatus, _ message: String = "") {
        (self.status, self.message) = (status, message)
    }
}
