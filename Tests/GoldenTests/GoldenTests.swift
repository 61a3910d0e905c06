import Foundation
import GoldenFixtures
import GoldenSupport
import Testing

/// Our own pictures at zero tolerance: they say that something changed, not that it is right. What Apple's systems
/// measure stands in TruthTests and in the fixtures' expected frames.
@Suite("Goldens") @MainActor
struct GoldenTests {
    @Test("Every fixture draws what is kept", arguments: Fixture.all)
    func matches(_ fixture: Fixture) async throws {
        let check = try GoldenCheck(store: .committed, failures: .standard, mode: .current())
        for problem in try await check.problems(of: fixture) { Issue.record("\(problem)") }
    }

    @Test("Every golden has a fixture")
    func noObsoleteGoldens() throws {
        let mode = try RecordMode.current()
        let obsolete = GoldenStore.committed.obsoleteFiles(keeping: Fixture.all.map(\.description))
            .filter { !$0.hasPrefix("examples/") && !$0.hasPrefix("compositions/") }
        if mode.removesObsolete { return try GoldenStore.committed.remove(obsolete) }
        #expect(
            obsolete.isEmpty,
            """
            no fixture draws golden/\(obsolete.joined(separator: ", golden/")); \
            remove: \(RecordMode.command(.failed, filter: "GoldenTests"))
            """
        )
    }

    @Test("No two fixtures share a golden")
    func namesAreUnique() {
        let names = Dictionary(grouping: Fixture.all, by: \.description)
        #expect(names.filter { $0.value.count > 1 }.keys.sorted() == [])
    }
}
