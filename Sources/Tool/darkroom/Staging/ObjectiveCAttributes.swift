import SwiftText

/// Takes the attributes out that only say how Objective-C sees a declaration: the compiler refuses them on Linux, and
/// nothing there would look. Spaces stand in, so that every line and column stays where the user wrote it.
enum ObjectiveCAttributes {
    static func remove(from file: SourceFile, _ edits: inout SourceEdits) {
        for (index, token) in file.tokens.enumerated() where token.kind == .attribute {
            if file.reads(token, "@objcMembers") || file.reads(token, "@nonobjc") {
                edits.blank(token.range, of: file)
            } else if file.reads(token, "@objc") {
                var end = token.upperBound
                // A name may follow directly: @objc(WidgetIntent), @objc(application:open:).
                if file.isToken(index + 1, "("), file.tokens[index + 1].lowerBound == end,
                    let close = file.closingToken(of: index + 1)
                {
                    end = file.tokens[close].upperBound
                }
                edits.blank(token.lowerBound..<end, of: file)
            }
        }
    }
}

/// Makes CoreData's `@NSManaged`, which Objective-C implements, a macro of the same length: `@CDManaged` before
/// variables, `@CDMethods` before methods.
enum ManagedAttributes {
    static func translate(in file: SourceFile, _ edits: inout SourceEdits) {
        for index in file.tokens("@NSManaged") {
            let keyword = file.tokens[index...].first { file.reads($0, "func") || file.reads($0, "var") }
            let isMethod = keyword.map { file.reads($0, "func") } ?? false
            edits.replace(file.tokens[index].range, with: isMethod ? "@CDMethods" : "@CDManaged")
        }
    }
}

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
