import Foundation
import TestSupport
import Testing

/// `darkroom report`, about reports that no run has written.
struct ReportTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("report-\(UUID().uuidString)")
        .path

    /// Writes the report of a shard, and returns its folder.
    private func shard(_ number: Int, of count: Int, goldens: String = "Goldens") throws -> String {
        let path = "\(folder)/shard-\(number)", state = number == 1 ? "changed" : "unchanged"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        let text = """
            {"schemaVersion": 1, "renderer": {"name": "darkroom", "version": "1.0"}, "goldens": "\(goldens)",
             "settings": [], "targets": [{"name": "Clock", "path": "App/Clock"}], "shards": ["\(number)/\(count)"],
             "snapshots": [{"file": "Clock/systemSmall/\(number).png", "state": "\(state)",
                "subject": {"target": "Clock", "kind": "Clock", "family": "systemSmall"},
                "changes": [{"text": "Text \\"3\\" → \\"4\\"", "view": [], "source": {"file": "Clock.swift", "line": 7}}]}]}
            """
        try Data(text.utf8).write(to: URL(fileURLWithPath: path + "/report.json"))
        return path
    }

    private func run(_ arguments: String..., environment: [String: String] = [:]) async throws -> ProgramRun.Result {
        // Not what a service that runs this test has set.
        let quiet = ["GITHUB_ACTIONS": "", "GITHUB_STEP_SUMMARY": ""].merging(environment) { $1 }
        return try await ProgramRun.run(DarkroomProgram.path, ["report"] + arguments, environment: quiet)
    }

    @Test func shardsBecomeOneReportInEveryFormat() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let (one, two) = (try shard(1, of: 2), try shard(2, of: 2)), merged = folder + "/merged"
        let summary = folder + "/step-summary"
        let answer = try await run(
            one, two, "--output", merged, "--format", "html,junit,markdown,github,json,sarif",
            environment: ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": summary])
        #expect(answer.status == 1, "\(answer.errors)")
        #expect(answer.output.contains("::error file=Clock.swift,line=7,title=Clock/systemSmall/1.png changed::Text"))
        #expect(answer.output.contains("1 changed, 1 unchanged"))
        for file in ["index.html", "junit.xml", "summary.md", "annotations.txt", "report.json", "report.sarif"] {
            #expect(FileManager.default.fileExists(atPath: "\(merged)/\(file)"), "\(file)")
        }
        #expect(
            try String(contentsOfFile: summary, encoding: .utf8).contains("Widget snapshots: 1 changed, 1 unchanged"))
        let report = try String(contentsOfFile: merged + "/report.json", encoding: .utf8)
        #expect(!report.contains("shards"))
        #expect(try await run(two, one, "--output", merged, "--exit-zero").status == 0)
        #expect(try String(contentsOfFile: merged + "/report.json", encoding: .utf8) == report)
        #expect(!FileManager.default.fileExists(atPath: merged + "/junit.xml"))
    }

    @Test func whatIsMissingOrDoesNotBelongIsNamed() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let one = try shard(1, of: 3), two = try shard(2, of: 3, goldens: "Other"), merged = folder + "/merged"
        let part = try await run(one, "--output", merged)
        #expect(part.status == 1 && part.errors.contains("shards 2/3, 3/3 are not in the report"))
        let mixed = try await run(one, two, "--output", merged)
        #expect(mixed.status == 2 && mixed.errors.contains("different goldens (Goldens; Other)"))
        let nowhere = try await run(folder + "/nowhere", "--output", merged)
        #expect(nowhere.status == 2 && nowhere.errors.contains("there is no \(folder)/nowhere/report.json"))
        let format = try await run(one, "--output", merged, "--format", "pdf")
        #expect(format.status == 2 && format.errors.contains("--format pdf: no such format; use html, junit"))
        // A folder of something else is left as it is.
        try Data("mine".utf8).write(to: URL(fileURLWithPath: folder + "/index.html"))
        let taken = try await run(one, "--output", folder)
        #expect(taken.status == 2 && taken.errors.contains("the folder contains other files"))
        #expect(try String(contentsOfFile: folder + "/index.html", encoding: .utf8) == "mine")
    }
}
