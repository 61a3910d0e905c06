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

    /// `guard let self` of a closure holds in the closures within it.
    @Test func membersOfSelfAreWrittenOut() {
        let source = "run { [weak self] in\n    guard let self else { return }\n    own { state = é + next() }\n}"
        func error(_ column: Int, _ what: String) -> CompilerError {
            CompilerError(
                line: 3, column: column,
                message: "\(what) in closure requires explicit use of 'self' to make capture semantics explicit")
        }
        // A column counts bytes.
        let found = [error(11, "reference to property 'state'"), error(24, "call to method 'next'")]
        let written = ImplicitSelf.written(["a": source, "b": source], ["a": found + [found[0]]])
        #expect(written?["a"]?.contains("own { self.state = é + self.next() }") == true)
        #expect(written?["b"] == source)
        #expect(ImplicitSelf.written(["a": source], ["a": [error(11, "cannot find 'state' in scope")]]) == nil)
    }

    @Test func aTargetOfSwift6HasItsCode() {
        let source = "#if swift(>=6.0)\nlet a = 1\n#else\nlet b = 1\n#endif"
        var conditions = PlatformConditions { _ in true }
        #expect(StagedSource(SourceFile(source), conditions).text == source)
        conditions.languageMode = .swift6
        #expect(StagedSource(SourceFile(source), conditions).text.hasPrefix("#if true"))
    }
}
