import Foundation
import Glibc

/// Whether what people read is colored: on a terminal, unless the environment or `--color` says otherwise.
package enum TerminalColor: String, CaseIterable, Sendable {
    case auto
    case always
    case never

    /// Any value but an empty one turns colors off: https://no-color.org.
    private static let off = "NO_COLOR"
    /// Any value but an empty one and 0 turns them on, also in files and pipes.
    private static let forced = "CLICOLOR_FORCE"

    /// Lets this process, and those that it starts, follow the choice.
    package func apply() {
        guard self != .auto else { return }
        unsetenv(self == .always ? Self.off : Self.forced)
        setenv(self == .always ? Self.forced : Self.off, "1", 1)
    }

    /// Whether text that is written to a descriptor is colored.
    ///
    /// - Parameter isTerminal: whether the descriptor is one; nil asks the system.
    package static func isOn(
        for descriptor: Int32, in environment: [String: String] = ProcessInfo.processInfo.environment,
        isTerminal: Bool? = nil
    ) -> Bool {
        if environment[off]?.isEmpty == false { return false }
        if let forced = environment[forced], !forced.isEmpty, forced != "0" { return true }
        return environment["TERM"] != "dumb" && (isTerminal ?? (isatty(descriptor) == 1))
    }
}

extension Diagnostic.Kind {
    /// The sequence that begins a message of the kind, in the colors that compilers use; nil for those without a label.
    var colorSequence: String? {
        switch self {
        case .error: "\u{1B}[1;31m"
        case .warning: "\u{1B}[1;33m"
        case .note: "\u{1B}[1;36m"
        case .progress, .compiler: nil
        }
    }
}
