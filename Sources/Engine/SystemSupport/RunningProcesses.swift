import Glibc
import Synchronization

/// The processes that this one has started, to be ended with it when it is interrupted.
package final class RunningProcesses: Sendable {
    package static let shared = RunningProcesses()

    private struct State {
        var groups: Set<pid_t> = []
        var trees: Set<pid_t> = []
    }

    private let state = Mutex(State())

    /// A worker, or a life of one: it leads a group in which everything is that it could start.
    package func insert(_ identifier: pid_t) {
        state.withLock { _ = $0.groups.insert(identifier) }
        if CleanUp.hasBegun { kill(-identifier, SIGKILL) }
    }

    /// Returns only where nobody has ended it: what was killed must not be taken for what has failed.
    package func remove(_ identifier: pid_t) {
        state.withLock { _ = $0.groups.remove(identifier) }
        CleanUp.stopIfEnding()
    }

    /// A program that may have started others, in groups of their own too.
    package func insert(tree identifier: pid_t) {
        state.withLock { _ = $0.trees.insert(identifier) }
        if CleanUp.hasBegun { ProcessTree.end(identifier) }
    }

    /// Returns under the same condition.
    package func remove(tree identifier: pid_t) {
        state.withLock { _ = $0.trees.remove(identifier) }
        CleanUp.stopIfEnding()
    }

    func endAll() {
        let left = state.withLock { $0 }
        for group in left.groups { kill(-group, SIGKILL) }
        for tree in left.trees { ProcessTree.end(tree) }
    }
}
