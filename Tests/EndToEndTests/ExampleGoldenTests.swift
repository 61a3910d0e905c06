import Foundation
import GoldenSupport
import Testing

/// The examples as whole widgets, rendered by the command and held against `golden/examples` at zero tolerance, each
/// with its display list. At one pixel per point, so that they stay small: the first entry and the placeholder.
@Suite(.timeLimit(.minutes(20)))
struct ExampleGoldenTests {
    @Test("Every widget of the examples is drawn as it is kept", arguments: Example.allCases)
    func matches(_ example: Example) async throws {
        let rendered = try await example.render([
            "--scale", "1", "--entries", "0", "--variant", "timeline", "--variant", "placeholder", "--display-lists",
        ])
        defer { rendered.remove() }
        let mode = try RecordMode.current(), store = GoldenStore.committed
        let files = try rendered.files()
        let names = files.keys.filter { $0.hasSuffix(".png") }.map { String($0.dropLast(4)) }.sorted()
        #expect(names.count >= 4)
        for name in names {
            let golden = try Golden(
                png: #require(files["\(name).png"]),
                text: String(decoding: #require(files["\(name).txt"]), as: UTF8.self))
            let problem = try store.problem(
                named: "examples/\(example.rawValue)/\(name)", actual: golden, failures: .standard, mode: mode,
                filter: "ExampleGoldenTests")
            if let problem { Issue.record("\(problem)") }
        }
        try checkObsolete(example, names, store, mode)
    }

    private func checkObsolete(_ example: Example, _ names: [String], _ store: GoldenStore, _ mode: RecordMode) throws {
        let folder = "examples/\(example.rawValue)/"
        let obsolete = store.obsoleteFiles(keeping: names.map { folder + $0 }).filter { $0.hasPrefix(folder) }
        if mode.removesObsolete { return try store.remove(obsolete) }
        #expect(obsolete.isEmpty, "no widget draws golden/\(obsolete.joined(separator: ", golden/"))")
    }
}
