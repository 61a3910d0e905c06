import Foundation
import TestSupport
import Testing

/// A bundle whose control comes before its widget and its Live Activity, and asks for the system and for app groups.
struct ControlFirstTests {
    private static let folder = Example.repository
        .appendingPathComponent("Tests/Fixtures/Widgets/ControlComesFirst").path
    private static let ride = #"{"attributes": {}, "contentState": {"minutes": 5}}"#

    /// The texts of the widget, by file, and the codes of all findings.
    private func render(_ arguments: [String]) async throws -> (texts: [String: [String]], findings: [String]) {
        let output = FileManager.default.temporaryDirectory.appendingPathComponent("darkroom-\(UUID().uuidString)")
        let rendered = RenderedFolder(url: output)
        defer { rendered.remove() }
        let run = try await DarkroomProgram.run(
            ["render", Self.folder, "--output", output.path, "--display-lists", "--scheme", "light"] + arguments)
        #expect(run.status == 0, "\(run.errors)")
        let files = try rendered.files()
        let lists = files.filter { $0.key.hasPrefix("C/") && $0.key.hasSuffix(".txt") }
        let manifest = String(decoding: try #require(files["manifest.json"]), as: UTF8.self)
        let codes = manifest.matches(of: #/"code" : "([a-z-]+)"/#).map { String($0.1) }
        return (
            lists.mapValues { list in
                String(decoding: list, as: UTF8.self).matches(of: #/"([^"]*)"/#).map { String($0.1) }
            }, codes
        )
    }

    @Test(arguments: [[], ["--activity", ride]])
    func aPlanHasAllOfThem(_ arguments: [String]) async throws {
        let run = try await DarkroomProgram.run(["plan", Self.folder] + arguments)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("controlActionButton") && run.output.contains("timeline × 1"))
        // A Live Activity without a state is shown with neutral values.
        #expect(run.output.contains("lockScreen"))
    }

    @Test func folderNamesOfOneLetterMayBecomeEmpty() async throws {
        let output = FileManager.default.temporaryDirectory.appendingPathComponent("darkroom-\(UUID().uuidString)")
        defer { RenderedFolder(url: output).remove() }
        for kind in ["L", "C"] {
            let run = try await DarkroomProgram.run(
                ["render", Self.folder, "--output", output.path, "--kind", kind, "--clean"])
            #expect(run.status == 0, "\(run.errors)")
        }
        #expect(!FileManager.default.fileExists(atPath: output.appendingPathComponent("L").path))
    }

    @Test(arguments: [
        ([], "twenty-six 26.0 newer", true, false), (["--ios", "18"], "eighteen 18.0 newer", true, false),
        (["--ios", "17"], "older 17.0 not yet", false, false), (["--ios", "17.2"], "older 17.2 not yet", false, true),
        (["--palette", "ios-18"], "twenty-six 18.0 newer", true, false)
    ])
    func availabilityFollowsTheSystem(
        _ arguments: [String], _ line: String, _ since18: Bool, _ before17: Bool
    ) async throws {
        let rendered = try await render(["--kind", "C", "--variant", "timeline"] + arguments)
        let texts = try #require(rendered.texts.values.first)
        #expect(texts.contains(line) && texts.contains("anywhere"), "\(texts)")
        #expect(texts.contains("since 18") == since18 && texts.contains("before 17.4") == before17)
    }

    @Test func aSnapshotMayBeForTransientSituations() async throws {
        let texts = try await render(["--kind", "C", "--variant", "snapshot,transient"]).texts
        #expect(texts["C/systemMedium/snapshot-light.txt"]?.contains("gallery") == true)
        #expect(texts["C/systemMedium/transient-light.txt"]?.contains("transient") == true)
    }

    @Test func onlyGroupsOfTheEntitlementsAreShared() async throws {
        let data = FileManager.default.temporaryDirectory.appendingPathComponent("data-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: data) }
        for group in ["group.own", "group.other"] {
            try FileManager.default.createDirectory(
                at: data.appendingPathComponent(group), withIntermediateDirectories: true)
        }
        try Data(#"{"name": "Anna"}"#.utf8).write(to: data.appendingPathComponent("group.other.json"))
        let rendered = try await render(["--kind", "C", "--variant", "timeline", "--app-group", data.path])
        #expect(rendered.texts.values.first?.contains("true false nobody") == true)
        #expect(rendered.findings.contains("app-group-not-entitled"))
        #expect(rendered.findings.contains("data-protection-unknown"))
        #expect(!rendered.findings.contains("shared-defaults-missing"))
    }
}
