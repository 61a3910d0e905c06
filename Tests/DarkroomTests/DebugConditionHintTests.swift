import SwiftText
import Testing

@testable import darkroom

struct DebugConditionHintTests {
    private func text(_ messages: String, _ source: String) -> String? {
        DebugConditionHint(
            messages: messages, files: ["W/Entry.swift": SourceFile(source)], command: "darkroom render W"
        ).text
    }

    @Test func whatOnlyDebugDeclaresIsTold() {
        let source = "struct E {}\n#if DEBUG\nextension E {\n    static let sample = E()\n}\n#endif\n"
        #expect(
            text("E.swift:9:1: error: type 'E' has no member 'sample'", source)
                == "W/Entry.swift:4 declares 'sample' under #if DEBUG, which is set only in Debug builds; to build "
                + "as for Run in Xcode: darkroom render W -D DEBUG")
        #expect(text("a.swift:1:1: error: cannot find type 'sample' in scope", source) != nil)
        #expect(text("a.swift:1:1: error: cannot find 'other' in scope", source) == nil)
        #expect(text("a.swift:1:1: error: expected expression", source) == nil)
    }

    @Test(arguments: [
        ("#if os(iOS) && DEBUG\nlet a = 1\n#endif", 2), ("#if A\n#elseif DEBUG\nlet a = 1\n#endif", 3),
        ("#if DEBUG\n#if A\nvar a = 1\n#endif\n#endif", 3), ("#if DEBUG\n#else\nlet a = 1\n#endif", nil),
        ("#if !DEBUG\nlet a = 1\n#endif", nil), ("#if DEBUG\nlet b = a\n#endif\nlet a = 1", nil)
    ])
    func onlyBranchesThatAskForItCount(_ source: String, _ line: Int?) {
        #expect(DebugConditionHint.line(declaring: "a", in: SourceFile(source)) == line)
    }
}
