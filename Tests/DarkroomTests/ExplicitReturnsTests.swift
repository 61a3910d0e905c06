import Testing

@testable import darkroom

/// What the compiler says of a body with `return` hides what is wrong inside of it.
struct ExplicitReturnsTests {
    private static let source = "Row { é in\n    return Text(missing)\n}"

    private func error(_ line: Int, _ column: Int, _ message: String) -> CompilerError {
        CompilerError(line: line, column: column, message: message)
    }

    @Test func theWordGoesAndAllElseStaysInPlace() {
        let found = [
            error(2, 5, "cannot use explicit 'return' statement in the body of result builder 'ViewBuilder'"),
            error(1, 1, "generic parameter 'Content' could not be inferred")
        ]
        let removed = ExplicitReturns.removed(["a": Self.source, "b": Self.source], ["a": found])
        #expect(removed?["a"] == "Row { é in\n           Text(missing)\n}")
        #expect(removed?["b"] == Self.source)
        #expect(ExplicitReturns.removed(removed ?? [:], ["a": found]) == nil)
    }

    @Test func otherErrorsChangeNothing() {
        #expect(ExplicitReturns.removed(["a": Self.source], ["a": [error(2, 5, "missing return")]]) == nil)
        #expect(ExplicitReturns.removed(["a": Self.source], [:]) == nil)
    }
}
