import Foundation
import TestSupport
import Testing

/// Projects that only Tuist's manifests describe: helpers, a plug-in, several projects and generated accessors.
struct TuistProjectTests {
    private static let root = Example.repository.appendingPathComponent("Tests/Fixtures/Projects/TuistBakery").path

    @Test func manifestsAreRun() async throws {
        let run = try await DarkroomProgram.run(["targets", Self.root, "--json"])
        #expect(run.status == 0, "\(run.errors)")
        for text in ["BakeryWidget", "com.example.bakery.BakeryWidget", "17.0"] {
            #expect(run.output.contains("\"\(text)\""), "\(text): \(run.output)")
        }
    }

    @Test func theWidgetOfAWorkspaceIsDrawn() async throws {
        let output = FileManager.default.temporaryDirectory.appendingPathComponent("darkroom-\(UUID().uuidString)")
        let rendered = RenderedFolder(url: output)
        defer { rendered.remove() }
        let run = try await DarkroomProgram.run([
            "render", Self.root, "--output", output.path, "--variant", "snapshot", "--scheme", "light",
            "--display-lists", "--fail-on", "warning"
        ])
        #expect(run.status == 0, "\(run.errors)")
        let file = try #require(rendered.files().first { $0.key.hasSuffix("snapshot-light.txt") }?.value)
        let list = String(decoding: file, as: UTF8.self)
        for text in ["Out of the oven", "3 loaves of rye", "Fresh"] { #expect(list.contains("\"\(text)\""), "\(list)") }
        #expect(list.contains("0.753 0.376 0.125") || list.lowercased().contains("c06020"), "\(list)")
    }

    @Test func aManifestThatDoesNotCompileIsNamedWithItsLine() async throws {
        let folder = try temporaryFolder()
        let manifest = "import ProjectDescription\nlet project = Project(title: \"Clock\")\n"
        try manifest.write(to: folder.appendingPathComponent("Project.swift"), atomically: true, encoding: .utf8)
        let run = try await DarkroomProgram.run(["render", folder.path])
        #expect(run.status == 2)
        #expect(run.errors.contains("Project.swift:2:"), "\(run.errors)")
        #expect(run.errors.contains("make the project with Tuist"), "\(run.errors)")
    }
}
