internal import CSandbox
import Glibc

/// What the kernel confines code with that others wrote: Landlock for files, seccomp for system calls.
package struct Sandbox: Sendable {
    /// How much of it the kernel has.
    package enum Support: Hashable, Sendable {
        case whole
        /// Network, processes and signals only: every file of the user's can be read and written.
        case callsOnly
        case none
    }

    package static let support: Support =
        !darkroom_seccomp_is_there() ? .none : darkroom_landlock_version() > 0 ? .whole : .callsOnly

    /// Why not all of it is there, and what then; nil where it is.
    package static var shortcoming: String? {
        switch support {
        case .whole: nil
        case .callsOnly:
            "the widget's code can access files: this kernel doesn't have Landlock (Linux 5.13 or later), or it is "
                + "disabled at boot (lsm=); the network and other processes are blocked"
        case .none:
            "the widget's code runs unconfined: this kernel or container doesn't let processes filter system calls"
        }
    }

    /// What the argument of a process begins with that was started in a sandbox, of which it closes the rest. The names of
    /// the root's folders follow in which everything lies that it may reach: `confined/usr/tmp`.
    package static let confinedArgument = "confined"

    /// The folders of the root in which everything lies that the process may reach; nil where it was not started
    /// confined, and gives up nothing.
    private let roots: [String]?

    /// - Parameter arguments: the process's own, without its name.
    package init(_ arguments: [String]) {
        roots = arguments.first { $0.hasPrefix(Self.confinedArgument) }.map { argument in
            argument.dropFirst(Self.confinedArgument.count).split(separator: "/").map { "/\($0)" }
        }
    }

    /// Gives up what a process that runs a widget's code does not need, for good: starting programs, and as a life
    /// also children and signals to others. Takes some 0.1 ms; does nothing where the sandbox is off. Only the main
    /// thread may be there, or threads that came from it, which are taken along.
    ///
    /// - Parameter life: false for a process that forks children, which call it again with true.
    @MainActor
    package func enter(life: Bool) {
        guard let roots else { return }
        let paths = roots.map { strdup($0) }
        defer { paths.forEach { free($0) } }
        let error = paths.map { UnsafePointer($0) }.withUnsafeBufferPointer { paths in
            darkroom_sandbox_enter(
                life ? darkroom_role_life : darkroom_role_template, paths.baseAddress, paths.count)
        }
        guard error == 0 else {
            // Never unconfined by mistake.
            let text = "cannot enter the sandbox: \(String(cString: strerror(error)))\n"
            write(STDERR_FILENO, text, text.utf8.count)
            _exit(70)
        }
    }
}
