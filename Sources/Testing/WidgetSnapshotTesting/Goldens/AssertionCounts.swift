import Synchronization

/// How many assertions of each name there were.
final class AssertionCounts: Sendable {
    /// Of the test that runs, where a trait says when it begins.
    @TaskLocal static var ofTest: AssertionCounts?
    private static let ofProcess = AssertionCounts()

    static var current: AssertionCounts { ofTest ?? ofProcess }

    private let counts = Mutex<[String: Int]>([:])

    /// The number of the next assertion of that name, from 1.
    func next(_ name: String) -> Int {
        counts.withLock { counts in
            counts[name, default: 0] += 1
            return counts[name]!
        }
    }
}
