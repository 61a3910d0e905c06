import Foundation
import TestSupport
import Testing

/// A folder whose views name their strings by the symbols that Xcode makes of string catalogs.
struct StringSymbolTests {
    private static let folder = Example.repository.appendingPathComponent("Tests/Fixtures/Widgets/UsesStringSymbols")
        .path

    @Test(arguments: [
        ("en_US", ["Mira has 3 bears", "2 days left", "Bear", "(Feed)", "OK"]),
        ("de_DE", ["3 Bären bei Mira", "noch 2 Tage", "Bär", "(Füttern)", "OK"])
    ])
    func areShownInTheLanguage(locale: String, words: [String]) async throws {
        let output = FileManager.default.temporaryDirectory.appendingPathComponent("darkroom-\(UUID().uuidString)")
        let rendered = RenderedFolder(url: output)
        defer { rendered.remove() }
        let run = try await DarkroomProgram.run([
            "render", Self.folder, "--output", output.path, "--locale", locale, "--variant", "snapshot", "--scheme",
            "light", "--scale", "1"
        ])
        #expect(run.status == 0, "\(run.errors)")
        let manifest = String(decoding: try #require(rendered.files()["manifest.json"]), as: UTF8.self)
        for word in words { #expect(manifest.contains("\"label\" : \"\(word)\""), "\(word)") }
        #expect(manifest.contains("\"displayName\" : \"\(words[3].dropFirst().dropLast())\""))
    }
}
