import Foundation
import GoldenFixtures
import Testing
import WidgetSnapshotTesting

/// Our own pictures at zero tolerance: they say that something changed, not that it is right. What Apple's systems
/// measure stands in TruthTests and in the fixtures' expected frames.
@Suite("Goldens") @MainActor
struct GoldenTests {
    @Test("Every fixture draws what is kept", arguments: Fixture.all)
    func matches(_ fixture: Fixture) async throws {
        let check = try GoldenCheck(goldens: .committed())
        for problem in try await check.problems(of: fixture) { Issue.record("\(problem)") }
    }

    @Test("Every golden has a fixture")
    func noObsoleteGoldens() throws {
        let orphans = try DrawingGoldens.committed().orphans(besides: Fixture.all.map(\.description)) {
            !$0.hasPrefix("examples/") && !$0.hasPrefix("compositions/")
        }
        for orphan in orphans { Issue.record("\(orphan)") }
    }

    @Test("No two fixtures share a golden")
    func namesAreUnique() {
        let names = Dictionary(grouping: Fixture.all, by: \.description)
        #expect(names.filter { $0.value.count > 1 }.keys.sorted() == [])
    }
}
