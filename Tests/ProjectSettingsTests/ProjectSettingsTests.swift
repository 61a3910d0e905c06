import Foundation
import RenderModel
import Testing
import YAMLText

@testable import ProjectSettings

struct ProjectSettingsTests {
    /// The example of the documentation.
    private static func example() throws -> ProjectSettings {
        let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("docs/Configuration.md")
        let text = try String(contentsOf: page, encoding: .utf8)
        let start = try #require(text.range(of: "```yaml\n")),
            end = try #require(text[start.upperBound...].range(of: "```"))
        return try ProjectSettings(String(text[start.upperBound..<end.lowerBound]), file: "darkroom.yml")
    }

    private func values(_ settings: [Setting], _ key: String) -> [String]? { settings.first { $0.key == key }?.values }

    @Test func theDocumentationsExampleIsRead() throws {
        let file = try Self.example()
        #expect(file.paths == ["Widgets/ScoreWidget"])
        let usual = try file.effective(presets: [])
        #expect(values(usual, "device") == ["iPhone 16 Pro", "ipad"])
        #expect(values(usual, "fail-on") == ["warning", "low-contrast"])
        #expect(values(usual, "allow") == ["text-truncated:score/accessoryInline"])
        #expect(values(usual, "clock") == ["2026-01-01T09:41"])
        #expect(usual.first { $0.key == "locale" }?.place == YAMLPlace(line: 5, column: 1))
    }

    @Test func presetsTakeThePlaceOfWhatTheyExtend() throws {
        let file = try Self.example(), settings = try file.effective(presets: ["store-arabic"])
        #expect(values(settings, "locale") == ["ar"])
        #expect(values(settings, "variant") == ["timeline"])
        #expect(values(settings, "at") == ["2026-01-01T09:41", "2026-01-01T18:00"])
        #expect(values(settings, "scheme") == ["light", "dark"])
        #expect(values(try file.effective(presets: ["store-arabic", "quick"]), "locale") == ["en_US"])
        #expect(throws: UnknownPreset.self) { try file.effective(presets: ["stor"]) }
    }

    @Test func jsonSaysTheSame() throws {
        let yaml = try ProjectSettings(
            "families: [systemSmall, systemLarge]\nscale: 3\nsquare: true\n", file: "darkroom.yml")
        let json = try ProjectSettings(
            "{\n\t\"families\": [\"systemSmall\", \"systemLarge\"],\n\t\"scale\": 3, \"square\": true\n}",
            file: "darkroom.json")
        #expect(yaml.settings.map(\.key) == json.settings.map(\.key))
        #expect(yaml.settings.map(\.values) == json.settings.map(\.values))
    }

    /// Values of combinations are looked at under their keys, and stay what the command line reads.
    @Test func combinationsAreReadAndChecked() throws {
        let file = try ProjectSettings(
            "exclude:\n  - {device: iPhone SE 3, locales: [ar, he]}\ninclude: {scale: 2}\n", file: "darkroom.yml")
        #expect(
            values(file.settings, "exclude")?.map { $0.filter { $0 != " " } }
                == [#"{"device":"iPhoneSE3","locales":["ar","he"]}"#])
        #expect(values(file.settings, "include")?.count == 1)
        let error = #expect(throws: SettingsProblems.self) {
            try ProjectSettings(
                "exclude:\n  - {familly: systemSmall, locale: xx}\n  - quick\ninclude: {clock: 9}\n",
                file: "darkroom.yml")
        }
        let text = error?.description ?? ""
        for words in [
            "darkroom.yml:2:6: 'familly' is not a key of a combination of the matrix; the nearest is 'family'",
            "darkroom.yml:2:36: locale: 'xx' is not valid",
            "darkroom.yml:3:5: exclude: 'quick' is not allowed here; write a combination",
            "darkroom.yml:4:11: 'clock' is not a key"
        ] {
            #expect(text.contains(words), "\(words)\n\(text)")
        }
    }

    @Test func theSchemaHasEveryKey() throws {
        guard case .object(let schema) = SettingsSchema.json, case .object(let properties)? = schema["properties"]
        else {
            Issue.record("the schema is not an object")
            return
        }
        for key in SettingKey.options { #expect(properties[key.written] != nil, "\(key.written)") }
        for key in ["paths", "presets", "lints"] { #expect(properties[key] != nil) }
        #expect(schema["additionalProperties"] == .bool(false))
    }

    @Test func theFileIsLookedForUpToTheRepositorysRoot() throws {
        let manager = FileManager.default
        let top = manager.temporaryDirectory.appendingPathComponent("settings-\(UUID().uuidString)")
        defer { try? manager.removeItem(at: top) }
        let inner = top.appendingPathComponent("repository/app/Widget")
        try manager.createDirectory(at: inner, withIntermediateDirectories: true)
        try Data().write(to: top.appendingPathComponent("darkroom.yml"))
        try manager.createDirectory(
            at: top.appendingPathComponent("repository/.git"), withIntermediateDirectories: true)
        #expect(SettingsSearch(from: inner.path) == nil)
        try Data().write(to: top.appendingPathComponent("repository/darkroom.json"))
        #expect(SettingsSearch(from: inner.path)?.file.hasSuffix("repository/darkroom.json") == true)
        #expect(SettingsSearch(from: inner.path)?.root.hasSuffix("/repository") == true)
    }
}
