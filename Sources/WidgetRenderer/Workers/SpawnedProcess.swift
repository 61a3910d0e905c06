import Foundation
import Glibc
import Synchronization

/// A child process in a group of its own with pipes on its three standard descriptors.
struct SpawnedProcess {
    let identifier: pid_t
    /// The writing end.
    let standardInput: Int32
    /// The reading ends.
    let standardOutput: Int32
    let standardError: Int32

    /// Between making a pipe and marking it, a process spawned by another thread would inherit it and hold it open.
    private static let spawning = Mutex(())

    init(_ launch: WorkerLaunch) throws(FailureReason) {
        self = try Self.spawning.withLock { _ throws(FailureReason) in try Self(spawning: launch) }
    }

    private init(spawning launch: WorkerLaunch) throws(FailureReason) {
        let input = try Self.pipe(), output = try Self.pipe(), error = try Self.pipe()
        var actions = posix_spawn_file_actions_t(), attributes = posix_spawnattr_t()
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
            for descriptor in [input.read, output.write, error.write] { close(descriptor) }
        }
        posix_spawn_file_actions_adddup2(&actions, input.read, STDIN_FILENO)
        posix_spawn_file_actions_adddup2(&actions, output.write, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, error.write, STDERR_FILENO)
        // A group of its own: an interrupt from the terminal reaches the coordinator only, which then cleans up.
        var signals = sigset_t()
        sigfillset(&signals)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        posix_spawnattr_setpgroup(&attributes, 0)
        posix_spawnattr_setflags(
            &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))

        var arguments = ([launch.executable] + launch.arguments).map { strdup($0) } + [nil]
        var environment = launch.environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { (arguments + environment).forEach { free($0) } }
        var child: pid_t = 0
        let failure = posix_spawn(&child, launch.executable, &actions, &attributes, &arguments, &environment)
        guard failure == 0 else {
            for descriptor in [input.write, output.read, error.read] { close(descriptor) }
            throw FailureReason(.failed, "cannot start \(launch.executable): \(String(cString: strerror(failure)))")
        }
        identifier = child
        standardInput = input.write
        standardOutput = output.read
        standardError = error.read
    }

    /// Closed on exec.
    private static func pipe() throws(FailureReason) -> (read: Int32, write: Int32) {
        var ends: [Int32] = [-1, -1]
        guard Glibc.pipe(&ends) == 0 else {
            throw FailureReason(.failed, "cannot make a pipe: \(String(cString: strerror(errno)))")
        }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }
}
