import SwiftText

/// Takes the attributes out that only say how Objective-C sees a declaration: the compiler refuses them on Linux, and
/// nothing there would look. Spaces stand in, so that every line and column stays where the user wrote it, but for what
/// `@objc protocol` says besides: that only classes conform, which a `weak` variable of it must know.
enum ObjectiveCAttributes {
    static func remove(from file: SourceFile, _ edits: inout SourceEdits) {
        for (index, token) in file.tokens.enumerated() where token.kind == .attribute {
            if file.reads(token, "@objcMembers") || file.reads(token, "@nonobjc") {
                edits.blank(token.range, of: file)
            } else if file.reads(token, "@objc") {
                var end = token.upperBound, last = index
                // A name may follow directly: @objc(WidgetIntent), @objc(application:open:).
                if file.isToken(index + 1, "("), file.tokens[index + 1].lowerBound == end,
                    let close = file.closingToken(of: index + 1)
                {
                    (end, last) = (file.tokens[close].upperBound, close)
                }
                edits.blank(token.lowerBound..<end, of: file)
                requireClasses(behind: last, file, &edits)
            }
        }
    }

    private static let accessLevels: Set = ["public", "package", "internal", "private", "fileprivate"]

    private static func requireClasses(behind attribute: Int, _ file: SourceFile, _ edits: inout SourceEdits) {
        var index = attribute + 1
        while file.isToken(index, in: accessLevels) { index += 1 }
        guard file.isToken(index, "protocol"), index + 2 < file.tokens.count,
            // As Swift 4 wrote it.
            !file.isToken(index + 3, "class")
        else { return }
        if file.isToken(index + 2, ":") {
            edits.insert(" AnyObject,", at: file.tokens[index + 2].upperBound)
        } else {
            edits.insert(": AnyObject", at: file.tokens[index + 1].upperBound)
        }
    }
}

/// Makes CoreData's `@NSManaged`, which Objective-C implements, a macro of the same length: `@CDManaged` before
/// variables, `@CDMethods` before methods. A variable in an extension that overrides one of `NSManagedObject` goes, which
/// only Objective-C allows: nothing implements it, so what is called there is the class's own, too.
enum ManagedAttributes {
    static func translate(in file: SourceFile, _ edits: inout SourceEdits) {
        var extensions: [Range<Int>]?
        for index in file.tokens("@NSManaged") {
            guard
                let keyword = file.tokens[index...].firstIndex(where: {
                    file.reads($0, "func") || file.reads($0, "var")
                })
            else { continue }
            if file.reads(file.tokens[keyword], "var"),
                file.tokens[index..<keyword].contains(where: { file.reads($0, "override") })
            {
                extensions = extensions ?? TypeDeclarations(file).all.filter { $0.keyword == "extension" }.map(\.body)
                if extensions?.contains(where: { $0.contains(index) }) == true {
                    edits.blank(
                        file.tokens[index].lowerBound..<file.tokens[lastToken(of: keyword, file)].upperBound, of: file)
                    continue
                }
            }
            edits.replace(
                file.tokens[index].range, with: file.reads(file.tokens[keyword], "func") ? "@CDMethods" : "@CDManaged")
        }
    }

    /// The last token of the line of a variable without accessors.
    private static func lastToken(of keyword: Int, _ file: SourceFile) -> Int {
        let line = file.line(of: file.tokens[keyword].lowerBound)
        var last = keyword
        while last + 1 < file.tokens.count, file.line(of: file.tokens[last + 1].lowerBound) == line,
            !file.isToken(last + 1, "}"), !file.isToken(last + 1, ";")
        { last += 1 }
        return last
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
