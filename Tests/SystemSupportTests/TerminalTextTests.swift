import Foundation
import Testing

@testable import RenderCoordinator
@testable import SystemSupport

struct TerminalTextTests {
    @Test(arguments: [
        ("plain, äöü 天気 🙂\n\tmore", "plain, äöü 天気 🙂\n\tmore"),
        ("\u{1B}]0;title\u{7}", #"\u{1B}]0;title\u{7}"#), ("\u{9B}2J", #"\u{9B}2J"#), ("a\rb", #"a\rb"#),
        ("line\r\nline", "line\nline"), ("a\u{202E}b\u{2066}c", #"a\u{202E}b\u{2066}c"#),
        ("\u{1B}[31mred", #"\u{1B}[31mred"#)
    ])
    func whatATerminalWouldObeyIsSpelledOut(text: String, shown: String) {
        #expect(TerminalText.shown(text) == shown)
    }

    /// Hiding text and moving the cursor are no colors.
    @Test func aCompilersColorsStay() {
        let text = "\u{1B}[1;31merror: \u{1B}[0mx\u{1B}[8mhidden\u{1B}[2Ay"
        #expect(
            TerminalText.shown(text, keepsColors: true)
                == "\u{1B}[1;31merror: \u{1B}[0mx" + #"\u{1B}[8mhidden\u{1B}[2Ay"#)
    }

    @Test func jsonStaysTheSameJSON() throws {
        let name = "a\u{202E}b\u{9B}c"
        let text = String(decoding: try JSONEncoder().encode([name]), as: UTF8.self)
        let shown = TerminalText.shown(json: text)
        #expect(!shown.unicodeScalars.contains(where: TerminalText.isUnsafe))
        #expect(try JSONDecoder().decode([String].self, from: Data(shown.utf8)) == [name])
    }

    @Test func thePageSpellsOutWhatTurnsTextAround() {
        #expect(HTML.escape("a\u{202E}b\u{2067}c\u{1B}") == #"a\u{202E}b\u{2067}c"# + "\u{FFFD}")
    }

    @Test func commandsToTypeKeepTheirMeaning() {
        #expect(Shell.quoted("it's \u{1B}\u{202E}") == #"$'it\'s \u001B\u202E'"#)
    }

    @Test func progressAndSummaryObeyNobody() throws {
        var lines: [String] = []
        nonisolated(unsafe) let box = UnsafeMutablePointer<[String]>.allocate(capacity: 1)
        box.initialize(to: [])
        let progress = ProgressReporter(isTerminal: false, isVerbose: true) { box.pointee.append($0) }
        progress.handle(.output("\u{1B}]0;x\u{7}\u{202E}", from: "Clock"))
        lines = box.pointee
        box.deinitialize(count: 1).deallocate()
        #expect(lines == [#"Clock: \u{1B}]0;x\u{7}\u{202E}"# + "\n"])
    }
}
