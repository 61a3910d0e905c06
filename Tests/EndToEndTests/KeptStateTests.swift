import Foundation
import TestSupport
import Testing

/// What user code keeps in its process: each timeline's life begins without what others have left, and no picture
/// sees another's, in whatever place it is kept.
struct KeptStateTests {
    private func folder(_ fixture: String) -> String {
        Example.repository.appendingPathComponent("Tests/Fixtures/Widgets/\(fixture)").path
    }

    private func render(_ fixture: String, _ arguments: [String]) async throws -> [String: Data] {
        try await render(folder: folder(fixture), arguments)
    }

    private func render(folder: String, _ arguments: [String]) async throws -> [String: Data] {
        let output = FileManager.default.temporaryDirectory.appendingPathComponent("darkroom-\(UUID().uuidString)")
        let rendered = RenderedFolder(url: output)
        defer { rendered.remove() }
        let run = try await DarkroomProgram.run(
            [
                "render", folder, "--output", output.path, "--scale", "1", "--display-lists"
            ] + arguments)
        #expect(run.status == 0, "\(run.errors)")
        return try rendered.files().filter { $0.key.contains("/") }
    }

    private func words(_ list: Data) -> String {
        String(decoding: list, as: UTF8.self).matches(of: #/glyphs "([^"]+)"/#).map { $0.1 }.joined(separator: " ")
            .split(separator: " ").joined(separator: " ")
    }

    @Test func aViewFindsWhatItsOwnProviderLeft() async throws {
        let files = try await render("KeepsState", ["--jobs", "2", "--scheme", "light"])
        for (path, list) in files where path.hasSuffix(".txt") {
            let kind = path.prefix { $0 != "/" }, words = words(list)
            guard !path.contains("/placeholder"), !path.contains("/privacy"), kind != "InFirstUse" else { continue }
            let mark = path.contains("/snapshot") ? "S" : path.contains("/systemMedium") ? "M" : "T"
            #expect(words == (kind == "InEntry" ? "view:" : "provider: view: \(mark)"), "\(path)")
        }
        #expect(files.count >= 12 * 2 * 4)
    }

    @Test(arguments: ["KeepsState", "KeepsHiddenState"])
    func picturesDependOnNothingElseThatIsDrawn(fixture: String) async throws {
        let one = try await render(fixture, ["--jobs", "1"]), three = try await render(fixture, ["--jobs", "3"])
        #expect(one == three)
        let part = try await render(
            fixture, ["--jobs", "1", "--family", "systemMedium", "--scheme", "dark", "--entries", "1..<2"])
        #expect(!part.isEmpty)
        for (path, data) in part { #expect(one[path] == data, "\(path)") }
    }

    /// Formatters are made in statics and providers, with the locale that is the process's then.
    @Test func whatIsKeptIsOfThePicturesLocale() async throws {
        let arguments = ["--clock", "2026-07-04T10:00:00", "--variant", "timeline", "--scheme", "light"]
        let locales = ["--locale", "en_US,de_DE,ja_JP"]
        let all = try await render("KeepsFormatters", arguments + locales + ["--jobs", "1"])
        #expect(try await render("KeepsFormatters", arguments + locales + ["--jobs", "3"]) == all)
        let expected = [
            "en_US": "Saturday July 1,234.5 en_US Hello made now",
            "de_DE": "Samstag Juli 1.234,5 de_DE Hallo made now",
            "ja_JP": "土曜日 7月 1,234.5 ja_JP こんにちは made now"
        ]
        for (locale, text) in expected {
            let list = try #require(all["KeepsFormatters/systemMedium/\(locale)/timeline-0-light.txt"])
            // Latin digits are a run of their own in Japanese text.
            #expect(words(list).filter { $0 != " " } == text.filter { $0 != " " })
        }
    }

    /// Which would move the code that makes the statics, and with it whatever follows from where that lies.
    @Test func anEditElsewhereLeavesAStaticsRandomNumbers() async throws {
        let copy = try temporaryFolder().appendingPathComponent("KeepsState")
        try FileManager.default.copyItem(atPath: folder("KeepsState"), toPath: copy.path)
        let code = (0..<40).map { "func edited\($0)(_ text: String) -> [Int] { text.utf8.map { Int($0) * \($0) } }" }
        try Data((code.joined(separator: "\n") + "\n").utf8).write(to: copy.appendingPathComponent("AnEdit.swift"))
        let filters = ["--kind", "InFirstUse", "--family", "systemSmall", "--scheme", "light"]
        let before = try await render("KeepsState", filters), after = try await render(folder: copy.path, filters)
        #expect(!before.isEmpty && before == after)
    }
}
