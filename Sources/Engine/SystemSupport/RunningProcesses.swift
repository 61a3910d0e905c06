import Glibc
import Synchronization

/// The process groups of this process's workers, each life's own among them, to be ended when it is interrupted.
package final class RunningWorkers: Sendable {
    package static let shared = RunningWorkers()

    private let identifiers = Mutex<Set<pid_t>>([])

    package func insert(_ identifier: pid_t) { identifiers.withLock { _ = $0.insert(identifier) } }

    package func remove(_ identifier: pid_t) { identifiers.withLock { _ = $0.remove(identifier) } }

    package func killAll() {
        identifiers.withLock { identifiers in
            for identifier in identifiers { kill(-identifier, SIGKILL) }
        }
    }
}
