import Foundation
import Glibc
import Synchronization

/// What a command tells whoever has typed it, apart from its result.
package struct Diagnostic: Hashable, Sendable {
    package enum Kind: String, Sendable {
        case error
        case warning
        case note
        /// What is under way and takes a while.
        case progress
        /// Lines of a compiler, as it has written them.
        case compiler
    }

    package var kind: Kind
    /// Without what it begins with, such as `warning: `.
    package var message: String

    package init(_ kind: Kind, _ message: String) { (self.kind, self.message) = (kind, message) }

    /// What people read: whole lines.
    package var text: String {
        switch kind {
        case .error, .warning, .note: "\(kind.rawValue): \(message)\n"
        case .progress: message + "\n"
        case .compiler: message
        }
    }
}

/// Takes what a command tells: a terminal, a test, or whoever keeps it for later.
package protocol Diagnostics: Sendable {
    func report(_ diagnostic: Diagnostic)
}

extension Diagnostics {
    package func error(_ message: String) { report(Diagnostic(.error, message)) }

    package func warn(_ message: String) { report(Diagnostic(.warning, message)) }

    package func note(_ message: String) { report(Diagnostic(.note, message)) }

    package func progress(_ message: String) { report(Diagnostic(.progress, message)) }

    /// - Parameter lines: nothing is reported where there are none.
    package func compiler(_ lines: String) {
        if !lines.isEmpty { report(Diagnostic(.compiler, lines)) }
    }
}

/// Writes on standard error.
package struct TerminalDiagnostics: Diagnostics {
    private let listsAllMessages: Bool

    /// - Parameter listsAllMessages: whether more of a compiler's messages are shown than fit on a few screens. Where not,
    ///   the command has a `--verbose` for the others.
    package init(listsAllMessages: Bool = true) { self.listsAllMessages = listsAllMessages }

    /// The warnings that this process has written.
    private static let warnings = Mutex<Set<String>>([])

    /// A warning is written once: several extensions may be compiled with the same package.
    package func report(_ diagnostic: Diagnostic) {
        if diagnostic.kind == .warning {
            guard Self.warnings.withLock({ $0.insert(diagnostic.message).inserted }) else { return }
        }
        var diagnostic = diagnostic
        if diagnostic.kind == .compiler, !listsAllMessages {
            diagnostic.message = CompilerExcerpt.beginning(of: diagnostic.message)
        }
        let isColored = TerminalColor.isOn(for: STDERR_FILENO)
        if isColored, let sequence = diagnostic.kind.colorSequence {
            Terminal.writeLabeled("\(sequence)\(diagnostic.kind.rawValue):\u{1B}[0m ", diagnostic.message + "\n")
        } else {
            // Only compilers color what they say.
            Terminal.write(
                diagnostic.text, keepsColors: diagnostic.kind == .compiler && isColored,
                to: diagnostic.kind == .progress ? ProgressOutput.descriptor : STDERR_FILENO)
        }
    }
}

/// Keeps what is reported.
package final class CollectedDiagnostics: Diagnostics {
    private let list = Mutex<[Diagnostic]>([])
    private let progress: (any Diagnostics)?

    /// - Parameter progress: is told at once what is under way, which is not kept then; nil to keep it with the rest.
    package init(progress: (any Diagnostics)? = nil) { self.progress = progress }

    package var all: [Diagnostic] { list.withLock { $0 } }

    package func report(_ diagnostic: Diagnostic) {
        if diagnostic.kind == .progress, let progress { return progress.report(diagnostic) }
        list.withLock { $0.append(diagnostic) }
    }
}
