import SwiftText

/// Names of types whose declarations are left out, and the places that still use them.
///
/// The compiler would tell of these places in the next round, and of what they cost in the round after it: a chain of
/// ten types took ten compilations. A name that is declared twice, or that a generic parameter has too, may mean
/// something else and is left to the compiler.
struct LostTypes {
    /// How often each name is declared in all files.
    private let counts: [String: Int]

    init(_ files: some Sequence<SourceFile>) {
        counts = files.reduce(into: [:]) { counts, file in
            for (name, _) in Self.declarations(in: file, file.tokens.indices) { counts[name, default: 0] += 1 }
        }
    }

    /// The types that a part of a file declares and no other place does: `Name`, and `Outer.Name` of one within another,
    /// which is called `Name` only there. Elsewhere that may be a type of another module, such as `Error` or `Text`.
    func names(in file: SourceFile, _ range: Range<Int>) -> Set<String> {
        let all = Self.declarations(in: file, file.tokens(in: range)).filter { counts[$0.name] == 1 }
        guard !all.isEmpty else { return [] }
        let types = TypeDeclarations(file).all
        return Set(
            all.compactMap { name, token in
                let outer = types.last { $0.body.contains(token) }
                // A generic parameter is known in the head and the body of its declaration only.
                if file.isToken(token - 1, "<") || file.isToken(token - 1, ",") { return nil }
                return outer.map { "\($0.path).\(name)" } ?? name
            })
    }

    /// Where a file names types that are gone, as the compiler would say it.
    static func uses(of names: Set<String>, in file: SourceFile) -> [CompilerError] {
        let inner = InnerTypes(names, in: file)
        func error(_ token: SourceToken) -> CompilerError? {
            // Types begin with a capital: few words are looked up.
            guard token.kind == .word, capitals.contains(file.bytes[token.lowerBound]) else { return nil }
            let name = file[token]
            guard names.contains(name) || inner.isUse(name, at: token.lowerBound) else { return nil }
            return CompilerError(missing: name, at: token.lowerBound, in: file)
        }
        let code = file.tokens.indices.compactMap { index in
            file.isToken(index - 1, ".") && !isExtended(index, in: file) || file.isLabel(index)
                ? nil : error(file.tokens[index])
        }
        let interpolated = file.interpolated.compactMap { token in
            token.lowerBound > 0 && file.bytes[token.lowerBound - 1] == UInt8(ascii: ".") ? nil : error(token)
        }
        return code + interpolated
    }

    private static let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")

    /// Whether an extension is one of that type within others, or of one within it.
    private static func isExtended(_ index: Int, in file: SourceFile) -> Bool {
        var index = index
        while file.isToken(index - 1, "."), index > 2, file.tokens[index - 2].kind == .word { index -= 2 }
        return file.isToken(index - 1, "extension")
    }

    private static let keywords: Set = [
        "struct", "class", "enum", "actor", "protocol", "typealias", "associatedtype"
    ]
    private static let generic = keywords.union(["func", "init", "subscript"])

    /// Types, aliases, associated types and generic parameters, with the tokens that name them.
    private static func declarations(in file: SourceFile, _ tokens: Range<Int>) -> [(name: String, token: Int)] {
        var names: [(String, Int)] = []
        for index in tokens where file.isToken(index, in: generic) && !file.isToken(index - 1, ".") {
            var next = index + 1
            if !file.isToken(index, "init"), !file.isToken(index, "subscript") {
                guard next < tokens.upperBound, [.word, .escaped].contains(file.tokens[next].kind) else { continue }
                // `class func` declares a function.
                if file.isToken(index, in: keywords), !file.isToken(next, in: generic) {
                    names.append((file.name(file.tokens[next]), next))
                }
                next += 1
            }
            if file.isToken(next, "<") { names += parameters(in: file, behind: next) }
        }
        return names
    }

    /// The generic parameters behind `<`.
    private static func parameters(in file: SourceFile, behind start: Int) -> [(String, Int)] {
        var names: [(String, Int)] = [], depth = 0
        for index in start..<min(start + 256, file.tokens.count) {
            if file.isToken(index, "<") { depth += 1 }
            if file.isToken(index, ">"), !file.isToken(index - 1, "-") { depth -= 1 }
            if depth == 0 { break }
            if depth == 1, file.tokens[index].kind == .word,
                file.isToken(index - 1, "<") || file.isToken(index - 1, ",")
            {
                names.append((file[file.tokens[index]], index))
            }
        }
        return names
    }
}

/// Types within others that are gone, and where a file can call them by their own names.
private struct InnerTypes {
    private let file: SourceFile
    /// The paths of the types around them, by their own names.
    private var outers: [String: [String]] = [:]
    private var types: [TypeDeclarations.Declaration] = []

    init(_ names: Set<String>, in file: SourceFile) {
        self.file = file
        for name in names {
            guard let dot = name.lastIndex(of: ".") else { continue }
            outers[String(name[name.index(after: dot)...]), default: []].append(String(name[..<dot]))
        }
        if !outers.isEmpty { types = TypeDeclarations(file).all }
    }

    /// - Parameter offset: of the name, in bytes.
    func isUse(_ name: String, at offset: Int) -> Bool {
        guard let outers = outers[name] else { return false }
        let token = file.firstToken(from: offset)
        return types.contains { type in
            // `extension Outer.Name`, and `Outer.Name.Other`.
            if type.header.contains(token), type.keyword == "extension" {
                return outers.contains { "\(type.path).".hasPrefix("\($0).\(name).") }
            }
            // In the type around it, in that type's extensions and in its subclasses.
            guard type.header.lowerBound < token, token < type.body.upperBound else { return false }
            return outers.contains { outer in
                "\(type.path).".hasPrefix("\(outer).")
                    || type.inherited.contains { $0 == outer || outer.hasSuffix(".\($0)") }
            }
        }
    }
}

extension SourceFile {
    /// Whether a token is `name` of an argument or a parameter, `name: value`.
    func isLabel(_ index: Int) -> Bool {
        isToken(index + 1, ":") && (isToken(index - 1, "(") || isToken(index - 1, ","))
    }
}

extension CompilerError {
    /// What the compiler says of a name that is declared nowhere.
    init(missing name: String, at place: Int, in file: SourceFile) {
        let line = file.line(of: place)
        self.init(
            line: line, column: place - file.lineStarts[line - 1] + 1, message: "cannot find '\(name)' in scope")
    }
}
