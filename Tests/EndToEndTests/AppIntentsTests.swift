import Foundation
import TestSupport
import Testing

/// A folder whose widgets the user configures through app intents.
struct AppIntentsTests {
    private static let folder = Example.repository.appendingPathComponent("Tests/Fixtures/Widgets/UsesAppIntents").path

    /// What is drawn in each picture, by path, and the manifest.
    private func render(_ arguments: [String]) async throws -> (lists: [String: String], manifest: [String: Any]) {
        let output = FileManager.default.temporaryDirectory.appendingPathComponent("darkroom-\(UUID().uuidString)")
        let rendered = RenderedFolder(url: output)
        defer { rendered.remove() }
        let run = try await DarkroomProgram.run(
            ["render", Self.folder, "--output", output.path, "--scheme", "light", "--display-lists"] + arguments)
        #expect(run.status == 0, "\(run.errors)")
        let files = try rendered.files()
        let lists = files.filter { $0.key.hasSuffix(".txt") }.mapValues { String(decoding: $0, as: UTF8.self) }
        let manifest = try JSONSerialization.jsonObject(with: try #require(files["manifest.json"])) as? [String: Any]
        return (lists, try #require(manifest))
    }

    private func shows(_ list: String?, _ texts: [String]) {
        for text in texts { #expect(list?.contains(text) == true, "\(text) in \(list ?? "nothing")") }
    }

    @Test func parametersHoldTheirDefaultsAndThoseOfTheirQueries() async throws {
        let (lists, manifest) = try await render(["--family", "systemSmall"])
        shows(lists["forecast/systemSmall/timeline-0-light.txt"], ["Berlin", "3 days in C", "Moin", "details"])
        shows(lists["forecast/systemSmall/snapshot-light.txt"], ["Berlin"])
        shows(lists["favourites/systemSmall/timeline-0-light.txt"], ["Berlin", "no street"])
        let pictures = try #require(manifest["pictures"] as? [[String: Any]])
        let picture = try #require(
            pictures.first { $0["file"] as? String == "forecast/systemSmall/timeline-0-light.png" })
        let intents = try #require(picture["intents"] as? [[String: Any]])
        #expect(intents.map { $0["intent"] as? String } == ["RefreshIntent", "DetailsIntent"])
        #expect(intents.map { $0["control"] as? String } == ["button", "toggle"])
        #expect((intents[0]["parameters"] as? [String: String]) == ["cityName": "Berlin"])
        #expect(intents[1]["isOn"] as? Bool == true)
        #expect(picture["configuration"] == nil)
    }

    @Test func configurationsGiveSetsOfPictures() async throws {
        let (lists, manifest) = try await render([
            "--variant", "timeline", "--family", "systemMedium",
            "--configuration", #"{"name": "south", "parameters": {"city": {"id": "rom"}, "scale": "F", "days": 5}}"#,
            "--configuration",
            #"{"city": "Oslo", "showsDetails": false, "greeting": null, "since": "2026-01-02T03:04:05Z"}"#,
            "--configuration", #"{"kind": "favourites", "parameters": {"cities": ["osl", "Paris"], "street": 3}}"#
        ])
        let south = lists["forecast/systemMedium/south/timeline-0-light.txt"]
        shows(south, ["Rome", "5 days in F", "Moin", "details"])
        let north = lists["forecast/systemMedium/configuration-2/timeline-0-light.txt"]
        shows(north, ["Oslo", "3 days in C", "no greeting", "2026-01-02T03:04:05Z"])
        #expect(north?.contains("\"details\"") == false)
        shows(lists["favourites/systemMedium/configuration-3/timeline-0-light.txt"], ["Oslo", "Paris", "Rue de Rivoli"])
        #expect(lists.count == 3)
        let pictures = try #require(manifest["pictures"] as? [[String: Any]])
        #expect(
            pictures.map { ($0["configuration"] as? [String: Any])?["name"] as? String } == [
                "south", "configuration-2", "configuration-3"
            ])
    }

    @Test func arraysAreCutToWhatTheFamilyTakes() async throws {
        let (lists, manifest) = try await render([
            "--kind", "favourites", "--variant", "snapshot", "--family", "systemSmall", "--configuration",
            #"{"cities": ["osl", "rom"]}"#
        ])
        let list = try #require(lists["favourites/systemSmall/snapshot-light.txt"])
        #expect(list.contains("Oslo") && !list.contains("Rome"))
        let picture = try #require((manifest["pictures"] as? [[String: Any]])?.first)
        let findings = try #require(picture["findings"] as? [[String: Any]])
        #expect(findings.contains { $0["code"] as? String == "parameter-values-truncated" })
    }

    @Test(arguments: [
        (#"{"days": 9}"#, ["'days'", "1 to 5"]), (#"{"days": "x"}"#, ["'days'", "a whole number"]),
        (#"{"city": "Atlantis"}"#, ["'city'", "Berlin", "rom"]), (#"{"scale": "kelvin"}"#, ["'scale'", "celsius"]),
        (#"{"greeting": "Servus"}"#, ["'greeting'", "Moin"]), (#"{"town": 1}"#, ["'town'", "cities", "configurations"]),
        ("{", ["not valid JSON"]), ("nowhere.json", ["nowhere.json"]),
        (#"{"kind": "clock", "parameters": {}}"#, ["clock", "forecast"])
    ])
    func impossibleValuesAreNamed(configuration: String, words: [String]) async throws {
        let run = try await DarkroomProgram.run([
            "plan", Self.folder, "--variant", "snapshot", "--configuration", configuration
        ])
        #expect(run.status == 2)
        for word in words { #expect(run.errors.contains(word), "\(word) in \(run.errors)") }
    }

    @Test func configurationsListsWhatCanBeChosen() async throws {
        let run = try await DarkroomProgram.run(["configurations", Self.folder])
        #expect(run.status == 0, "\(run.errors)")
        for text in [
            "forecast  Forecast", "Forecast for [City] over [Days] days", "1 to 5", #"{"id":"ber"}  Berlin, Germany"#,
            "\"fahrenheit\"  Fahrenheit, in the States", "North", "\"Moin\"", "recommended: Oslo",
            "summary (systemSmall): One city: [Cities]", "1 value in systemSmall, 3 values in systemMedium"
        ] {
            #expect(run.output.contains(text), "\(text) in \(run.output)")
        }
        let json = try await DarkroomProgram.run(["configurations", Self.folder, "--json", "--kind", "favourites"])
        let list = try #require(try DarkroomProgram.result(json.output) as? [[String: Any]])
        #expect(list.count == 1)
        let parameters = try #require(list[0]["parameters"] as? [[String: Any]])
        #expect(parameters.map { $0["name"] as? String } == ["cities", "street"])
        #expect(parameters[0]["type"] as? String == "[City]")
    }
}
