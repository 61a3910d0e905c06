import Testing

@testable import SystemSupport

/// Thousands of errors would push what helps off the screen.
struct CompilerExcerptTests {
    private func error(_ line: Int) -> String {
        "Kit/A.swift:\(line):5: error: cannot find 'x' in scope\n   |     `- error: cannot find 'x' in scope\n"
    }

    @Test func theFirstErrorsAreShown() {
        let note = "Kit/A.swift:1:1: note: 'x' is declared here\n", warning = "Kit/A.swift:2:1: warning: unused\n"
        let shown = warning + (1...20).map(error).joined() + note
        #expect(CompilerExcerpt.firstErrors(of: shown) == shown)
        #expect(
            CompilerExcerpt.firstErrors(of: shown + warning + error(21) + note + error(22))
                == shown + "\n… 2 more errors; --verbose lists all\n".dropFirst())
        #expect(CompilerExcerpt.firstErrors(of: shown + error(21)).hasSuffix("… 1 more error; --verbose lists all\n"))
    }

    @Test func colorsHideNoError() {
        let colored = (1...21).map { "\u{1B}[1m\u{1B}[0mKit/A B.swift:\($0):1: \u{1B}[31merror: \u{1B}[0mwrong\n" }
            .joined()
        #expect(CompilerExcerpt.firstErrors(of: colored).contains("… 1 more error;"))
    }
}
