import Testing

@testable import SystemSupport

struct DiagnosticsTests {
    @Test func everyKindIsWholeLines() {
        let diagnostics = CollectedDiagnostics()
        diagnostics.warn("a.swift: gone")
        diagnostics.note("no Landlock")
        diagnostics.progress("Fetching Kit")
        diagnostics.compiler("")
        diagnostics.compiler("a.swift:1:1: error: no\n 1 | a\n")
        diagnostics.report(Diagnostic(.error, "did not compile"))
        #expect(diagnostics.all.map(\.kind) == [.warning, .note, .progress, .compiler, .error])
        #expect(
            diagnostics.all.map(\.text).joined() == """
                warning: a.swift: gone
                note: no Landlock
                Fetching Kit
                a.swift:1:1: error: no
                 1 | a
                error: did not compile

                """)
    }

    @Test func whatIsUnderWayDoesNotWait() {
        let terminal = CollectedDiagnostics(), kept = CollectedDiagnostics(progress: terminal)
        kept.note("one")
        kept.progress("Compiling 2 files of Kit")
        #expect(kept.all.map(\.message) == ["one"] && terminal.all.map(\.message) == ["Compiling 2 files of Kit"])
    }
}
