import Foundation
import TestSupport
import Testing

/// A widget that asks of the system what strangers' widgets do: sessions with settings, archived places, feeds,
/// pixels, the pasteboard.
struct SystemTests {
    private static let folder = Example.repository.appendingPathComponent("Tests/Fixtures/Widgets/UsesSystem").path

    private func render(_ options: [String]) async throws -> (status: Int32, errors: String, rendered: RenderedFolder) {
        let output = FileManager.default.temporaryDirectory.appendingPathComponent("darkroom-\(UUID().uuidString)")
        let run = try await DarkroomProgram.run(
            ["render", Self.folder, "--output", output.path, "--scheme", "light"] + options)
        return (run.status, run.errors, RenderedFolder(url: output))
    }

    @Test func whatTheSystemGivesIsThere() async throws {
        let run = try await render(
            ["--family", "systemLarge", "--variant", "timeline", "--scale", "1", "--display-lists"])
        defer { run.rendered.remove() }
        #expect(run.status == 0, "\(run.errors)")
        let file = try #require(run.rendered.files().first { $0.key.hasSuffix("timeline-0-light.txt") }?.value)
        let list = String(decoding: file, as: UTF8.self)
        // What should be stands before the equals sign.
        for line in [
            "usual false true = false true", "kept true group = true group",
            "place 52.5 13.25 34.0 100.0 = 52.5 13.25 34.0 100.0", "feed true One Two = true One Two",
            "pixel 255 102 0 255 = 255 102 0 255", "rows true = true", "board true copied = true copied",
            "empty error 0 = 0", "list 2 = 2", "cache 1000 = 1000", "file [] 2 nil = [] 2 nil",
            "names Monday Jan January AM = Monday Jan January AM", "self nil true = nil true"
        ] {
            #expect(DrawnText.contains(line, in: list), "\(line)")
        }
    }

    /// That the network was refused is often why a provider never completes: it is said with the failure.
    @Test func whatAProviderWaitedForIsTold() async throws {
        let run = try await render(["--family", "systemMedium", "--variant", "timeline", "--timeout", "1"])
        defer { run.rendered.remove() }
        #expect(run.status == 4)
        let file = try #require(run.rendered.files()["manifest.json"])
        let manifest = try #require(try JSONSerialization.jsonObject(with: file) as? [String: Any])
        let findings = try #require(manifest["dataFindings"] as? [[String: Any]])
        #expect(findings.contains { $0["code"] as? String == "network-refused" })
    }

    /// FoundationNetworking's requests hang or trap when they are cancelled as they end.
    @Test func cancelledRequestsEnd() async throws {
        let output = FileManager.default.temporaryDirectory.appendingPathComponent("darkroom-\(UUID().uuidString)")
        let rendered = RenderedFolder(url: output)
        defer { rendered.remove() }
        let run = try await DarkroomProgram.run([
            "render", Example.repository.appendingPathComponent("Tests/Fixtures/Widgets/CancelsRequests").path,
            "--output", output.path, "--scheme", "light", "--variant", "timeline", "--display-lists"
        ])
        #expect(run.status == 0, "\(run.errors)")
        let list = try #require(try rendered.files()["prices/systemSmall/timeline-0-light.txt"])
        let texts = String(decoding: list, as: UTF8.self)
        #expect(texts.contains("failed 100"), "\(texts)")
    }
}
