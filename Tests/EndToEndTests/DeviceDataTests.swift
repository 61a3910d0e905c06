import Foundation
import TestSupport
import Testing

/// A widget that asks for what only a device has, and shares a file with its app that cannot be compiled here.
struct DeviceDataTests {
    private static let folder = Example.repository.appendingPathComponent("Tests/Fixtures/Widgets/AsksDevice").path

    @Test func whatIsMissingIsToldAndTheRestDrawn() async throws {
        let output = FileManager.default.temporaryDirectory.appendingPathComponent("darkroom-\(UUID().uuidString)")
        let rendered = RenderedFolder(url: output)
        defer { rendered.remove() }
        for _ in 0..<2 {
            let run = try await DarkroomProgram.run([
                "render", Self.folder, "--output", output.path, "--variant", "timeline", "--scheme", "light", "--scale",
                "2", "--display-lists"
            ])
            #expect(run.status == 0, "\(run.errors)")
            // Also where the program has been compiled before.
            let warning =
                "2 parts are left out, starting with 'private let distribution = GKRandomDistribution.d6()' on line 5: "
                + "it uses an API that Darkroom doesn't have"
            #expect(run.errors.contains(warning))
        }
        let files = try rendered.files()
        let list = String(
            decoding: try #require(files.first { $0.key.hasSuffix("timeline-0-light.txt") }?.value), as: UTF8.self)
        #expect(list.contains("\"NO PASS\"") && list.contains("\"Gate 7\""))
        let manifest = String(decoding: try #require(files["manifest.json"]), as: UTF8.self)
        #expect(manifest.contains("the user's health data was requested"))
        #expect(manifest.contains("the keychain item 'boarding pass' was requested"))
    }
}
