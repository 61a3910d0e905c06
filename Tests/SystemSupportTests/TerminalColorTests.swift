import Testing

@testable import SystemSupport

struct TerminalColorTests {
    @Test func terminalsAreColored() {
        #expect(TerminalColor.isOn(for: 2, in: [:], isTerminal: true))
        #expect(!TerminalColor.isOn(for: 2, in: [:], isTerminal: false))
        #expect(!TerminalColor.isOn(for: 2, in: ["TERM": "dumb"], isTerminal: true))
    }

    /// no-color.org: present and not empty, whatever its value.
    @Test func theEnvironmentDecides() {
        #expect(!TerminalColor.isOn(for: 2, in: ["NO_COLOR": "0"], isTerminal: true))
        #expect(TerminalColor.isOn(for: 2, in: ["NO_COLOR": ""], isTerminal: true))
        #expect(TerminalColor.isOn(for: 2, in: ["CLICOLOR_FORCE": "1"], isTerminal: false))
        #expect(!TerminalColor.isOn(for: 2, in: ["CLICOLOR_FORCE": "0"], isTerminal: false))
        #expect(!TerminalColor.isOn(for: 2, in: ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], isTerminal: true))
    }

    /// What compilers color keeps its colors beside ours.
    @Test func labelsPassTheCheckOfForeignText() {
        for kind in [Diagnostic.Kind.error, .warning, .note] {
            let label = (kind.colorSequence ?? "") + kind.rawValue
            #expect(TerminalText.shown(label, keepsColors: true) == label)
        }
    }
}
