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

    @Test func otherCommandsAskForOne() async throws {
        let run = try await DarkroomProgram.run(["plan", project])
        #expect(run.status == 2)
        #expect(run.errors.contains("extensions; choose one with --target: 'Clock Widget', 'Steps Widget'"))
        let two = try await DarkroomProgram.run(["plan", "\(project)/Clock", "\(project)/Steps"])
        #expect(two.status == 2 && two.errors.contains("'darkroom plan' accepts one path"), "\(two.errors)")
    }
}
