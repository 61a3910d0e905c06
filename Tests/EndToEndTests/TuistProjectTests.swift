import Foundation
import TestSupport
import Testing

/// Projects that only Tuist's manifests describe: helpers, a plug-in, several projects and generated accessors.
struct TuistProjectTests {
    private static let root = Example.repository.appendingPathComponent("Tests/Fixtures/Projects/TuistBakery").path

    @Test func manifestsAreRun() async throws {
        let run = try await DarkroomProgram.run(["targets", Self.root, "--json"])
        #expect(run.status == 0, "\(run.errors)")
        let targets = try #require(DarkroomProgram.result(run.output) as? [[String: Any]])
        #expect(targets.map { $0["name"] as? String } == ["BakeryWidget"])
        #expect(targets.first?["bundleIdentifier"] as? String == "com.example.bakery.BakeryWidget")
        #expect(targets.first?["minimumSystemVersion"] as? Int == 17)
        let sources = targets.first?["sources"] as? [String]
        #expect(sources == [Self.root + "/Projects/App/Widget/Sources/BakeryWidget.swift"])
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
        #expect(list.contains("fill #C06020"), "\(list)")
    }

    @Test func aManifestThatDoesNotCompileIsNamedWithItsLine() async throws {
        let folder = try temporaryFolder()
        let manifest = "import ProjectDescription\nlet project = Project(title: \"Clock\")\n"
        try manifest.write(to: folder.appendingPathComponent("Project.swift"), atomically: true, encoding: .utf8)
        let run = try await DarkroomProgram.run(["render", folder.path])
        #expect(run.status == 2)
        #expect(run.errors.contains("Project.swift:2:"), "\(run.errors)")
        #expect(run.errors.contains("generate the project with Tuist"), "\(run.errors)")
    }

    /// Keys are kept out of repositories, and no picture shows them.
    @Test func aSecretThatIsMissingIsToldAndStoodInFor() async throws {
        let folder = try temporaryFolder()
        let helpers = folder.appendingPathComponent("Tuist/ProjectDescriptionHelpers")
        try FileManager.default.createDirectory(at: helpers, withIntermediateDirectories: true)
        let helper =
            "import ProjectDescription\npublic let team: SettingsDictionary = [\"TEAM\": .string(Secrets.team)]\n"
        try helper.write(to: helpers.appendingPathComponent("Team.swift"), atomically: true, encoding: .utf8)
        let manifest = """
            import ProjectDescription
            import ProjectDescriptionHelpers
            let project = Project(name: "App", settings: .settings(base: team))
            """
        try manifest.write(to: folder.appendingPathComponent("Project.swift"), atomically: true, encoding: .utf8)
        let run = try await DarkroomProgram.run(["render", folder.path])
        #expect(run.status == 2)
        #expect(run.errors.contains("Secrets is not declared"), "\(run.errors)")
        #expect(run.errors.contains("has no widget extension"), "\(run.errors)")
    }
}
