import Foundation
import TestSupport
import Testing

/// Two runs in separate processes write the same bytes, pictures, manifest and page alike.
@Suite(.timeLimit(.minutes(20)), .serialized)
struct DeterminismTests {
    @Test("The same bytes with one and with two workers", arguments: Example.allCases)
    func jobs(_ example: Example) async throws {
        let one = try await example.render(["--jobs", "1"]), two = try await example.render(["--jobs", "2"])
        defer {
            one.remove()
            two.remove()
        }
        let first = try one.files(), second = try two.files()
        #expect(first.count > 10)
        expectEqual(first, second)
    }

    private func expectEqual(_ first: [String: Data], _ second: [String: Data]) {
        #expect(first.keys.sorted() == second.keys.sorted())
        let different = first.keys.filter { first[$0] != second[$0] }.sorted()
        #expect(different.isEmpty, "these files differ: \(different.prefix(5).joined(separator: ", "))")
    }
}
