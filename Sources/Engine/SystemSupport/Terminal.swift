import Foundation
import Glibc

/// Where commands print what people read.
package enum Terminal {
    /// On standard output.
    package static func print(_ text: some CustomStringConvertible, isJSON: Bool = false, terminator: String = "\n") {
        let text = text.description
        flush()
        StandardStreams.write(
            Data(((isJSON ? TerminalText.shown(json: text) : TerminalText.shown(text)) + terminator).utf8))
    }

    /// A line on standard error.
    package static func note(_ text: String) { write(text + "\n") }

    /// On standard error, behind a label of our own, which may hold colors.
    static func writeLabeled(_ label: String, _ text: String) {
        flush()
        _ = DescriptorIO.write(Data((label + TerminalText.shown(text)).utf8), to: STDERR_FILENO)
    }

    /// On standard error, or what stands for it.
    static func write(_ text: String, keepsColors: Bool = false, to descriptor: Int32 = STDERR_FILENO) {
        flush()
        _ = DescriptorIO.write(Data(TerminalText.shown(text, keepsColors: keepsColors).utf8), to: descriptor)
    }

    /// Both may lead to one file: what is on its way to standard output stands there first.
    private static func flush() { fflush(nil) }
}
