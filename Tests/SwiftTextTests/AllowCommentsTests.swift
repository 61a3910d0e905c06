import Testing

@testable import SwiftText

struct AllowCommentsTests {
    private func comments(_ text: String) -> [AllowComments.Comment] { AllowComments(SourceFile(text)).all }

    @Test func oneBehindCodeCountsForItsLine() {
        #expect(
            comments(
                """
                Text("a")
                Text("b")  // darkroom:allow low-contrast
                Text("c")
                """) == [.init(line: 2, names: ["low-contrast"], lines: 2...2)])
    }

    @Test func oneAloneCountsForTheNextLineOfCode() {
        #expect(
            comments(
                """
                // darkroom:allow low-contrast, small-text as the designer wants it
                // Something else.

                Text("a")
                Text("b")
                """) == [.init(line: 1, names: ["low-contrast", "small-text"], lines: 1...4)])
    }

    @Test func oneAboveATypeCountsForAllOfIt() {
        let text = """
            struct Before {}
            // darkroom:allow small-text
            @available(iOS 17, *) @MainActor
            private struct Card: View {
                var body: some View {
                    Text("a")
                }
            }
            struct After {}
            """
        #expect(comments(text).map(\.lines) == [2...8])
        let all = AllowComments(SourceFile(text))
        #expect(all.comment(naming: { $0 == "small-text" }, for: 6)?.line == 2)
        #expect(all.comment(naming: { $0 == "low-contrast" }, for: 6) == nil)
        #expect(all.comment(naming: { $0 == "small-text" }, for: 9) == nil)
    }

    @Test func aPropertyInATypeIsNotTheWholeType() {
        #expect(
            comments(
                """
                struct Card {
                    // darkroom:allow small-text
                    var title = Text("a")
                    struct Inner {}
                }
                """
            ).map(\.lines) == [2...3])
    }

    @Test func literalsAndEmptyOnesAreNone() {
        #expect(comments(#"let a = "// darkroom:allow small-text""#) == [])
        #expect(comments("// darkroom:allow") == [])
        #expect(comments("// darkroom:allow : ?") == [])
        #expect(comments("/* darkroom:allow small-text */ Text(\"a\")").map(\.lines) == [1...1])
        // At the end of a file nothing follows.
        #expect(comments("// darkroom:allow small-text").map(\.lines) == [1...1])
    }
}
