import Foundation
import TestSupport
import Testing

/// Every command prints one document with `--json`, as `docs/schemas` describes it, and nothing else.
struct JSONDocumentTests {
    private static let schemas = Example.repository.appendingPathComponent("docs/schemas").path
    private static let weather = Example.nextEvent.folder

    /// Those without `--json`, with the reason.
    private static let others = [
        "help": "ArgumentParser's own", "mcp": "speaks a protocol of its own", "watch": "runs until it is stopped"
    ]

    /// Runs a command, and checks its document.
    ///
    /// - Returns: the result.
    @discardableResult
    private func document(
        _ words: [String], status: Int32 = 0, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> Any? {
        let run = try await DarkroomProgram.run(words + ["--json"])
        #expect(run.status == status, "\(run.errors)", sourceLocation: sourceLocation)
        let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
        let problems = try JSONSchema("\(Self.schemas)/\(words[0]).schema.json").problems(with: value)
        #expect(problems.isEmpty, "\(problems.prefix(8).joined(separator: "\n"))", sourceLocation: sourceLocation)
        let fields = try #require(value as? [String: Any], sourceLocation: sourceLocation)
        #expect(fields["exitStatus"] as? Int32 == status, sourceLocation: sourceLocation)
        #expect(run.output.hasSuffix("}\n"), sourceLocation: sourceLocation)
        return fields["result"]
    }

    private struct Tool: Decodable {
        struct Command: Decodable {
            struct Argument: Decodable {
                struct Name: Decodable {
                    var name: String
                }

                var names: [Name]?
            }

            var commandName: String
            var arguments: [Argument]?
            var subcommands: [Command]?
        }

        var command: Command
    }

    @Test func everyCommandHasTheFlagAndASchema() async throws {
        let run = try await DarkroomProgram.run(["--experimental-dump-help"])
        let tool = try JSONDecoder().decode(Tool.self, from: Data(run.output.utf8))
        let commands = (tool.command.subcommands ?? []).filter { Self.others[$0.commandName] == nil }
        #expect(commands.count > 20)
        for command in commands {
            let names = (command.arguments ?? []).flatMap { $0.names ?? [] }.map(\.name)
            #expect(names.contains("json"), "\(command.commandName) has no --json")
        }
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.schemas)
        #expect(
            Set(files) == Set((commands.map(\.commandName) + ["common"]).map { "\($0).schema.json" }),
            "docs/schemas has a schema for each command")
    }

    @Test func whatIsDrawnIsDescribed() async throws {
        let folder = try TemporaryOutput()
        let few = ["--family", "systemSmall", "--scheme", "light", "--scale", "1", "--entries", "0"]
        let rendered = try #require(
            try await document(["render", Self.weather, "--output", folder["out"]] + few) as? [String: Any])
        let runs = try #require(rendered["runs"] as? [[String: Any]])
        let images = try #require(runs.first?["images"] as? [[String: Any]])
        #expect(!images.isEmpty)
        for image in images {
            let file = try #require(image["file"] as? String)
            #expect(FileManager.default.fileExists(atPath: "\(folder["out"])/\(file)"))
        }
        // Now there is something that is unchanged.
        try await document(["render", Self.weather, "--output", folder["out"]] + few)
        let plan = try await document(["plan", Self.weather] + few) as? [Any]
        #expect(plan?.count == images.count)
        try await document(["benchmark", Self.weather, "--repeats", "1", "--jobs", "1"] + few)
        try await document(["explain", Self.weather] + few)
        try await document(["explain", Self.weather, "--at", "20,20"] + few)
        try await document(["explain", Self.weather, "--accessibility"] + few)
        try await document(["timeline", Self.weather, "--output", folder["time"], "--for", "1h"] + few.dropLast(2))
        try await document(["site", folder["out"], "--output", folder["site"]])
        try await document(["sheet", folder["out"], "--output", folder["sheet.png"]])
        try await document(["compose", folder["out"], "--as", "home-screen", "--output", folder["composed"]])
        for number in 1...2 {
            try await document(
                ["render", Self.weather, "--output", folder["part\(number)"], "--shard", "\(number)/2"] + few)
        }
        try await document(["join", folder["part1"], folder["part2"], "--output", folder["joined"]])
    }

    @Test func whatIsComparedIsDescribed() async throws {
        let folder = try TemporaryOutput()
        let few = ["--family", "systemSmall", "--scheme", "light", "--entries", "0"]
        let place = ["--goldens", folder["goldens"]]
        try await document(
            ["verify", Self.weather, "--report", folder["report"], "--record", "missing"] + place + few)
        let png = try #require(
            try FileManager.default.subpathsOfDirectory(atPath: folder["goldens"]).first { $0.hasSuffix(".png") })
        try FileManager.default.removeItem(atPath: "\(folder["goldens"])/\(png)")
        let missing = try #require(
            try await document(
                ["verify", Self.weather, "--report", folder["report"], "--record", "never"] + place + few, status: 1)
                as? [String: Any])
        #expect((missing["counts"] as? [String: Int])?["missing"] == 1)
        try await document(["report", folder["report"], "--output", folder["merged"], "--exit-zero"])
        let accepted = try await document(["accept", "--from", folder["report"]] + place) as? [String: Any]
        #expect(accepted?["kept"] as? Int == 1)
        try await document(["prune", Self.weather, "--dry-run"] + place)
    }

    @Test func whatIsListedIsDescribed() async throws {
        let project = Example.repository.appendingPathComponent("Tests/Fixtures/Projects/SeveralExtensions").path
        let tapped = Example.repository.appendingPathComponent("Tests/Fixtures/Widgets/UsesAppIntents").path
        for words in [
            ["devices"], ["config", Self.weather], ["config", "--schema"], ["flags"], ["targets", project],
            ["doctor", project], ["build", Self.weather], ["configurations", Example.weather.folder],
            ["previews", Example.weather.folder, "--list"], ["tap", tapped, "--list"]
        ] {
            try await document(words)
        }
        let folder = try TemporaryOutput()
        try await document(["tap", tapped, "--at", "20,20", "--output", folder["tap"]])
        try await document([
            "previews", Example.weather.folder, "--output", folder["previews"], "--scale", "1", "--filter", "small"
        ])
        let several = try await document([
            "render", project, "--output", folder["several"], "--scale", "1", "--family", "systemSmall", "--variant",
            "snapshot", "--scheme", "light"
        ])
        #expect(((several as? [String: Any])?["runs"] as? [Any])?.count == 2)
    }

    @Test(arguments: [
        (["render", "nowhere"], "render", 2, "usage"), (["render", "--no-such-option"], "render", 2, "usage"),
        (["plan", "\(weather)", "--family", "x"], "plan", 2, "usage"), (["verify"], "verify", 2, "usage")
    ])
    func mistakesAreToldInJSON(_ words: [String], _ command: String, _ status: Int32, _ kind: String) async throws {
        let run = try await DarkroomProgram.run(words + ["--json"])
        #expect(run.status == status)
        let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        #expect(value?["command"] as? String == command && value?["exitStatus"] as? Int32 == status)
        let error = try #require(value?["error"] as? [String: Any])
        #expect(error["kind"] as? String == kind && (error["message"] as? String)?.isEmpty == false)
        #expect(value?["result"] == nil)
        #expect(run.errors.isEmpty, "what the document says is not said again: \(run.errors)")
    }

    @Test func theCheckSeesWhatIsWrong() throws {
        let schema = try JSONSchema("\(Self.schemas)/flags.schema.json")
        let wrong: [String: Any] = [
            "schemaVersion": 2, "command": "flags", "exitStatus": 0, "result": ["flags": [1], "more": true]
        ]
        let problems = try schema.problems(with: wrong)
        #expect(problems.contains("$.schemaVersion is not 1"))
        #expect(problems.contains("$.result.flags[0] is not of type string"))
        #expect(problems.contains("$.result.more is not described"))
        #expect(try schema.problems(with: ["schemaVersion": 1, "command": "flags", "exitStatus": 2]) != [])
    }
}

/// A folder that goes with the test.
private final class TemporaryOutput {
    private let url = FileManager.default.temporaryDirectory.appendingPathComponent("darkroom-\(UUID().uuidString)")

    init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: url) }

    subscript(name: String) -> String { url.appendingPathComponent(name).path }
}
