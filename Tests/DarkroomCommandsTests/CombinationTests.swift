import RenderModel
import Testing

@testable import DarkroomCommands

/// Combinations of the matrix as they are typed, and as a file says them.
struct CombinationTests {
    @Test(arguments: [
        "device=iPhone 16 Pro,ipad locales=ar family=systemSmall",
        #"{"device": ["iPhone 16 Pro", "ipad"], "locale": "ar", "families": ["systemSmall"]}"#
    ])
    func bothFormsSayTheSame(text: String) throws {
        let rule = try PlanOptions.parse(["--exclude", text]).settings().excludes[0]
        #expect(rule.devices.map(\.identifier) == ["iphone-402x874", "ipad-820x1180"])
        #expect(rule.locales == ["ar"] && rule.presentationKinds == [.family(.systemSmall)])
        #expect(rule.schemes.isEmpty && rule.variants.isEmpty)
        #expect(try PlanOptions.parse(["--include", text]).settings().includes == [rule])
    }

    @Test(arguments: [
        ("familly=systemSmall", "'familly' is not a matrix key; did you mean 'family'?"),
        ("family=systemSmal", "did you mean 'systemSmall'?"), ("", "use keys and values"),
        ("{", "not a JSON object"), ("systemSmall", "is not a matrix key"),
        ("clock=2026-01-01", "is not a matrix key")
    ])
    func mistakesAreTold(text: String, words: String) {
        let error = #expect(throws: (any Error).self) { try PlanOptions.parse(["--exclude", text]) }
        let message = error.map(PlanOptions.message) ?? ""
        #expect(message.contains("--exclude") && message.contains(words), "\(message)")
    }
}
