import SwiftText
import Testing

@testable import darkroom

/// `#if swift(>=6.0)` asks about the version that a target is written for, not about the compiler.
struct LanguageModeTests {
    @Test func versionsAreCompared() {
        let mode = LanguageMode("6.0")
        #expect(mode.holds(">=6.0") == true && mode.holds(">= 6") == true && mode.holds(">=5.9") == true)
        #expect(mode.holds("<6.0") == false && mode.holds(">=6.4") == false && mode.holds("<7") == true)
        #expect(LanguageMode("5.0").holds(">=6.0") == nil && mode.holds("nonsense") == nil)
    }

    @Test func aTargetOfSwift6HasItsCode() {
        let source = "#if swift(>=6.0)\nlet a = 1\n#else\nlet b = 1\n#endif"
        var conditions = PlatformConditions { _ in true }
        #expect(StagedSource(SourceFile(source), conditions).text == source)
        conditions.languageMode = .swift6
        #expect(StagedSource(SourceFile(source), conditions).text.hasPrefix("#if true"))
    }
}
