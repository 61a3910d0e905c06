import ProcessContext
import Synchronization

/// What user code keeps in memory for as long as its process lasts: models, managed objects, keychain items, what is
/// meant for iCloud, and running Live Activities.
///
/// Those who keep it count its changes, so that a process can tell whether others would find it changed. That a
/// store was opened is no change: others would find it as empty.
package enum ProcessStateChanges {
    fileprivate final class Counter: Sendable {
        let count = Atomic(0)
    }

    /// How often something was changed.
    package static var changes: Int { ProcessContext.current.keptObjects.count.load(ordering: .relaxed) }

    package static func increment() { ProcessContext.current.keptObjects.count.add(1, ordering: .relaxed) }
}

extension ProcessContext {
    private enum KeptObjectsKey: ContextKey {
        static func makeValue(in context: ProcessContext) -> ProcessStateChanges.Counter { .init() }
    }

    fileprivate var keptObjects: ProcessStateChanges.Counter { self[KeptObjectsKey.self] }
}
