import Foundation
import TestSupport
import Testing
import WidgetSnapshotTesting

/// The examples as whole widgets, rendered by the command and held against `golden/examples` at zero tolerance, each
/// with its display list. At one pixel per point, so that they stay small: the first entry and the placeholder, and of
/// those that are full of pictures only the light scheme.
@Suite(.timeLimit(.minutes(20)))
struct ExampleGoldenTests {
    @Test("Every widget of the examples is drawn as it is kept", arguments: Example.allCases)
    func matches(_ example: Example) async throws {
        let rendered = try await example.render(
            [
                "--scale", "1", "--entries", "0", "--variant", "timeline,placeholder,current,state", "--display-lists"
            ] + (Example.showcases.contains(example) ? ["--scheme", "light"] : []))
        defer { rendered.remove() }
        let folder = "examples/\(example.rawValue)"
        let goldens = try DrawingGoldens(
            folder: packageFolder.appendingPathComponent("golden"),
            failures: packageFolder.appendingPathComponent(".build/snapshot-failures/golden")
        ) { "make record RECORD=\($0.rawValue) FILTER=ExampleGoldenTests" }
        let files = try rendered.files()
        let names = files.keys.filter { $0.hasSuffix(".png") }.map { String($0.dropLast(4)) }.sorted()
        #expect(names.count >= 4)
        for name in names {
            let drawing = DrawingGoldens.Drawing(
                png: try #require(files["\(name).png"]),
                text: String(decoding: try #require(files["\(name).txt"]), as: UTF8.self))
            if let problem = try goldens.problem(named: "\(folder)/\(name)", drawing) { Issue.record("\(problem)") }
        }
        let orphans = try goldens.orphans(besides: names.map { "\(folder)/\($0)" }) { $0.hasPrefix(folder + "/") }
        for orphan in orphans { Issue.record("\(orphan)") }
    }
}
