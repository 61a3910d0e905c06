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

    /// The static members and cases of the types that extensions of some types take in initializers without a label:
    /// what `Color(.brand)` chooses from, where there is `init(_ name: Brand)`.
    package static func choices(of types: Set<String>, in sources: some Collection<SourceFile>) -> Set<String> {
        // Few sources have such an initializer; the others' declarations are not read.
        guard sources.contains(where: { file in file.tokens("init").contains { takenType(file, $0) != nil } }) else {
            return []
        }
        var taken: Set<String> = [], names: Set<String> = []
        let files = sources.map { ($0, TypeDeclarations($0)) }
        for (file, declarations) in files {
            for type in declarations.all where type.keyword == "extension" && types.contains(type.lastName) {
                taken.formUnion(declarations.members(of: type).compactMap { takenType(file, $0) })
            }
        }
        for (file, declarations) in files where !taken.isEmpty {
            for type in declarations.all where taken.contains(type.lastName) && !type.body.isEmpty {
                collect(from: file, type.body.lowerBound, type.body.upperBound, into: &names)
                collectCases(from: file, declarations, type, into: &names)
            }
        }
        return names
    }

    /// `Brand` of `init(_ name: Theme.Brand)`.
    private static func takenType(_ file: SourceFile, _ keyword: Int) -> String? {
        guard file.isToken(keyword, "init"), file.isToken(keyword + 1, "("), file.isToken(keyword + 2, "_"),
            file.isToken(keyword + 4, ":"), keyword + 5 < file.tokens.count
        else { return nil }
        var type = keyword + 5
        while file.isToken(type + 1, "."), type + 2 < file.tokens.count { type += 2 }
        return file.name(file.tokens[type])
    }

    /// `case a, b = "c"`.
    private static func collectCases(
        from file: SourceFile, _ declarations: TypeDeclarations, _ type: TypeDeclarations.Declaration,
        into names: inout Set<String>
    ) {
        for member in declarations.members(of: type) where file.isToken(member, "case") {
            var index = member
            while file.isToken(index, "case") || file.isToken(index, ","), index + 1 < type.body.upperBound {
                names.insert(file.name(file.tokens[index + 1]))
                index += 2
                if file.isToken(index, "("), let close = file.closingToken(of: index) { index = close + 1 }
                if file.isToken(index, "=") { index += 2 }
            }
        }
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
