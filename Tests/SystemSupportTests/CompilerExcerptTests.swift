import Testing

@testable import SystemSupport

/// Thousands of errors, or a project's usual warnings, would push what helps off the screen.
struct CompilerExcerptTests {
    private func error(_ line: Int) -> String {
        "Kit/A.swift:\(line):5: error: cannot find 'x' in scope\n   |     `- error: cannot find 'x' in scope\n"
    }

    private func warning(_ line: Int) -> String {
        "Kit/A.swift:\(line):1: warning: unused\n   | `- warning: unused\nKit/B.swift:1:1: note: declared here\n"
    }

    @Test func theFirstErrorsAreShown() {
        let note = "Kit/A.swift:1:1: note: 'x' is declared here\n",
            shown = warning(2) + (1...20).map(error).joined() + note
        #expect(CompilerExcerpt.beginning(of: shown) == shown)
        #expect(
            CompilerExcerpt.beginning(of: shown + error(21) + note + error(22))
                == shown + "… 2 more errors; --verbose lists all\n")
        #expect(CompilerExcerpt.beginning(of: shown + error(21)).hasSuffix("… 1 more error; --verbose lists all\n"))
    }

    @Test func manyWarningsAreCounted() {
        let few = (1...3).map(warning).joined()
        #expect(CompilerExcerpt.beginning(of: few) == few)
        #expect(
            CompilerExcerpt.beginning(of: few + warning(4)) == "… 4 warnings of the compiler; --verbose lists them\n")
        #expect(
            CompilerExcerpt.beginning(of: few + error(1) + warning(4))
                == error(1) + "… 4 warnings of the compiler; --verbose lists them\n")
    }

    @Test func colorsHideNoError() {
        let colored = (1...21).map { "\u{1B}[1m\u{1B}[0mKit/A B.swift:\($0):1: \u{1B}[31merror: \u{1B}[0mwrong\n" }
            .joined()
        #expect(CompilerExcerpt.beginning(of: colored).contains("… 1 more error;"))
    }
}
