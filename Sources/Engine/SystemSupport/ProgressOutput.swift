import Foundation
import Glibc

/// Where a process says what is under way: on standard error, or, where it works for another process, on that one's.
package enum ProgressOutput {
    /// The environment variable that names the descriptor; other processes do not inherit it.
    fileprivate static let variable = "DARKROOM_PROGRESS"

    package static let descriptor: Int32 = {
        defer { unsetenv(variable) }
        let given = ProcessInfo.processInfo.environment[variable].flatMap(Int32.init)
        return given.flatMap { fcntl($0, F_GETFD) < 0 ? nil : $0 } ?? STDERR_FILENO
    }()

    /// Whether a line can be drawn again there.
    package static var isTerminal: Bool { isTerminal(descriptor) }

    /// Whether a descriptor is a terminal that knows how to erase a line.
    package static func isTerminal(
        _ descriptor: Int32, in environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> Bool {
        environment["TERM"] != "dumb" && isatty(descriptor) == 1
    }
}

extension ConfinedProcess {
    /// Lets a command of Darkroom's say what is under way where this process does.
    package mutating func sharesProgress() {
        // Its fourth descriptor has this number.
        environment[ProgressOutput.variable] = "3"
        fourth = ProgressOutput.descriptor
    }
}
