import SwiftText

/// Turns `#selector(…)` and `#keyPath(…)`, which the compiler refuses without Objective-C, into calls of the same
/// length that take the text between the brackets: `_objSel("…")` and `_keyOf("…")`.
enum Selectors {
    static func quoted(in source: String) -> String {
        guard source.contains("#selector") || source.contains("#keyPath") else { return source }
        var bytes = Array(source.utf8)
        let isCode = SourceScanner(bytes).isCode
        for index in bytes.indices where bytes[index] == UInt8(ascii: "#") && isCode[index] {
            for (keyword, call) in [("#selector", "_objSel"), ("#keyPath", "_keyOf")]
            where bytes[index...].starts(with: keyword.utf8) {
                quote(&bytes, index, keyword.utf8.count, call, isCode)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func quote(_ bytes: inout [UInt8], _ start: Int, _ length: Int, _ call: String, _ isCode: [Bool]) {
        let open = bytes[(start + length)...].firstIndex { $0 != UInt8(ascii: " ") }
        guard let open, bytes[open] == UInt8(ascii: "("), let close = closingBracket(bytes, after: open, isCode) else {
            return
        }
        let inside = bytes[(open + 1)..<close]
        // Lines stay where they are, and a text of one line cannot hold them: such a selector has no name.
        let isOneLine = !inside.contains(UInt8(ascii: "\n"))
        let text = isOneLine ? Array("\"".utf8) + inside + Array("\"".utf8) : Array("\"\"".utf8) + blanked(inside)
        let spaces = Array(repeating: UInt8(ascii: " "), count: open - start - length)
        bytes.replaceSubrange(start...close, with: Array(call.utf8) + spaces + Array("(".utf8) + text + Array(")".utf8))
    }

    private static func blanked(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        bytes.map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") }
    }

    private static func closingBracket(_ bytes: [UInt8], after open: Int, _ isCode: [Bool]) -> Int? {
        var depth = 0
        for index in open..<bytes.endIndex where isCode[index] {
            if bytes[index] == UInt8(ascii: "(") { depth += 1 }
            if bytes[index] == UInt8(ascii: ")") { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }
}
