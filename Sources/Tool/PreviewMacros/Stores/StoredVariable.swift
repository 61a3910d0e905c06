/// A variable of a type's body, as far as a store wants to know it.
struct StoredVariable {
    var name: String
    /// The argument list of each attribute, empty where it has none, by the attribute's name.
    var attributes: [String: String]
    var isComputed = false
    var hasObservers = false
    var isOfType = false

    /// Whether a store keeps it.
    var isPersisted: Bool {
        !isComputed && !isOfType && attributes["Transient"] == nil && attributes["_PersistedProperty"] == nil
    }

    /// Those of the body of a class or of single members, without the ones of types inside.
    static func all(in source: String, isBody: Bool) -> [StoredVariable] {
        let text = Array(VariableDeclaration.withoutComments(source))
        var scanner = Scanner(text: text)
        guard isBody else { return scanner.variables(until: text.count) }
        guard let start = scanner.bodyStart() else { return [] }
        scanner.index = start
        return scanner.variables(until: text.count)
    }

    /// Walks over words outside strings and brackets.
    struct Scanner {
        let text: [Character]
        var index = 0

        init(text: [Character]) { self.text = text }

        private static let introducers: Set<String> = [
            "var", "let", "func", "init", "deinit", "subscript", "case", "typealias", "struct", "enum", "class",
            "actor"
        ]

        /// Behind the brace that opens the type's body.
        mutating func bodyStart() -> Int? {
            while index < text.count {
                if text[index] == "{" { return index + 1 }
                step()
            }
            return nil
        }

        mutating func variables(until end: Int) -> [StoredVariable] {
            var found: [StoredVariable] = []
            var attributes: [String: String] = [:], isOfType = false
            while index < end, text[index] != "}" {
                if text[index] == "@" {
                    index += 1
                    let name = word().split(separator: ".").last.map(String.init) ?? ""
                    attributes[name] = index < end && text[index] == "(" ? bracketed() : ""
                    continue
                }
                guard isWordStart else {
                    step()
                    continue
                }
                let keyword = word()
                if ["static", "lazy"].contains(keyword) { isOfType = true }
                guard Self.introducers.contains(keyword) else { continue }
                if keyword == "class", ["var", "func", "let"].contains(nextWord) {
                    isOfType = true
                    continue
                }
                if keyword == "var" {
                    var variable = StoredVariable(name: nextName(), attributes: attributes, isOfType: isOfType)
                    finish(&variable)
                    if !variable.name.isEmpty { found.append(variable) }
                }
                (attributes, isOfType) = ([:], false)
            }
            return found
        }

        /// Reads on to the end of the declaration, past accessors.
        private mutating func finish(_ variable: inout StoredVariable) {
            var hasValue = false
            while index < text.count {
                let character = text[index]
                if character == "}" || character == ";" { return }
                if character == "=" { hasValue = true }
                if character == "{", !hasValue {
                    let body = bracketed()
                    let first = body.drop { $0.isWhitespace || $0 == "{" }.prefix { $0.isLetter }
                    variable.hasObservers = first == "didSet" || first == "willSet"
                    variable.isComputed = !variable.hasObservers
                    return
                }
                if character.isNewline, isEnd(hasValue: hasValue) { return }
                step()
            }
        }

        /// Whether a declaration may end at the line's end: neither side of it asks for more.
        private func isEnd(hasValue: Bool) -> Bool {
            let before = text[..<index].last { !$0.isWhitespace }
            let after = text[index...].first { !$0.isWhitespace }
            if let before, "=:,.&|+-*/?<".contains(before), before != "?" { return false }
            if let after, ".=&|+-*/?:".contains(after) { return false }
            return hasValue || after != "{"
        }

        private var isWordStart: Bool { text[index].isLetter || text[index] == "_" || text[index] == "`" }

        /// A name with its dots.
        private mutating func word() -> String {
            let start = index
            while index < text.count, text[index].isLetter || text[index].isNumber || "_.`$".contains(text[index]) {
                index += 1
            }
            return String(text[start..<index])
        }

        private var nextWord: String {
            var copy = self
            return copy.nextName()
        }

        private mutating func nextName() -> String {
            while index < text.count, text[index].isWhitespace { index += 1 }
            return word()
        }

        /// What stands between brackets, with them; the index is behind.
        private mutating func bracketed() -> String {
            let start = index
            step()
            return String(text[start..<index])
        }

        /// Past one character, string or pair of brackets.
        private mutating func step() {
            var depth = 0
            repeat {
                if text[index] == "\"" {
                    skipString()
                } else {
                    depth += VariableDeclaration.nesting(text[index])
                    index += 1
                }
            } while depth > 0 && index < text.count
        }

        private mutating func skipString() {
            index += 1
            while index < text.count, text[index] != "\"" { index += text[index] == "\\" ? 2 : 1 }
            index += 1
        }
    }
}
