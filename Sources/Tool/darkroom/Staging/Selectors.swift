import SwiftText

/// Turns `#selector(…)` and `#keyPath(…)`, which the compiler refuses without Objective-C, into calls of the same
/// length that take the text between the brackets: `_objSel("…")` and `_keyOf("…")`.
enum Selectors {
    static func quote(in file: SourceFile, _ edits: inout SourceEdits) {
        for (index, token) in file.tokens.enumerated() where token.kind == .directive {
            let isSelector = file.reads(token, "#selector")
            guard isSelector || file.reads(token, "#keyPath"), file.isToken(index + 1, "("),
                let close = file.closingToken(of: index + 1)
            else { continue }
            let open = file.tokens[index + 1].range, end = file.tokens[close].range
            let inside = file[open.upperBound..<end.lowerBound]
            // Lines stay where they are, and a text of one line cannot hold them: such a selector has no name.
            let isOneLine = !inside.utf8.contains(UInt8(ascii: "\n"))
            edits.replace(token.range, with: isSelector ? "_objSel" : "_keyOf")
            edits.replace(open, with: isOneLine ? "(\"" : "(\"\"")
            if !isOneLine { edits.blank(open.upperBound..<end.lowerBound, of: file) }
            edits.replace(end, with: isOneLine ? "\")" : ")")
        }
    }
}
