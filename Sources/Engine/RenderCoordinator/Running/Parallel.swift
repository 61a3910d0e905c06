import Foundation
import Synchronization

/// Work that is dealt out to threads; what comes back is in the order of the indices.
package enum Parallel {
    package static func map<Result: Sendable>(
        _ count: Int, jobs: Int, _ body: @escaping @Sendable (Int) throws -> Result
    ) throws -> [Result] {
        let next = Mutex(0), results = Mutex([Int: Result]()), failure = Mutex<(any Error)?>(nil)
        let finished = DispatchGroup()
        @Sendable func work() {
            while true {
                let index = next.withLock { value in
                    defer { value += 1 }
                    return value
                }
                guard index < count, failure.withLock({ $0 == nil }) else { return }
                do {
                    let result = try body(index)
                    results.withLock { $0[index] = result }
                } catch {
                    failure.withLock { $0 = $0 ?? error }
                }
            }
        }
        for _ in 1..<max(1, min(jobs, count)) {
            finished.enter()
            Thread.detachNewThread {
                work()
                finished.leave()
            }
        }
        work()
        finished.wait()
        if let error = failure.withLock({ $0 }) { throw error }
        return results.withLock { found in (0..<count).compactMap { found[$0] } }
    }
}
