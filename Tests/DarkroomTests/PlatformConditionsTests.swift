import SwiftText
import Testing

@testable import darkroom

struct PlatformConditionsTests {
    private func staged(_ source: String) -> String {
        StagedSource(SourceFile(source), PlatformConditions { ["UIKit", "SwiftUI"].contains($0) }).text
    }

    @Test(arguments: [
        ("#if os(iOS)", "#if true   "), ("#if os(macOS)", "#if false    "),
        ("#elseif os(watchOS)", "#elseif false      "),
        ("  #if !os(iOS) && DEBUG", "  #if !true    && DEBUG"),
        (
            "#if (os(iOS) || os(macOS)) && !targetEnvironment(macCatalyst)",
            "#if (true    || false    ) && !false                         "
        ),
        ("#if canImport(UIKit)", "#if true            "), ("#if canImport(AppKit)", "#if false            "),
        ("#if canImport(UIKit.UIColor)", "#if true                    "),
        ("#if canImport(SwiftUI, _version: 5)", "#if true                           "),
        ("#if arch(arm64)", "#if true       "), ("#if arch(x86_64)", "#if false       "),
        ("#if os ( iOS )", "#if true      "),
        // The compiler answers these as well on Linux as anywhere.
        ("#if DEBUG", "#if DEBUG"), ("#if swift(>=5.9)", "#if swift(>=5.9)"),
        ("#if compiler(<6) || FLAG", "#if compiler(<6) || FLAG"),
        ("#if hasFeature(X) && os(iOS)", "#if hasFeature(X) && true   "), ("#if true", "#if true"),
        ("#else", "#else"), ("#endif // os(iOS)", "#endif // os(iOS)"),
        ("#if os(iOS) // not os(macOS)", "#if true    // not os(macOS)"),
        // Not directives.
        ("let os = os(iOS)", "let os = os(iOS)"), ("#iffy os(iOS)", "#iffy os(iOS)"),
        ("x #if os(iOS)", "x #if os(iOS)"),
        // Wrong, and the compiler says so better.
        ("#if os()", "#if os()"), ("#if", "#if")
    ])
    func answersInPlace(line: String, answered: String) {
        #expect(staged(line) == answered)
        #expect(line.utf8.count == answered.utf8.count)
    }

    @Test(arguments: [
        "/*\n#if os(iOS)\n*/", "/* /* */\n#if os(iOS)\n*/", "let a = \"\"\"\n#if os(iOS)\n\"\"\"",
        "let a = #\"\"\"\n\"\"\"\n#if os(iOS)\n\"\"\"#", "let r = #/\n#if os(iOS)\n/#", "// \\\n//\n// #if os(iOS)",
        "let a = \"\"\"\n\\(f(\"\"\"\n#if os(iOS)\n\"\"\"))\n\"\"\""
    ])
    func leavesCommentsAndLiteralsAlone(source: String) {
        #expect(staged(source) == source)
    }

    @Test(arguments: [
        "let a = \"\\\"\"", "let a = \"/*\"", "let a = \"\\(x(\")\"))\"", "let a = \"unfinished", "let a = #\"\"\"#",
        "let a = \"\"",
        "let a = #\"\\\"#", "let u = \"http://x\"", "/**/", "let c = \"\"\"\n\\\"\"\"\n\"\"\"", "let a = \"\\(b) (\"",
        "let d = a / b / c"
    ])
    func findsTheDirectiveAfter(source: String) {
        #expect(staged(source + "\n#if os(iOS)\n") == source + "\n#if true   \n")
    }

    @Test func linesAndColumnsStay() {
        let source = "#if os(iOS)\nlet a = 1\n#elseif os(macOS)\n  #if DEBUG\nlet ä = 2\r\n  #endif\n#else\n#endif"
        let result = staged(source)
        #expect(
            result == "#if true   \nlet a = 1\n#elseif false    \n  #if DEBUG\nlet ä = 2\r\n  #endif\n#else\n#endif")
    }

    @Test func entryPointsAreFoundInCodeOnly() {
        let source = SourceFile(
            """
            // @main
            let a = "@main"
            @main struct A {}
            #if os(watchOS)
            @main struct B {}
            #endif
            @mainActor func c() {}
            """)
        #expect(EntryPoints.lines(in: source, certain: true) == [3])
        #expect(EntryPoints.lines(in: source, certain: false) == [3, 5])
    }
}
