import Foundation
import TestSupport
import Testing

/// A folder that names what widget extensions use of Apple's systems and Linux lacks, compiled as it is.
struct AppleNamesTests {
    private static let folder = Example.repository.appendingPathComponent("Tests/Fixtures/Widgets/UsesAppleNames").path

    @Test func namesOfApplesSystemsCompileAndAnswer() async throws {
        let output = FileManager.default.temporaryDirectory.appendingPathComponent("darkroom-\(UUID().uuidString)")
        let rendered = RenderedFolder(url: output)
        defer { rendered.remove() }
        let run = try await DarkroomProgram.run([
            "render", Self.folder, "--output", output.path, "--variant", "snapshot", "--scheme", "light", "--scale",
            "2", "--display-lists"
        ])
        #expect(run.status == 0, "\(run.errors)")
        let files = try rendered.files()
        func list(_ place: String) throws -> String {
            let file = try #require(files.first { $0.key.contains(place) && $0.key.hasSuffix(".txt") }, "\(files.keys)")
            return String(decoding: file.value, as: UTF8.self)
        }
        let medium = try list("AppleNames/systemMedium")
        for fact in [
            "machine iPhone17,3", "keychain none", "time 86400", "link http://example.com", "length 5.0",
            "between 1 hour, 30 minutes", "darwin 3", "selector changed:", "path count", "locked 1", "near"
        ] { #expect(medium.contains("\"\(fact)\""), "\(fact)") }
        let group = try list("AppleNames/accessoryRectangular")
        #expect(group.contains("Weather") && !group.contains("Nobody"))
        let signs = try list("Signs/systemSmall")
        #expect(signs.contains("\"right\"") && signs.contains("#FFCC00"))
        let manifest = String(decoding: try #require(files["manifest.json"]), as: UTF8.self)
        for name in ["Badge", "Sheet"] { #expect(manifest.contains("widgets don't support \(name)")) }
        #expect(manifest.contains("Game Center was requested"))
    }
}
