import Synchronization

/// What user code keeps in memory for as long as its process lasts: models, managed objects, keychain items and
/// running Live Activities.
///
/// Those who keep it count its changes, so that a process can tell whether others would find it changed. That a
/// store was opened is no change: others would find it as empty.
package enum KeptObjects {
    /// A process has one; a task may have one of its own, so that tests do not count each other's changes.
    package final class Counter: Sendable {
        fileprivate let count = Atomic(0)

        package init() {}
    }

    @TaskLocal package static var counter = Counter()

    /// How often something was changed.
    package static var changes: Int { counter.count.load(ordering: .relaxed) }

    package static func noteChange() { counter.count.add(1, ordering: .relaxed) }
}
