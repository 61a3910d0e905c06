import Foundation
import RenderModel
import Testing

@testable import AppIntents

struct IntentTests {
    private func sum(_ left: Int, _ right: Int = 1) -> SumIntent {
        let intent = SumIntent()
        intent.left = left
        intent.right = right
        return intent
    }

    @Test func anIntentPerformsAndGivesItsValue() async throws {
        let log = Log()
        AppDependencyManager.shared.add(dependency: log)
        #expect(try await sum(2, 3)() == 5)
        #expect(log.lines == ["sum"])
        await #expect(throws: AppIntentError.self) { try await sum(-1)() }
    }

    @Test(arguments: [
        (1, 0, "Just ${left}", []), (11, 1, "Much: ${left} and ${right}", []), (1, 2, "Little: ${left}", ["right"]),
        (1, 3, "", [])
    ])
    func summariesFollowTheValues(left: Int, right: Int, text: String, below: [String]) {
        let sentence = SumIntent.parameterSummary._sentence(for: sum(left, right), family: nil)
        #expect(sentence == ParameterSentence(text: text, parameters: below))
    }

    @Test func widgetIntentsNeedNothingToPerform() async throws {
        #expect(try await EverythingIntent().perform().value == nil)
        #expect(SumIntent.title == "Sum" && EverythingIntent.openAppWhenRun == false)
    }

    /// A view's type is no part of a result's.
    @Test func resultsWithDifferentViewsAreOfOneType() throws {
        func result(_ isEmpty: Bool) -> some IntentResult & ReturnsValue<String> & ShowsSnippetView {
            if isEmpty { return .result(value: "none", view: 1) }
            return .result(value: "some") { "view" }
        }
        #expect(result(true).value == "none" && result(false).value == "some")
        #expect(IntentOutcome(result(true)).showsSnippet)
    }

    @Test func jsonSurvivesBeingWritten() throws {
        let text = #"{"a":[1,2.5,true,null,"x"],"b":{"c":"/"}}"#
        #expect(try JSONValue(text: text).text == text)
    }
}
