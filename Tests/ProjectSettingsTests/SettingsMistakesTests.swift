import Foundation
import SystemSupport
import TestSupport
import Testing
import YAMLText

@testable import ProjectSettings

/// `mistakes.yml` has one mistake of each kind; all are told at once.
struct SettingsMistakesTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    private func problems(_ text: String) -> [YAMLProblem] {
        do {
            _ = try ProjectSettings(text, file: "darkroom.yml")
            return []
        } catch {
            return error.problems
        }
    }

    /// What is written there need not be there: goldens and output.
    @Test func everyInputThatIsNotThereIsTold() throws {
        let folder = try temporaryFolder().path, file = folder + "/darkroom.yml"
        try Data(
            """
            symbols: none
            responses: .
            app-group: gone
            goldens: Goldens
            wallpaper: dusk
            configurations: [{days: 3}, missing.json]
            """.utf8
        ).write(to: URL(fileURLWithPath: file))
        let search = try #require(SettingsSearch(from: folder))
        let settings = try ProjectSettings(readingFile: file, name: "darkroom.yml").settings
        let problems = SettingsProblems(missingInputsOf: settings, of: search, name: "darkroom.yml")
        let place = folder.realPath ?? folder
        #expect(
            problems?.problems.map { "\($0.place.line): \($0.message)" } == [
                "1: symbols: there is no 'none' in \(place); write a path relative to the file's folder",
                "3: app-group: there is no 'gone' in \(place); write a path relative to the file's folder",
                "6: configuration: there is no 'missing.json' in \(place); write a mapping of values by parameter, "
                    + "or a JSON file's path"
            ])
    }

    @Test func everyMistakeHasItsPlaceAndItsWayOut() throws {
        let text = try String(contentsOf: Self.folder.appendingPathComponent("mistakes.yml"), encoding: .utf8)
        let told = problems(text).map { "\($0.place.line):\($0.place.column): \($0.message)" }
        let expected = [
            "1:1: 'familes' is not a key of the file; the nearest is 'families'",
            "2:12: families: 'systemSmal' is not known; the nearest is 'systemSmall'; use systemSmall, systemMedium",
            "3:11: devices: 'iphone-61' is not known; the nearest is 'iphone-1",
            "4:18: schemes: 'light' appears twice",
            "5:10: locales: the list is empty; write an existing language and region",
            "6:8: scale: 12 is out of range; write a number from 0.5 to 8",
            "7:13: type-sizes: 'huge' is not known; use xSmall, small",
            "8:7: mode: a mapping of keys is not allowed here; write fullColor, accented",
            "9:8: clock: 'yesterday' is not valid; write an instant like 2026-01-01T09:41",
            "10:12: time-zone: 'Europe/Berlinn' is not valid; write a time zone like Europe/Berlin",
            "11:20: luminance-reduced: 'yes' is neither true nor false; write true",
            "12:7: jobs: '2.5' is not whole; write a whole number from 1 to 256",
            "13:10: timeout: 'fast' is not a number; write a number from",
            "14:6: ios: '12' is not valid; write 17, 18, 26",
            "15:10: variants: a value is missing; write timeline, snapshot",
            "17:12: fail-on: 'low-contrats' is not known; the nearest is 'low-contrast'",
            "18:3: 'deny' is not a key of lints; there can be fail-on, allow",
            "19:10: entries: '0-x' is not valid; write all, or indices",
            "20:11: contrast: a list is not allowed here; write one value, standard, increased",
            "23:14: extends: there is no preset 'stor'; the nearest is 'store'",
            "24:5: 'colour' is not a key of preset 'store'",
            "25:16: extends: presets extend each other in a circle: a → b → a",
            "27:1: 'jobs' appears again, after line 12",
            "28:1: a tab is not allowed here; YAML is indented with spaces"
        ]
        for start in expected { #expect(told.contains { $0.hasPrefix(start) }, "\(start)") }
        #expect(told.count == expected.count + 1)
    }

    @Test(arguments: [
        ("- a", "1:1: a list is not allowed here; a file is a mapping"), ("families: [systemSmall", "1:11:"),
        ("a: !x 1", "1:4:"), ("locales: \"de", "1:10:"),
        ("entries: 0\nmoments: 2026-01-01T09:41", "2:1: entries and moments")
    ])
    func whatIsNoMappingOfKeysIsTold(text: String, start: String) {
        let told = problems(text).map { "\($0.place.line):\($0.place.column): \($0.message)" }
        #expect(told.contains { $0.hasPrefix(start) }, "\(told)")
    }
}
