import Foundation
import TestSupport
import Testing

/// A folder whose views take symbols of every kind, with and without drawings of the user's own.
struct SymbolTests {
    private static let fixtures = Example.repository.appendingPathComponent("Tests/Fixtures")

    private func render(_ options: [String]) async throws -> (list: String, manifest: String) {
        let output = FileManager.default.temporaryDirectory.appendingPathComponent("darkroom-\(UUID().uuidString)")
        let rendered = RenderedFolder(url: output)
        defer { rendered.remove() }
        let run = try await DarkroomProgram.run(
            [
                "render", Self.fixtures.appendingPathComponent("Widgets/UsesSymbols").path, "--output", output.path,
                "--variant", "snapshot", "--scheme", "light", "--scale", "2", "--display-lists", "--fail-on", "warning"
            ] + options)
        #expect(run.status == 0, "\(run.errors)")
        let files = try rendered.files()
        func text(_ ending: String) throws -> String {
            String(decoding: try #require(files.first { $0.key.hasSuffix(ending) }?.value), as: UTF8.self)
        }
        return (try text("snapshot-light.txt"), try text("manifest.json"))
    }

    @Test("The set's two layers take the two styles, and drawings of one's own stand for the packaged ones")
    func symbols() async throws {
        let packaged = try await render([])
        // Orange of the primary layer and blue of the secondary one.
        for color in ["#FF8D28", "#0088FF"] { #expect(packaged.list.uppercased().contains(color)) }
        #expect(!packaged.manifest.contains("\"symbols\" : ["))
        let own = try await render(["--symbols", Self.fixtures.appendingPathComponent("Symbols").path])
        #expect(own.manifest.contains("\"symbols\" : ["))
        #expect(own.list != packaged.list)
    }

    @Test("A folder that is not there, or holds no drawing, ends the command")
    func wrongFolder() async throws {
        let widget = Self.fixtures.appendingPathComponent("Widgets/UsesSymbols").path
        for (folder, message) in [("/nowhere", "--symbols /nowhere: "), (widget, "the folder contains no symbol files")]
        {
            let run = try await DarkroomProgram.run(["plan", widget, "--symbols", folder])
            #expect(run.status == 2)
            #expect(run.errors.contains(message), "\(run.errors)")
        }
    }
}
