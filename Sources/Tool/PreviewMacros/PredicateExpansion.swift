import SwiftText

/// `#Predicate` as a call with the same closure, or as Foundation's macro where a closure would do something else.
struct PredicateExpansion {
    let expanded: String

    /// - Parameters:
    ///   - source: the macro's use, with its arguments.
    ///   - context: the declarations around it, without their bodies.
    init?(_ source: String, context: [String]) {
        let file = SourceFile(source)
        guard let name = file.tokens.first, file.tokens.count > 2 else { return nil }
        let isFoundations =
            Self.mayFail(file)
            || context.contains { declaration in
                let words = SourceFile(declaration)
                return words.hasWord("mutating") || words.hasWord("inout")
            }
        var edits = SourceEdits()
        edits.replace(name.range, with: isFoundations ? "#_FoundationPredicate" : "_predicate")
        // A call cannot name the types of its generic parameters; it has them from what the macro gives.
        if !isFoundations, let arguments = Self.genericArguments(in: file) { edits.replace(arguments, with: "") }
        // Another predicate throws what the macro's closure may not.
        for call in file.tokens("evaluate") where file.isToken(call - 1, ".") && file.isToken(call + 1, "(") {
            edits.replace(file.tokens[call].range, with: "_evaluate")
        }
        expanded = edits.applied(to: file)
    }

    /// Whether evaluating may be an error in Foundation's predicates and a trap in a closure: unwrapping and casting with
    /// `!`.
    private static func mayFail(_ file: SourceFile) -> Bool {
        file.bytes.indices.dropFirst().contains { index in
            guard file.isCode[index], file.bytes[index] == UInt8(ascii: "!") else { return false }
            // Between spaces it is a part of `!=`, and before an operand a negation.
            return endsOperand(file.bytes[index - 1])
        }
    }

    /// Whether a name or brackets may end with it.
    private static func endsOperand(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "_"), UInt8(ascii: "`"), 0x80...: true
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: false
        }
    }

    /// The angle brackets behind the macro's name, with what they hold.
    private static func genericArguments(in file: SourceFile) -> Range<Int>? {
        guard file.isToken(1, "<") else { return nil }
        var depth = 0
        for index in 1..<file.tokens.count {
            if file.isToken(index, "<") { depth += 1 }
            if file.isToken(index, ">"), !file.isToken(index - 1, "-") { depth -= 1 }
            if depth == 0 { return file.tokens[1].lowerBound..<file.tokens[index].upperBound }
        }
        return nil
    }
}
