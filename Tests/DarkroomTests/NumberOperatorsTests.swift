import SwiftText
import Testing

@testable import darkroom

struct NumberOperatorsTests {
    private func staged(_ source: String) -> String {
        StagedSource(SourceFile(source), PlatformConditions { _ in true }).text
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
