import Foundation
import Launch
import TestSupport
import Testing

/// A widget that reads what its app has written and what servers answer.
@Suite(.timeLimit(.minutes(20)))
struct AppGroupStoreTests {
    private static let fixtures = Example.repository.appendingPathComponent("Tests/Fixtures")
    private static let folder = fixtures.appendingPathComponent("Widgets/UsesSharedData").path
    private static let data = [
        "--app-group", fixtures.appendingPathComponent("AppData").path,
        "--responses", fixtures.appendingPathComponent("Responses").path
    ]

    private struct Rendered {
        var files: [String: Data]
        var manifest: [String: Any]

        func list(_ name: String) -> String { files["\(name).txt"].map { String(decoding: $0, as: UTF8.self) } ?? "" }
        var pictures: [String: Data] { files.filter { $0.key.hasSuffix(".png") } }
        var dataFindings: [(code: String, message: String)] {
            ((manifest["dataFindings"] as? [[String: Any]]) ?? []).map {
                ($0["code"] as? String ?? "", $0["message"] as? String ?? "")
            }
        }
    }

    private func render(_ arguments: [String]) async throws -> Rendered {
        let output = FileManager.default.temporaryDirectory.appendingPathComponent("darkroom-\(UUID().uuidString)")
        let rendered = RenderedFolder(url: output)
        defer { rendered.remove() }
        let run = try await DarkroomProgram.run(
            ["render", Self.folder, "--output", output.path, "--display-lists", "--scheme", "light"] + arguments)
        #expect(run.status == 0, "\(run.errors)")
        let files = try rendered.files()
        let manifest = try JSONSerialization.jsonObject(with: try #require(files["manifest.json"])) as? [String: Any]
        return Rendered(files: files, manifest: try #require(manifest))
    }

    @Test func readsTheAppsDataAndTheServersAnswers() async throws {
        let rendered = try await render(
            Self.data + [
                "--variant", "timeline", "--variant", "snapshot", "--fail-on", "note", "--allow",
                "low-contrast,small-text"
            ])
        let timeline = rendered.list("dealer/systemMedium/timeline-0-light")
        for text in [
            "dealer 42", "Closed on Monday", "Kyiv & Oslo", "limit 3.0", "2025-12-31T08:00:00Z", "session",
            "refreshes 1",
            "km", "written 1", "count 17", "Winter tyres, Oil", "[503, 201, 201]", "Drive well", "one|two|three",
            "plain contents", "accent teal", "seen 1", "token abc123"
        ] {
            #expect(timeline.contains("\"\(text)\""), "\(text) in \(timeline)")
        }
        // What the timeline has written is nobody else's.
        #expect(rendered.list("dealer/systemMedium/snapshot-light").contains("\"refreshes 0\""))
        #expect(rendered.list("dealer/systemLarge/timeline-0-light").contains("\"seen 1\""))
        let settings = try #require(rendered.manifest["settings"] as? [String: Any])
        #expect(settings["appGroups"] as? [String] == ["group.com.example.dealers", "standard"])
        #expect(settings["network"] as? String == "recorded")
        #expect(rendered.manifest["dataFindings"] == nil)
    }

    @Test func doesNotDependOnTheNumberOfWorkers() async throws {
        let device = ["--device", "iphone-16", "--device", "iphone-se-3"]
        let one = try await render(Self.data + device + ["--jobs", "1"])
        let three = try await render(Self.data + device + ["--jobs", "3"])
        #expect(one.files == three.files)
        #expect(one.pictures.count == 16)
    }

    /// An optimized call of `UserDefaults(suiteName:)` calls another of Foundation's functions than one that is not.
    @Test func optimizedProgramsReadTheAppsData() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("optimized-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let source = folder.appendingPathComponent("main.swift"),
            program = folder.appendingPathComponent("program").path
        try """
        import Foundation
        import SwiftUI

        final class Mine: UserDefaults {
            init?(own suite: String) { super.init(suiteName: suite) }
        }

        print(UserDefaults(suiteName: "group.com.example.dealers")?.integer(forKey: "dealerId") ?? -1)
        UserDefaults().set("written", forKey: "word")
        print(UserDefaults.standard.string(forKey: "word") ?? "", UserDefaults(suiteName: nil) is Mine)
        print(Mine(own: "group.com.example.dealers") != nil)
        """.write(to: source, atomically: true, encoding: .utf8)
        let flags = try await DarkroomProgram.run(["flags"]).output.split(whereSeparator: \.isWhitespace).map(
            String.init)
        // As SwiftPM passes them on: compiler flags as they are, the library among the linker's inputs.
        var arguments = ["swiftc", "-O", source.path, "-o", program]
        for (option, value) in zip(flags, flags.dropFirst()) {
            if option == "-Xswiftc" { arguments.append(value) }
            if option == "-Xlinker" { arguments += value.hasSuffix(".so") ? [value] : [option, value] }
        }
        let compiled = try await ProgramRun.run("/usr/bin/env", arguments)
        try #require(compiled.status == 0, "\(compiled.errors)")
        var launch = LaunchFile()
        launch.appGroup = Self.fixtures.appendingPathComponent("AppData").path
        try launch.encoded().write(to: URL(fileURLWithPath: program + ".json"))
        let run = try await ProgramRun.run(program, [], environment: [LaunchFile.variable: program + ".json"])
        #expect(run.output == "42\nwritten false\ntrue\n", "\(run.errors)")
    }

    @Test func tellsWhatIsMissing() async throws {
        let rendered = try await render(["--family", "systemMedium"])
        #expect(rendered.list("dealer/systemMedium/timeline-0-light").contains("\"signed out\""))
        let findings = rendered.dataFindings
        #expect(
            findings.map(\.code) == ["shared-defaults-missing", "shared-container-missing"]
                + Array(repeating: "network-refused", count: 6))
        #expect(findings[0].message.contains("'group.com.example.dealers'") && findings[0].message.contains("'token'"))
        #expect(findings[0].message.contains("--app-group"))
        let addresses = [
            "http://plain.example.com/contents", "https://api.example.com/v1/attempt",
            "https://api.example.com/v1/count",
            "https://api.example.com/v1/lines", "https://api.example.com/v1/motto",
            "https://api.example.com/v1/offers?page=2&size=2"
        ]
        for (finding, address) in zip(findings.dropFirst(2), addresses) {
            #expect(finding.message.hasPrefix(address + " "), "\(finding.message)")
            #expect(finding.message.contains("--responses"))
        }
    }

    @Test func namesRequestsThatNoResponseAnswers() async throws {
        let empty = FileManager.default.temporaryDirectory.appendingPathComponent("responses-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: empty, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: empty) }
        let rendered = try await render([
            "--family", "systemMedium", "--variant", "timeline", "--responses", empty.path
        ])
        let findings = rendered.dataFindings.filter { $0.code == "response-missing" }
        #expect(findings.count == 6)
        #expect(findings.contains { $0.message.contains("POST https://api.example.com/v1/attempt") })
    }

    @Test func hidesWhatIsSensitiveWhileLocked() async throws {
        let rendered = try await render(
            Self.data + [
                "--family", "systemMedium", "--variant", "timeline", "--lock", "unlocked,locked,beforeFirstUnlock"
            ])
        #expect(rendered.list("dealer/systemMedium/timeline-0-light").contains("token abc123"))
        let locked = rendered.list("dealer/systemMedium/timeline-0-light-locked")
        #expect(locked.contains("dealer 42") && !locked.contains("token"))
        let started = rendered.list("dealer/systemMedium/timeline-0-light-before-first-unlock")
        #expect(!started.isEmpty && !started.contains("dealer 42"))
        let pictures = try #require(rendered.manifest["pictures"] as? [[String: Any]])
        #expect(pictures.map { $0["redactionLevel"] as? String } == ["everything", "sensitiveContent", nil])

        let protected = try await render(
            Self.data + [
                "--family", "systemMedium", "--variant", "timeline", "--lock", "locked",
                "--data-protection", "NSFileProtectionCompleteUnlessOpen"
            ])
        let list = protected.list("dealer/systemMedium/timeline-0-light-locked")
        #expect(!list.isEmpty && !list.contains("dealer 42"))
    }

    @Test(arguments: [
        ("AppData", ["group.x.json": "{\"a\": }"], ["--app-group", "group.x.json", "not JSON"]),
        ("AppData", ["group.x.json": "{\"a\": [1, {\"$date\": \"soon\"}]}"], ["group.x.json", "a[1]", "soon"]),
        ("AppData", ["group.x.txt": ""], ["group.x.txt", ".json"]),
        ("AppData", ["group.x.plist": "<plist>"], ["group.x.plist", "is not a property list"]),
        ("Responses", ["index.json": "[{\"url\": \"api/v1\"}]"], ["--responses", "index.json", "[0].url"]),
        ("Responses", ["index.json": "[{\"url\": \"http://a\", \"file\": \"b\"}]"], ["index.json", "[0].file", "b"]),
        ("Responses", ["index.json": "[{\"url\": \"http://a\", \"status\": 99}]"], ["[0].status", "200"]),
        ("Responses", ["index.json": "[{\"uri\": \"http://a\"}]"], ["\"uri\"", "\"url\""])
    ])
    func wrongFilesAreNamed(kind: String, files: [String: String], words: [String]) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("wrong-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, text) in files { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
        let option = kind == "AppData" ? "--app-group" : "--responses"
        let run = try await DarkroomProgram.run(["plan", Self.folder, option, folder.path])
        #expect(run.status == 2)
        for word in words { #expect(run.errors.contains(word), "\(word) in \(run.errors)") }
    }
}
