import Foundation
import TestSupport
import Testing

/// A folder of several files, most of which import Foundation alone, compiled and rendered by the command.
struct FoundationTests {
    private static let folder = Example.repository.appendingPathComponent("Tests/Fixtures/Widgets/UsesFoundation").path

    /// The words of the string tables, then CLDR's for the formatters, as the picture's display list has them.
    @Test(
        "Files that import Foundation alone speak the language of --locale",
        arguments: [
            ("en_US", ["Hello Ann", "Clock", "5 days", "2 hours ago", "1 hour, 30 minutes", "January 1, 2026", "70°F"]),
            (
                "de_DE",
                [
                    "Hallo Ann", "Uhr", "5 Tage", "vor 2 Stunden", "1 Stunde und 30 Minuten", "1. Januar 2026",
                    "1, 2 und 3"
                ]
            ),
            (
                "fr_FR",
                ["Bonjour Ann", "Horloge", "5 jours", "il y a 2 heures", "1 heure et 30 minutes", "1 janvier 2026"]
            ),
            ("ja_JP", ["手", "さん", "時計", "時間前"]),
            (
                "ar_EG",
                ["مرحبا", "ساعة", "٥ أيام", "قبل ساعتين", "ساعة و٣٠ دقيقة", "٢٫٥ كم", "١ يناير، ٢٠٢٦", "١٬٢٣٤٫٥"]
            )
        ])
    func speaks(locale: String, words: [String]) async throws {
        let output = FileManager.default.temporaryDirectory.appendingPathComponent("darkroom-\(UUID().uuidString)")
        let rendered = RenderedFolder(url: output)
        defer { rendered.remove() }
        let run = try await DarkroomProgram.run([
            "render", Self.folder, "--output", output.path, "--locale", locale, "--variant", "snapshot",
            "--scheme", "light", "--scale", "1", "--display-lists", "--fail-on", "warning"
        ])
        #expect(run.status == 0, "\(run.errors)")
        let list = try #require(rendered.files().first { $0.key.hasSuffix("snapshot-light.txt") }?.value)
        let text = String(decoding: list, as: UTF8.self).replacing(#/[\u{A0}\u{202F}]/#, with: " ")
        for word in words + ["group 3", "levels 2", "com.example.UsesFoundation", "group.com.example.UsesFoundation"] {
            #expect(text.contains("\"\(word)\""))
        }
    }
}
