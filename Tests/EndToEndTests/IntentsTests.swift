import Foundation
import TestSupport
import Testing

/// A folder whose widgets the user configures through SiriKit intents, and the Intents extension beside it.
struct IntentsTests {
    private static let fixtures = Example.repository.appendingPathComponent("Tests/Fixtures")
    private static let folder = fixtures.appendingPathComponent("Widgets/UsesIntents").path
    private static let handler = fixtures.appendingPathComponent("Extensions/CardIntents").path

    /// What is drawn in each picture, by path, and the findings.
    private func render(_ arguments: [String]) async throws -> (lists: [String: String], findings: Set<String>) {
        let output = FileManager.default.temporaryDirectory.appendingPathComponent("darkroom-\(UUID().uuidString)")
        let rendered = RenderedFolder(url: output)
        defer { rendered.remove() }
        let run = try await DarkroomProgram.run(
            ["render", Self.folder, "--output", output.path, "--scheme", "light", "--display-lists"] + arguments)
        #expect(run.status == 0, "\(run.errors)")
        let files = try rendered.files()
        let lists = files.filter { $0.key.hasSuffix(".txt") }.mapValues { String(decoding: $0, as: UTF8.self) }
        let manifest = try JSONSerialization.jsonObject(with: try #require(files["manifest.json"])) as? [String: Any]
        let pictures = try #require(manifest?["pictures"] as? [[String: Any]])
        let findings = pictures.flatMap { $0["findings"] as? [[String: Any]] ?? [] }
        return (lists, Set(findings.compactMap { $0["code"] as? String }))
    }

    private func shows(_ list: String?, _ texts: [String]) {
        for text in texts { #expect(DrawnText.contains(text, in: list ?? ""), "\(text) in \(list ?? "nothing")") }
    }

    @Test func theHandlersAndTheDefinitionsDefaultsAreShown() async throws {
        let (lists, findings) = try await render(["--with", Self.handler, "--family", "systemMedium"])
        let card = lists["card/systemMedium/timeline-0-light.txt"]
        shows(card, ["Gold", "First Bank, 3 payments, 1,204.50", "two colours blue always"])
        #expect(lists["card/systemMedium/placeholder-light.txt"]?.contains("fill continuous") == true)
        shows(lists["widgetDemoW/systemMedium/timeline-2-light.txt"], ["Entry 2"])
        #expect(!findings.contains("intent-handler-missing"))
    }

    @Test func valuesAreChosenFromTheHandlersSections() async throws {
        let (lists, findings) = try await render([
            "--with", Self.handler, "--variant", "snapshot", "--kind", "card", "--configuration",
            #"{"card": "Giro", "style": "plain", "accent": "red", "limit": 7, "showsBalance": false, "since": {"year": 2024}, "#
                + #""shops": ["Bookshop", "chemist"]}"#
        ])
        let medium = lists["card/systemMedium/snapshot-light.txt"]
        shows(medium, ["Giro", "Third Bank, 7 payments, no balance", "plain red since 2024", "Bookshop", "Chemist"])
        let small = lists["card/systemSmall/snapshot-light.txt"]
        shows(small, ["Bookshop"])
        #expect(small?.contains("Chemist") == false)
        #expect(findings.isSuperset(of: ["parameter-values-truncated", "parameter-not-shown"]))
    }

    @Test func withoutTheExtensionAFindingSaysSo() async throws {
        let (lists, findings) = try await render(["--variant", "snapshot", "--kind", "card", "--locale", "de"])
        shows(lists["card/systemMedium/snapshot-light.txt"], ["No card", "blau"])
        #expect(findings.contains("intent-handler-missing"))
    }

    @Test(arguments: [
        (#"{"card": "Amex"}"#, ["'card'", "Gold", "giro"]), (#"{"limit": 40}"#, ["'limit'", "1 to 20"]),
        (#"{"style": 3}"#, ["'style'", "plain", "twoColours"]), (#"{"cards": 1}"#, ["'cards'", "showsBalance"])
    ])
    func impossibleValuesAreNamed(configuration: String, words: [String]) async throws {
        let run = try await DarkroomProgram.run([
            "plan", Self.folder, "--with", Self.handler, "--variant", "snapshot", "--kind", "card",
            "--configuration", configuration
        ])
        #expect(run.status == 2)
        for word in words { #expect(run.errors.contains(word), "\(word) in \(run.errors)") }
    }

    @Test func configurationsListsWhatCanBeChosen() async throws {
        let run = try await DarkroomProgram.run(["configurations", Self.folder, "--with", Self.handler])
        #expect(run.status == 0, "\(run.errors)")
        for text in [
            "card  Select Card", "Credit\n      {\"id\":\"gold\"}  Gold, ends with 1111", "\"twoColours\"  Two colours",
            "shown where style is twoColours", "1 to 20", "recommended: The Visa card", "widgetDemoW  My Widget"
        ] {
            #expect(run.output.contains(text), "\(text) in \(run.output)")
        }
        #expect(!run.output.contains("Butcher"))
        let found = try await DarkroomProgram.run([
            "configurations", Self.folder, "--with", Self.handler, "--search", "butch"
        ])
        #expect(found.output.contains("Butcher"))
    }

    @Test func aBrokenDefinitionIsNamedWithThePlace() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("darkroom-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("@main struct A {}".utf8).write(to: folder.appendingPathComponent("A.swift"))
        let list: [String: Any] = ["INIntents": [["INIntentName": "A", "INIntentParameters": [["x": 1]]]]]
        try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
            .write(to: folder.appendingPathComponent("A.intentdefinition"))
        let run = try await DarkroomProgram.run(["plan", folder.path])
        #expect(run.status == 3)
        #expect(
            run.errors.contains(
                "A.intentdefinition: INIntents[0] (A), INIntentParameters[0]: INIntentParameterName is missing"))
    }
}
