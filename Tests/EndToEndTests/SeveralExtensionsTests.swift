import Foundation
import TestSupport
import Testing

/// A project with two widget extensions for iOS, one of them for macOS too, and one for macOS alone.
struct SeveralExtensionsTests {
    private let project = Example.repository.appendingPathComponent("Tests/Fixtures/Projects/SeveralExtensions").path
    private let output = FileManager.default.temporaryDirectory.appendingPathComponent("several-\(UUID().uuidString)")

    private func render(_ words: String...) async throws -> (status: Int32, output: String, errors: String) {
        let run = try await DarkroomProgram.run(
            ["render"] + words + ["--variant", "snapshot", "--scheme", "light", "--output", output.path])
        return (run.status, run.output, run.errors)
    }

    private func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: output.appendingPathComponent(path).path)
    }

    @Test func thoseForiOSAreRenderedAndJoinedOnOnePage() async throws {
        defer { try? FileManager.default.removeItem(at: output) }
        let run = try await render(project)
        #expect(run.status == 0, "\(run.errors)")
        #expect(exists("Clock Widget/Clock/systemSmall/snapshot-light.png"))
        #expect(exists("Steps Widget/Steps/systemSmall/snapshot-light.png"))
        #expect(!exists("Mac Widget"))
        #expect(run.output.hasSuffix("2 images of 2 widget extensions.\nOpen \(output.path)/index.html\n"))
        let page = try String(contentsOf: output.appendingPathComponent("index.html"), encoding: .utf8)
        #expect(page.contains("Clock") && page.contains("Steps"))
    }

    @Test func oneForAnotherSystemSaysSo() async throws {
        defer { try? FileManager.default.removeItem(at: output) }
        let run = try await render(project, "--target", "Mac Widget")
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.errors.contains("warning: Mac Widget is built for macOS; compiling it for iOS"))
        #expect(exists("Mac/systemSmall/snapshot-light.png"))
    }

    @Test func severalPathsAreRenderedIntoOneFolder() async throws {
        defer { try? FileManager.default.removeItem(at: output) }
        let run = try await render("\(project)/Clock", "\(project)/Missing", "\(project)/Steps")
        // What others have to show is worth having.
        #expect(run.status == 2, "\(run.errors)")
        #expect(run.errors.contains("error: Missing: "), "\(run.errors)")
        #expect(exists("Clock/Clock/systemSmall/snapshot-light.png"))
        #expect(exists("Steps/Steps/systemSmall/snapshot-light.png"))
        #expect(exists("index.html"))
    }

    @Test func aKindIsOneExtensions() async throws {
        defer { try? FileManager.default.removeItem(at: output) }
        let run = try await render(project, "--kind", "Clock")
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.errors.contains("note: Steps Widget has no widget of the kind that --kind names and is left out"))
        #expect(exists("Clock Widget/Clock/systemSmall/snapshot-light.png") && !exists("Steps Widget"))
        let none = try await render(project, "--kind", "Clocks")
        #expect(none.status == 2 && none.errors.contains("did you mean 'Clock'?"), "\(none.errors)")
    }

    @Test func shardsOfSeveralAreJoinedToTheWhole() async throws {
        defer { try? FileManager.default.removeItem(at: output) }
        func run(_ words: [String]) async throws {
            let run = try await DarkroomProgram.run(words)
            #expect(run.status == 0, "\(run.errors)")
        }
        let plain = ["--variant", "snapshot", "--output"], place = output.path
        for part in 1...2 { try await run(["render", project, "--shard", "\(part)/2"] + plain + ["\(place)/\(part)"]) }
        try await run(["render", project] + plain + ["\(place)/whole"])
        try await run(["join", "\(place)/1", "\(place)/2", "--output", "\(place)/joined"])
        let whole = try RenderedFolder(url: output.appendingPathComponent("whole")).files()
        #expect(try RenderedFolder(url: output.appendingPathComponent("joined")).files() == whole)
        #expect(whole["index.html"] != nil && whole["Clock Widget/manifest.json"] != nil)
    }

    /// Its goldens would stay for ever.
    @Test func goldensOfATargetThatIsGoneCanBeRemoved() async throws {
        let sandbox = try temporaryFolder(), app = sandbox.path + "/App", goldens = sandbox.path + "/Goldens"
        try FileManager.default.copyItem(atPath: project, toPath: app)
        func run(_ command: String, _ words: String...) async throws -> (status: Int32, output: String, errors: String)
        {
            let report = command == "verify" ? ["--report", sandbox.path + "/report"] : []
            let run = try await DarkroomProgram.run([command, app, "--goldens", goldens] + report + words)
            return (run.status, run.output, run.errors)
        }
        #expect(try await run("verify", "--record", "missing").status == 0)
        try FileManager.default.removeItem(atPath: app + "/Steps")
        let rest = try await run("verify", "--record", "never")
        #expect(rest.errors.contains("warning: Steps Widget is left out: the project names it"), "\(rest.errors)")
        #expect(rest.errors.contains("of Steps Widget, which isn't in this run"), "\(rest.errors)")
        #expect(try await run("prune").output.contains("Removed 0 goldens"))
        let kept = try await run("prune", "--removed-target", "Clock Widget")
        #expect(kept.status == 2 && kept.errors.contains("the target exists"), "\(kept.errors)")
        #expect(try await run("prune", "--removed-target", "Steps Widget").status == 0)
        #expect(!FileManager.default.fileExists(atPath: goldens + "/Steps"))
        #expect(!(try await run("verify", "--record", "never")).errors.contains("which isn't in this run"))
    }

    @Test func otherCommandsAskForOne() async throws {
        let run = try await DarkroomProgram.run(["plan", project])
        #expect(run.status == 2)
        #expect(run.errors.contains("extensions; choose one with --target: 'Clock Widget', 'Steps Widget'"))
        let two = try await DarkroomProgram.run(["plan", "\(project)/Clock", "\(project)/Steps"])
        #expect(two.status == 2 && two.errors.contains("'darkroom plan' accepts one path"), "\(two.errors)")
    }
}
