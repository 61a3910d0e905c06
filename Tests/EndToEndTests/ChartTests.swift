import Foundation
import TestSupport
import Testing

/// Widgets with charts, compiled and rendered by the command.
struct ChartTests {
    @Test func chartsAreDrawn() async throws {
        let folder = Example.repository.appendingPathComponent("Tests/Fixtures/Widgets/UsesCharts").path
        let output = FileManager.default.temporaryDirectory.appendingPathComponent("darkroom-\(UUID().uuidString)")
        let rendered = RenderedFolder(url: output)
        defer { rendered.remove() }
        let run = try await DarkroomProgram.run([
            "render", folder, "--output", output.path, "--variant", "snapshot", "--scheme", "light", "--scale", "1",
            "--display-lists", "--fail-on", "note", "--allow", "low-contrast"
        ])
        #expect(run.status == 0, "\(run.errors)")
        let lists = try rendered.files().filter { $0.key.hasSuffix(".txt") }
            .mapValues { String(decoding: $0, as: UTF8.self) }
        func texts(_ path: String) throws -> Set<String> {
            let list = try #require(lists.first { $0.key.contains(path) }?.value)
            return Set(
                list.matches(of: #/glyphs "([^"]+)"/#).map {
                    // Times have a narrow space that does not break.
                    String($0.1).replacingOccurrences(of: "\u{202F}", with: " ")
                })
        }
        let tide = try texts("Tide/systemMedium/snapshot")
        #expect(tide.isSuperset(of: ["Harbour", "12 AM", "6 AM", "12 PM", "6 PM"]), "\(tide)")
        #expect(tide.contains { $0.hasPrefix("2") } && tide.contains { $0.hasPrefix("4") })
        // The small one has no vertical axis.
        #expect(try !texts("Tide/systemSmall/snapshot").contains { $0.hasSuffix(" m") })
        let budget = try texts("Budget/systemMedium/snapshot")
        #expect(budget.isSuperset(of: ["Rent", "Food", "Travel", "Sep", "Oct", "Nov", "Dec", "Year"]), "\(budget)")
    }
}
