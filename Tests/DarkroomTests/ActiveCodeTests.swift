import SwiftText
import Testing

@testable import darkroom

struct ActiveCodeTests {
    private func modules(_ source: String) -> Set<String> { ActiveCode(SourceFile(source)).imports }

    @Test func conditionsDeeperThanTheStackAreLeftOpen() {
        for piece in ["(", "!"] {
            #expect(modules("#if " + String(repeating: piece, count: 50_000) + "\nimport A\n#endif") == ["A"])
        }
    }

    @Test func whatIsLeftOutForCertainImportsNothing() {
        let source = """
            #if true && !(false)
            import A
            #elseif true
            import B
            #else
            import C
            #endif
            #if false || DEBUG
            import D
            #if false
            import E
            #endif
            #elseif swift(>=6.0)
            import F
            #else
            import G
            #endif
            import H
            """
        #expect(modules(source) == ["A", "D", "F", "G", "H"])
        #expect(modules(source.replacing("\n", with: "\r\n")) == ["A", "D", "F", "G", "H"])
    }

    @Test func afterWhatIsNotKnownNothingIsCertain() {
        #expect(modules("#if DEBUG\nimport A\n#elseif true\nimport B\n#else\nimport C\n#endif") == ["A", "B"])
        #expect(modules("#if canImport(A, _version: 1.2) && false\nimport A\n#endif").isEmpty)
    }

    @Test func linuxIsAnsweredWhereAModuleIsCompiledForIt() {
        let conditions = PlatformConditions(canImport: { $0 == "Glibc" }, platform: .linux)
        let source = "#if canImport(Darwin)\nimport Darwin\n#elseif canImport(Glibc) && os(Linux)\nimport Glibc\n#endif"
        #expect(StagedSource(SourceFile(source), conditions).imports == ["Glibc"])
    }
}
