import Testing

@testable import darkroom

/// What the compiler looks at while something is left out.
struct ErrorSearchTests {
    private static let plain = CompilerError(line: 1, column: 1, message: "cannot find 'Gone' in scope")
    private static let complex = CompilerError(
        line: 2, column: 1, message: "the compiler is unable to type-check this expression in reasonable time")

    @Test func afterARepairOnlyWhatItConcernsIsLookedAt() {
        var search = ErrorSearch(isLimited: false, canBePartial: true)
        #expect(search.files == nil)
        #expect(search.toRepair(of: ["a": [Self.plain]])?.keys.sorted() == ["a"])
        search.repaired(["a", "b"])
        #expect(search.files == ["a", "b"] && search.round == 1)
        // Then all are, and that is the end.
        let goesOn = search.goesOn()
        #expect(goesOn && search.files == nil)
        let isEnd = !search.goesOn()
        #expect(isEnd)
    }

    @Test func whatTakesLongIsLookedAtWhenNothingElseIsWrong() {
        var search = ErrorSearch(isLimited: true, canBePartial: true)
        let found = search.toRepair(of: ["a": [Self.plain, Self.complex], "b": [Self.complex]])
        #expect(found?.keys.sorted() == ["a"] && found?["a"]?.count == 1)
        search.repaired(["a"])
        let goesOn = search.goesOn()
        #expect(goesOn && !search.isLimited && search.files == ["a", "b"])
    }

    @Test func expressionsThatTakeLongAreNoErrorsByThemselves() {
        var search = ErrorSearch(isLimited: true, canBePartial: false)
        let found = search.toRepair(of: ["a": [Self.complex]])
        #expect(found == nil && !search.isLimited && search.files == nil && search.round == 0)
        #expect(search.toRepair(of: ["a": [Self.complex]])?.count == 1)
    }

    @Test func smallModulesAreLookedAtWhole() {
        var search = ErrorSearch(isLimited: false, canBePartial: false)
        search.repaired(["a"])
        #expect(search.files == nil)
    }
}
