internal import CCrashReporter
internal import CDeterminism
import Foundation
import Glibc
import RenderModel
import Synchronization
import SystemSupport

/// A child process in a group of its own with pipes on its three standard descriptors.
struct SpawnedProcess {
    let identifier: pid_t
    /// The writing end.
    let standardInput: Int32
    /// The reading ends.
    let standardOutput: Int32
    let standardError: Int32
    /// The coordinator's end of the socket on which a worker asks about image files; -1 for a decoder, which answers.
    let trials: Int32

    /// What a worker inherits, such as the size of its stack, is set for this whole process while it is started.
    private static let spawning = Mutex(())

    init(_ launch: WorkerLaunch, isDecoder: Bool = false) throws(FailureReason) {
        self = try Self.spawning.withLock { _ throws(FailureReason) in
            try Self(spawning: launch, isDecoder: isDecoder)
        }
    }

    private init(spawning launch: WorkerLaunch, isDecoder: Bool) throws(FailureReason) {
        let sockets = isDecoder ? nil : try Self.socketPair()
        let input = try Self.pipe(), output = try Self.pipe(), errors = try Self.pipe()
        defer {
            for descriptor in [input.read, output.write, errors.write] { close(descriptor) }
            if let sockets { close(sockets.worker) }
        }
        var process = ConfinedProcess(launch.executable, launch.arguments, environment: launch.environment)
        // A group of its own: an interrupt from the terminal reaches the coordinator only, which then cleans up.
        process.leadsGroup = true
        process.policy = launch.sandbox
        process.fourth = sockets?.worker
        let former = darkroom_addresses_fix()
        defer { darkroom_addresses_restore(former) }
        do throws(ConfinedProcess.Errno) {
            identifier = try MainStack.limited { () throws(ConfinedProcess.Errno) in
                try process.start(input: input.read, output: output.write, error: errors.write)
            }
        } catch {
            for descriptor in [input.write, output.read, errors.read] { close(descriptor) }
            if let sockets { close(sockets.coordinator) }
            throw FailureReason(.failed, "cannot start \(launch.executable): \(error)")
        }
        _ = darkroom_limit_data(identifier, launch.memory)
        standardInput = input.write
        standardOutput = output.read
        standardError = errors.read
        trials = sockets?.coordinator ?? -1
    }

    /// Closed on exec; messages stay apart.
    private static func socketPair() throws(FailureReason) -> (coordinator: Int32, worker: Int32) {
        var ends: [Int32] = [-1, -1]
        guard socketpair(AF_UNIX, Int32(SOCK_SEQPACKET.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
            throw FailureReason(.failed, "cannot make a pair of sockets: \(String(cString: strerror(errno)))")
        }
        return (ends[0], ends[1])
    }

    private static func pipe() throws(FailureReason) -> (read: Int32, write: Int32) {
        guard let ends = DescriptorIO.pipe() else {
            throw FailureReason(.failed, "cannot make a pipe: \(String(cString: strerror(errno)))")
        }
        return ends
    }
}
