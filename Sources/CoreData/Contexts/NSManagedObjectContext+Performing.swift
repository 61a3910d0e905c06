import Foundation

/// Blocks run at once, on the thread that hands them over: contexts have no queues of their own here.
extension NSManagedObjectContext {
    public func perform(_ block: @escaping () -> Void) { block() }

    public func performAndWait(_ block: () -> Void) { block() }

    public func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result { try block() }

    public func perform<Result>(
        schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> Result
    ) async rethrows -> Result { try block() }
}
