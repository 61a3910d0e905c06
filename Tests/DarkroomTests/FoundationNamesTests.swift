import SwiftText
import Testing

@testable import darkroom

/// Where Foundation on Linux has a name too, sources take the runtime's.
struct FoundationNamesTests {
    private func staged(_ source: String) -> String {
        StagedSource(SourceFile(source), PlatformConditions { _ in true }).text
    }

    @Test func namesThatAreTakenGetOthers() {
        #expect(staged("let a: PersonNameComponentsFormatter?") == "let a: _PersonNameComponentsFormatter?")
        #expect(staged("#Predicate<A> { $0.b }") == "#_Predicate<A> { $0.b }")
        #expect(staged("Date.ComponentsFormatStyle()") == "Date._RangeComponentsStyle()")
        let others =
            "#Preview { Text(\"#Predicate\") }  // PersonNameComponentsFormatter\nlet a: B.ComponentsFormatStyle"
        #expect(staged(others) == others)
    }

    @Test func anOrderOfNumbersYieldsToFoundations() {
        #expect(
            staged("public func < (lhs: NSNumber, rhs: NSNumber) -> Bool { true }")
                == "public @_disfavoredOverload func < (lhs: NSNumber, rhs: NSNumber) -> Bool { true }")
        for other in [
            "func < (lhs: Day, rhs: Day) -> Bool { true }", "func > (lhs: NSNumber, rhs: NSNumber) -> Bool { true }",
            "struct A { static func < (lhs: NSNumber, rhs: NSNumber) -> Bool { true } }"
        ] {
            #expect(staged(other) == other)
        }
    }
}
