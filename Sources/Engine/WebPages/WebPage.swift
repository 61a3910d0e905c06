import Foundation
import SystemSupport

/// What the pages that Darkroom writes have in common: their look, how elements are made, and what a page may load.
/// Each is one file of its own styles and script, which follow these, and needs neither network nor server.
package enum WebPage {
    /// Colors, type and controls, light and dark.
    package static let style = String(decoding: PackageResources.base_css, as: UTF8.self)

    /// A script of parts, after those of every page: one function, so that nothing of it is a global.
    package static func script(_ parts: [[UInt8]]) -> String {
        let parts = ([PackageResources.elements_js] + parts).map { String(decoding: $0, as: UTF8.self) }
        return "\n\"use strict\";\n(() => {\n" + parts.joined(separator: "\n") + "})();\n"
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
        return "default-src 'none'; img-src 'self' file: data:; style-src 'unsafe-inline'; "
            + "script-src 'sha256-\(Data(bytes).base64EncodedString())'\(loadsScripts ? " 'strict-dynamic'" : ""); "
            + (asksServer ? "connect-src 'self'; " : "")
            + "base-uri 'none'; form-action 'none'"
    }

    /// A value as JSON that a page or a script can hold: nothing in it ends the element or the line that it stands in.
    package static func json(_ value: some Encodable) throws -> String {
        let bytes = [UInt8](try JSONText.encoded(value, as: .sortedLine))
        // As bytes: searching a text for three others takes three times as long as making it.
        guard bytes.contains(where: { $0 == UInt8(ascii: "<") || $0 == lineSeparatorStart[0] }) else {
            return String(decoding: bytes, as: UTF8.self)
        }
        var safe: [UInt8] = [], index = 0
        safe.reserveCapacity(bytes.count + 64)
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "<") {
                safe += Array(#"\u003c"#.utf8)
            } else if bytes[index] == lineSeparatorStart[0], index + 2 < bytes.count,
                bytes[index + 1] == lineSeparatorStart[1], bytes[index + 2] & 0xFE == 0xA8
            {
                safe += Array((bytes[index + 2] == 0xA8 ? #"\u2028"# : #"\u2029"#).utf8)
                index += 2
            } else {
                safe.append(bytes[index])
            }
            index += 1
        }
        return String(decoding: safe, as: UTF8.self)
    }

    /// What the bytes of both U+2028 and U+2029 begin with; A8 or A9 follows.
    private static let lineSeparatorStart: [UInt8] = [0xE2, 0x80]
}
