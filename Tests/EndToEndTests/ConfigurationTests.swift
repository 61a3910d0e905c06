import Foundation
import TestSupport
import Testing

/// A project with a `darkroom.yml` above its widget.
struct ConfigurationTests {
    private struct Project {
        let folder: URL
        var widget: String { folder.path + "/Widget" }

        init(_ settings: String) throws {
            folder = try temporaryFolder()
            let example = packageFolder.appendingPathComponent("Tests/Fixtures/Widgets/AsksDevice")
            try FileManager.default.copyItem(at: example, to: folder.appendingPathComponent("Widget"))
            try Data(settings.utf8).write(to: folder.appendingPathComponent("darkroom.yml"))
        }

        func run(_ words: String...) async throws -> ProgramRun.Result {
            try await ProgramRun.run(DarkroomProgram.path, words)
        }
    }

    private static let settings = """
        schemes: [dark]
        locales: [de, ja]
        presets:
          quick:
            locales: de
        """

    @Test func theFileIsAsIfItWereTyped() async throws {
        let project = try Project(Self.settings)
        let filed = try await project.run("plan", project.widget)
        let typed = try await project.run("plan", project.widget, "--scheme", "dark", "--locale", "de,ja")
        #expect(filed.status == 0, "\(filed.errors)")
        #expect(filed.output == typed.output)
        let quick = try await project.run("plan", project.widget, "--preset", "quick")
        #expect(quick.output == (try await project.run("plan", project.widget, "--locale", "de")).output)
        #expect(quick.output != filed.output)
    }

    @Test func eachSettingSaysWhereItComesFrom() async throws {
        let project = try Project(Self.settings)
        let run = try await project.run("config", project.widget, "--preset", "quick", "--scheme", "light")
        #expect(run.status == 0, "\(run.errors)")
        let lines = run.output.split(separator: "\n")
        #expect(lines.contains { $0.contains("locale") && $0.contains("darkroom.yml:5 (preset quick)") })
        #expect(lines.contains { $0.contains("scheme") && $0.contains("light") && $0.contains("--scheme") })
    }

    @Test func mistakesEndTheRunBeforeAnythingIsDrawn() async throws {
        let project = try Project("schemes: [drak]\nlocale: xx_YY\n")
        let run = try await project.run("render", project.widget, "--output", project.folder.path + "/out")
        #expect(run.status == 2)
        #expect(run.errors.contains("darkroom.yml:1:11: schemes: 'drak' is not known; the nearest is 'dark'"))
        #expect(run.errors.contains("darkroom.yml:2:9: locale:"))
        #expect(!FileManager.default.fileExists(atPath: project.folder.path + "/out"))
    }
}
