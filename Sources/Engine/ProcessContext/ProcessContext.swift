import Synchronization

/// What a process was told, and what it notes of what its code does: launch file, bundle, locale, stores, recorders,
/// network, encoder, symbols. All that is neither a cache nor Apple's own hangs here.
///
/// A process has one. It is filled when a worker starts, before the first life is forked, and what nobody sets is made
/// when it is first asked for: what depends on a life's own home comes about in that life. Any thread, queue and
/// detached task finds it, as user code runs on all of them. A test puts another one in its place, whole, for what its
/// own task does.
///
/// The clock and the entropy are libc's, of which no process has two: `VirtualClock` and `RequestSeed` lead there.
package final class ProcessContext: Sendable {
    private static let ofProcess = ProcessContext()
    @TaskLocal private static var ofTask: ProcessContext?

    private let values = Mutex<[ObjectIdentifier: AnyObject & Sendable]>([:])

    /// One in which nothing is set.
    package init() {}

    /// The process's, unless the task has one of its own.
    package static var current: ProcessContext { ofTask ?? ofProcess }

    /// Has `body`, and the tasks that it makes, find another context. Threads, queues and detached tasks do not.
    package static func with<Result>(_ context: ProcessContext, _ body: () throws -> Result) rethrows -> Result {
        try $ofTask.withValue(context, operation: body)
    }

    package static func with<Result>(
        _ context: ProcessContext, isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
    ) async rethrows -> Result {
        try await $ofTask.withValue(context, operation: body, isolation: isolation)
    }

    package subscript<Key: ContextKey>(key: Key.Type) -> Key.Value {
        get {
            let name = ObjectIdentifier(key)
            if let box = values.withLock({ $0[name] }) {
                return Self.value(of: box)
            }
            // Without the lock, as it may be made of others. Whoever comes first is kept.
            let made = Box(key.makeValue(in: self))
            return Self.value(
                of: values.withLock { values in
                    if let box = values[name] { return box }
                    values[name] = made
                    return made
                })
        }
        set { values.withLock { $0[ObjectIdentifier(key)] = Box(newValue) } }
    }

    private static func value<Value: Sendable>(of box: AnyObject) -> Value {
        unsafeDowncast(box, to: Box<Value>.self).value
    }
}

private final class Box<Value: Sendable>: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
}
