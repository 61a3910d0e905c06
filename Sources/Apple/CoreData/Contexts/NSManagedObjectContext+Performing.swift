import Foundation

/// Blocks run at once, on the thread that hands them over: contexts have no queues of their own here.
extension NSManagedObjectContext {
    /// The context whose block runs.
    @TaskLocal static var performing: NSManagedObjectContext?

    public func perform(_ block: @escaping () -> Void) { Self.$performing.withValue(self) { block() } }

    public func performAndWait(_ block: () -> Void) { Self.$performing.withValue(self) { block() } }

    public func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result {
        try Self.$performing.withValue(self) { try block() }
    }

    public func perform<Result>(
        schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> Result
    ) async rethrows -> Result { try performAndWait(block) }
}
