import Foundation
import Glibc

/// Where commands print what people read.
package enum Terminal {
    /// On standard output.
    package static func print(_ text: some CustomStringConvertible, isJSON: Bool = false, terminator: String = "\n") {
        let text = text.description
        Swift.print(isJSON ? TerminalText.shown(json: text) : TerminalText.shown(text), terminator: terminator)
    }

    /// A line on standard error.
    package static func note(_ text: String) { write(TerminalText.shown(text) + "\n") }

    /// What a compiler says, in its colors, on standard error.
    package static func noteMessages(_ text: String) { write(TerminalText.shown(text, keepsColors: isatty(STDERR_FILENO) == 1)) }

    private static func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}
