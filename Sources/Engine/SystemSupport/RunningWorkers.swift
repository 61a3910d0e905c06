import Glibc
import Synchronization

/// The process groups of this process's workers, each life's own among them, to be ended when it is interrupted.
final class RunningWorkers: Sendable {
    static let shared = RunningWorkers()

    private let identifiers = Mutex<Set<pid_t>>([])

    func insert(_ identifier: pid_t) { identifiers.withLock { _ = $0.insert(identifier) } }

    func remove(_ identifier: pid_t) { identifiers.withLock { _ = $0.remove(identifier) } }

    func killAll() {
        identifiers.withLock { identifiers in
            for identifier in identifiers { kill(-identifier, SIGKILL) }
        }
    }
}
