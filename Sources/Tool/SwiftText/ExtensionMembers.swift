/// What extensions declare.
package enum ExtensionMembers {
    /// The names of the static members that extensions of some types have, not those of types within them.
    ///
    /// - Parameter types: the types' names, without the modules'.
    package static func statics(of types: Set<String>, in sources: some Sequence<SourceFile>) -> Set<String> {
        var names: Set<String> = []
        for file in sources {
            for start in file.tokens("extension") {
                // `SwiftUI.Color` is the same.
                let type = file.isToken(start + 2, ".") ? start + 3 : start + 1
                guard file.isToken(type, in: types),
                    let brace = file.tokens.indices[type...].first(where: { file.isToken($0, "{") }),
                    let end = file.closingToken(of: brace)
                else { continue }
                collect(from: file, brace + 1, end, into: &names)
            }
        }
        return names
    }

    private static func collect(from file: SourceFile, _ start: Int, _ end: Int, into names: inout Set<String>) {
        var index = start
        while index < end {
            if file.isToken(index, "{"), let close = file.closingToken(of: index) {
                index = close
            } else if file.isToken(index, in: ["static", "class"]) {
                // Other modifiers may come before the keyword.
                let keyword = (index + 1..<end).prefix { file.tokens[$0].kind == .word }
                    .first { file.isToken($0, in: ["let", "var", "func"]) }
                if let keyword, keyword + 1 < end { names.insert(file.name(file.tokens[keyword + 1])) }
            }
            index += 1
        }
    }
}
