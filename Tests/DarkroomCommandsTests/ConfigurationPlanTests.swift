import Foundation
import TestSupport
import Testing

@testable import DarkroomCommands
@testable import RenderModel
@testable import RenderPlanning

/// What `--configuration` means for a plan.
struct ConfigurationPlanTests {
    private static let city = WidgetDescriptor(kind: "city", families: [.systemSmall], parameters: ["city", "days"])
    private static let list = WidgetDescriptor(kind: "list", families: [.systemSmall], parameters: ["cities"])
    private static let plain = WidgetDescriptor(kind: "plain", families: [.systemSmall])

    private func plan(_ arguments: [String]) throws -> RenderPlan {
        let options = try PlanOptions.parse(arguments.flatMap { ["--configuration", $0] })
        return try RenderPlan(widgets: [Self.city, Self.list, Self.plain], settings: options.settings())
    }

    @Test func aChoiceIsForTheWidgetsThatHaveItsParameters() throws {
        let plan = try plan([#"{"days": 2}"#])
        #expect(plan.groups.map(\.folder) == ["city/systemSmall", "list/systemSmall", "plain/systemSmall"])
        #expect(plan.groups.map { $0.configuration?.parameters } == [["days": .integer(2)], nil, nil])
        #expect(plan.groups[0].timelineRequest.configuration?.name == "configuration-1")
    }

    @Test func severalChoicesGiveSetsWithTheirNames() throws {
        let plan = try plan([
            #"[{"days": 2}, {"name": "far away", "parameters": {"city": "Oslo"}}]"#,
            #"{"kind": "list", "name": "far away", "parameters": {}}"#
        ])
        #expect(
            plan.groups.map(\.folder) == [
                "city/systemSmall/configuration-1", "city/systemSmall/far-away", "list/systemSmall/far-away-2",
                "plain/systemSmall"
            ])
    }

    @Test func aFileNamesItsChoices() throws {
        let folder = try temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("north.json")
        try Data(#"{"days": 3}"#.utf8).write(to: file)
        #expect(try plan([file.path]).groups[0].configuration?.name == "north")
    }

    @Test(arguments: [
        (#"{"dayz": 2}"#, ["'dayz'", "'city' has city, days", "'list' has cities"]),
        (#"{"kind": "town", "parameters": {}}"#, ["town", "'plain'"]),
        (#"{"kind": "plain", "parameters": {}}"#, ["'plain' has no parameters", "'city', 'list'"]),
        (#"{"kind": "list", "parameters": {"days": 1}}"#, ["'days'", "cities"])
    ])
    func choicesForNoWidgetAreErrors(argument: String, words: [String]) throws {
        let error = #expect(throws: PlanError.self) { try plan([argument]) }
        for word in words { #expect(error?.description.contains(word) == true, "\(error?.description ?? "")") }
    }

    @Test(arguments: ["{", "[1]", "no-such.json", #"{"parameters": {}, "kindd": "x"}"#])
    func whatIsNoConfigurationNamesTheOption(argument: String) {
        let error = #expect(throws: (any Error).self) { try PlanOptions.parse(["--configuration", argument]) }
        #expect(error.map { PlanOptions.fullMessage(for: $0) }?.contains("--configuration ") == true)
    }
}
