internal import CPages
import Foundation
import SystemSupport

/// What the pages that Darkroom writes have in common: their look, how elements are made, and what a page may load.
/// Each is one file of its own styles and script, which follow these, and needs neither network nor server.
package enum WebPage {
    /// Colors, type and controls, light and dark.
    package static let style = String(cString: page_common_style())

    /// A page's own script after that of every page: one function, so that nothing of it is a global.
    package static func script(_ own: String) -> String {
        "\n\"use strict\";\n(() => {\n" + String(cString: page_common_script()) + "\n" + own + "})();\n"
    }

    /// The content security policy of a page: its own script and no other, and pictures from beside it. Nothing of what
    /// the page tells of is run or fetched.
    ///
    /// - Parameters:
    ///   - loadsScripts: whether the page's script may load further ones.
    ///   - asksServer: whether it may ask the server that the page comes from.
    package static func policy(_ script: String, loadsScripts: Bool = false, asksServer: Bool = false) -> String {
        let digits = Array(SHA256.hexadecimal(Data(script.utf8)))
        let bytes = stride(from: 0, to: digits.count, by: 2).map { UInt8(String(digits[$0..<$0 + 2]), radix: 16)! }
        return policyStart + "style-src 'unsafe-inline'; "
            + "script-src 'sha256-\(Data(bytes).base64EncodedString())'\(loadsScripts ? " 'strict-dynamic'" : ""); "
            + (asksServer ? "connect-src 'self'; " : "")
            + "base-uri 'none'; form-action 'none'"
    }

    private static let policyStart = "default-src 'none'; img-src 'self' file: data:; "

    /// Whether a page is one of these.
    package static func isOwn(_ page: Data) -> Bool {
        String(decoding: page.prefix(4096), as: UTF8.self).contains(policyStart)
    }

    /// A value as JSON that a page or a script can hold: nothing in it ends the element or the line that it stands in, or
    /// turns the order of what stands around it.
    package static func json(_ value: some Encodable) throws -> String {
        let bytes = [UInt8](try JSONText.encoded(value, as: .sortedLine))
        // As bytes: searching a text for a few others takes three times as long as making it.
        guard bytes.contains(where: { $0 == UInt8(ascii: "<") || $0 == punctuationStart }) else {
            return String(decoding: bytes, as: UTF8.self)
        }
        var safe: [UInt8] = [], index = 0
        safe.reserveCapacity(bytes.count + 64)
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "<") {
                safe += Array(#"\u003c"#.utf8)
            } else if bytes[index] == punctuationStart, index + 2 < bytes.count,
                let escape = escape(ofPunctuation: bytes[index + 1], bytes[index + 2])
            {
                safe += Array(escape.utf8)
                index += 2
            } else {
                safe.append(bytes[index])
            }
            index += 1
        }
        return String(decoding: safe, as: UTF8.self)
    }

    /// What the bytes of U+2000 to U+2FFF begin with.
    private static let punctuationStart: UInt8 = 0xE2

    /// The escape of U+2028 and U+2029, which separate lines, and of bidirectional controls; nil for other characters.
    ///
    /// - Parameters:
    ///   - second, third: the bytes after the first.
    private static func escape(ofPunctuation second: UInt8, _ third: UInt8) -> String? {
        switch (second, third) {
        case (0x80, 0xA8...0xAE), (0x81, 0xA6...0xA9):
            "\\u" + String(0x2000 + (UInt32(second & 0x3F) << 6 | UInt32(third & 0x3F)), radix: 16)
        default: nil
        }
    }
}
