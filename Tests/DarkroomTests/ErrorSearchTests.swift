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
        search.repaired(["a"], concerning: ["a", "b"])
        #expect(search.files == ["a", "b"] && search.round == 1)
        // Then the flow of what was repaired is, then all is compiled, and that is the end.
        var goesOn = search.goesOn()
        #expect(goesOn && search.files == ["a"] && search.depth == .flow)
        goesOn = search.goesOn()
        #expect(goesOn && search.files == nil)
        let isEnd = !search.goesOn()
        #expect(isEnd)
    }

    @Test func whatTakesLongIsLookedAtWhenNothingElseIsWrong() {
        var search = ErrorSearch(isLimited: true, canBePartial: true)
        let found = search.toRepair(of: ["a": [Self.plain, Self.complex], "b": [Self.complex]])
        #expect(found?.keys.sorted() == ["a"] && found?["a"]?.count == 1)
        search.repaired(["a"], concerning: ["a"])
        let goesOn = search.goesOn()
        #expect(goesOn && !search.isLimited && search.files == ["a", "b"])
    }

    @Test func expressionsThatTakeLongAreNoErrorsByThemselves() {
        var search = ErrorSearch(isLimited: true, canBePartial: false)
        let found = search.toRepair(of: ["a": [Self.complex]])
        #expect(found == nil && !search.isLimited && search.files == nil && search.round == 0)
        #expect(search.toRepair(of: ["a": [Self.complex]])?.count == 1)
    }

    /// `let week = TimeInterval(7 * 24 * 60 * 60)`, and behind it whatever `week` is taken for.
    @Test func whatMayComeOfExpressionsThatTakeLongWaitsForThem() {
        let guessed = CompilerError(
            line: 3, column: 1, message: "cannot convert value of type 'Float16' to expected argument type 'Double'")
        var search = ErrorSearch(isLimited: true, canBePartial: false)
        let found = search.toRepair(of: ["a": [Self.plain, Self.complex, guessed]])
        #expect(found == ["a": [Self.plain]])
        let looksAgain = search.looksAgain(at: ["b"])
        #expect(!looksAgain && search.isLimited)
        let comesBack = search.looksAgain(at: ["a"])
        #expect(comesBack && !search.isLimited)
        #expect(search.toRepair(of: ["a": [guessed]]) == ["a": [guessed]])
        let isLast = !search.looksAgain(at: ["a"])
        #expect(isLast)
    }

    /// `StaticControlConfiguration(…).displayName("Toggle")`, of which the compiler says that a view has no such member.
    @Test func theWidgetsOwnFilesLoseNothingForAnExpressionThatTakesLong() {
        let guessed = CompilerError(
            line: 9, column: 1, message: "value of type 'some View' has no member 'displayName'")
        var search = ErrorSearch(isLimited: true, canBePartial: true, own: ["a"])
        let found = search.toRepair(of: ["a": [Self.plain, guessed], "b": [guessed]])
        #expect(found == ["a": [Self.plain], "b": [guessed]])
        search.repaired(["a", "b"], concerning: ["a", "b"])
        let again = search.toRepair(of: ["a": [guessed]])
        #expect(again == nil && !search.isLimited && search.files == ["a"])
        #expect(search.toRepair(of: ["a": [guessed]]) == ["a": [guessed]])
    }

    @Test func smallModulesAreLookedAtWhole() {
        var search = ErrorSearch(isLimited: false, canBePartial: false)
        search.repaired(["a"], concerning: ["a"])
        #expect(search.files == nil)
        #expect(ErrorSearch(isLimited: true, canBePartial: false, suspects: ["a"]).files == nil)
    }

    @Test func whatIsSureToHaveErrorsIsNotCompiledFirst() {
        var search = ErrorSearch(isLimited: true, canBePartial: true, suspects: ["a", "b", "c"])
        #expect(search.files == ["a", "b", "c"] && search.depth == .types)
        // Where there are none after all, all is compiled next.
        let goesOn = search.goesOn()
        #expect(goesOn && search.files == nil)
    }

    @Test func whatIsLeftOutForTheFlowIsLookedAtAsFar() {
        var search = ErrorSearch(isLimited: false, canBePartial: true)
        search.repaired(["a"], concerning: ["a"])
        _ = search.goesOn()
        #expect(search.depth == .flow)
        search.repaired(["a"], concerning: ["a", "b"])
        #expect(search.files == ["a", "b"] && search.depth == .flow)
        let goesOn = search.goesOn()
        #expect(goesOn && search.files == nil)
    }
}
