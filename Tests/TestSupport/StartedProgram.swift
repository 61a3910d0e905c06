import Foundation
import Glibc

/// A program that runs beside a test, which ends it or waits for it.
///
/// Foundation's `Process` isn't used: a thread of its own learns how programs end. Of two hundred side by side it missed
/// one, and the tests waited for ever.
package struct StartedProgram: Sendable {
    /// Where a program writes.
    package enum Destination: Sendable {
        case descriptor(Int32)
        /// A path, of which what is written replaces the contents.
        case file(String)

        package static let nowhere = Destination.file("/dev/null")
    }

    package enum End: Hashable, Sendable {
        case exit(Int32), signal(Int32)
    }

    package let identifier: pid_t

    /// Starts it in a group of its own, with no signal held back, as Foundation starts programs.
    ///
    /// - Parameter environment: variables beside those of the tests.
    package init(
        _ program: String, _ arguments: [String], environment: [String: String] = [:], output: Destination = .nowhere,
        errors: Destination = .nowhere
    ) throws {
        var actions = posix_spawn_file_actions_t(), attributes = posix_spawnattr_t(), none = sigset_t()
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        for (number, destination) in [(Int32(1), output), (2, errors)] {
            switch destination {
            case .descriptor(let descriptor): posix_spawn_file_actions_adddup2(&actions, descriptor, number)
            case .file(let path):
                posix_spawn_file_actions_addopen(&actions, number, path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
            }
        }
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setpgroup(&attributes, 0)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK))
        let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }.map { "\($0.key)=\($0.value)" }
        let argv = ([program] + arguments).map { strdup($0) } + [nil], envp = variables.map { strdup($0) } + [nil]
        defer { for text in argv + envp { free(text) } }
        var process = pid_t()
        let failure = posix_spawn(&process, program, &actions, &attributes, argv, envp)
        guard failure == 0 else { throw StartFailure(program, failure) }
        identifier = process
    }

    package func send(_ signal: Int32) { kill(identifier, signal) }

    /// Waits for its end, once, on the thread of whoever asks.
    @discardableResult
    package func wait() -> End {
        var status: Int32 = 0
        while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7F
        return signal == 0 ? .exit(status >> 8 & 0xFF) : .signal(signal)
    }
}

package struct StartFailure: Error, CustomStringConvertible {
    package let description: String

    package init(_ program: String, _ error: Int32) {
        description = "\(program): \(String(cString: strerror(error)))"
    }
}
