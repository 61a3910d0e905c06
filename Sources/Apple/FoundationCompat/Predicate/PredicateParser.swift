import Foundation

/// Reads a predicate's format, such as `name BEGINSWITH[c] %@ AND age > 20`.
struct PredicateParser {
    struct ParseError: Error {}

    private enum Token: Equatable {
        case word(String)
        case string(String)
        case number(Double)
        case argument(Character)
        case symbol(String)
    }

    private let tokens: [Token]
    private var index = 0
    private var depth = 0
    private var arguments: ArraySlice<Any?>

    init(_ format: String, _ arguments: [Any?]) throws {
        tokens = try Self.tokens(of: format)
        self.arguments = arguments[...]
    }

    mutating func parse() throws -> PredicateNode {
        let node = try parseAlternatives()
        guard index == tokens.count else { throw ParseError() }
        return node
    }

    // MARK: Grammar

    private mutating func parseAlternatives() throws -> PredicateNode {
        var nodes = [try parseConjunction()]
        while takesWord("OR") || takes(.symbol("||")) { nodes.append(try parseConjunction()) }
        return nodes.count == 1 ? nodes[0] : .any(nodes)
    }

    private mutating func parseConjunction() throws -> PredicateNode {
        var nodes = [try parseNegation()]
        while takesWord("AND") || takes(.symbol("&&")) { nodes.append(try parseNegation()) }
        return nodes.count == 1 ? nodes[0] : .all(nodes)
    }

    private mutating func parseNegation() throws -> PredicateNode {
        try enter()
        defer { depth -= 1 }
        if takesWord("NOT") || takes(.symbol("!")) { return .not(try parseNegation()) }
        if takesWord("TRUEPREDICATE") { return .constant(true) }
        if takesWord("FALSEPREDICATE") { return .constant(false) }
        if takes(.symbol("(")) {
            let node = try parseAlternatives()
            guard takes(.symbol(")")) else { throw ParseError() }
            return node
        }
        let quantifier = takesQuantifier()
        let left = try parseExpression()
        var (comparison, isNegated) = try parseOperator()
        let options = try parseOptions()
        let right = try parseExpression()
        if comparison == .different { (comparison, isNegated) = (.equal, !isNegated) }
        // Of each element a comparison is negated by itself: one is different, and not none is equal.
        if isNegated, comparison == .equal, quantifier != nil { (comparison, isNegated) = (.different, false) }
        let node = PredicateNode.comparison(left, comparison, right, options, quantifier)
        return isNegated ? .not(node) : node
    }

    private mutating func takesQuantifier() -> PredicateNode.Quantifier? {
        takesWord("ANY") || takesWord("SOME")
            ? .any : takesWord("ALL") ? .all : takesWord("NONE") ? PredicateNode.Quantifier.none : nil
    }

    /// What follows the word in `SUBQUERY(items, $item, $item.done == YES).@count`.
    private mutating func parseSubquery() throws -> PredicateNode.Expression {
        guard takes(.symbol("(")) else { throw ParseError() }
        let collection = try parseExpression()
        guard takes(.symbol(",")), case .word(let variable) = next(), takes(.symbol(",")) else { throw ParseError() }
        let node = try parseAlternatives()
        guard takes(.symbol(")")) else { throw ParseError() }
        var path: [String] = []
        if index < tokens.count, case .word(let rest) = tokens[index], rest.hasPrefix(".") {
            index += 1
            path = Self.path(String(rest.dropFirst()))
        }
        return .subquery(collection, variable: variable, node, path: path)
    }

    /// Nests deeper, as far as a stack reaches.
    private mutating func enter() throws {
        depth += 1
        if depth > 500 { throw ParseError() }
    }

    private mutating func parseOperator() throws -> (PredicateNode.Operator, isNegated: Bool) {
        let spellings = ["=": "==", "<>": "!=", "=<": "<=", "=>": ">="]
        switch next() {
        case .symbol(let symbol):
            guard let comparison = PredicateNode.Operator(rawValue: spellings[symbol] ?? symbol) else {
                throw ParseError()
            }
            return (comparison, false)
        case .word(let word) where word.uppercased() == "NOT":
            try enter()
            defer { depth -= 1 }
            return (try parseOperator().0, true)
        case .word(let word):
            guard let comparison = PredicateNode.Operator(rawValue: word.uppercased()) else { throw ParseError() }
            return (comparison, false)
        default: throw ParseError()
        }
    }

    private mutating func parseOptions() throws -> PredicateNode.Options {
        var options = PredicateNode.Options()
        guard takes(.symbol("[")) else { return options }
        guard case .word(let letters) = next(), takes(.symbol("]")) else { throw ParseError() }
        options.ignoresCase = letters.contains("c")
        options.ignoresDiacritics = letters.contains("d")
        return options
    }

    private mutating func parseExpression() throws -> PredicateNode.Expression {
        try enter()
        defer { depth -= 1 }
        switch next() {
        case .string(let text): return .value(text)
        case .number(let value): return .value(value)
        case .argument("K"):
            guard let path = try argument() as? String else { throw ParseError() }
            return .keyPath(Self.path(path))
        case .argument: return .value(try argument())
        case .symbol("{"):
            var items: [PredicateNode.Expression] = []
            while !takes(.symbol("}")) {
                items.append(try parseExpression())
                _ = takes(.symbol(","))
            }
            return .list(items)
        case .word(let word):
            switch word.uppercased() {
            case "TRUE", "YES": return .value(true)
            case "FALSE", "NO": return .value(false)
            case "NIL", "NULL": return .value(nil)
            case "SUBQUERY": return try parseSubquery()
            default: return .keyPath(Self.path(word))
            }
        default: throw ParseError()
        }
    }

    private static func path(_ text: String) -> [String] {
        let parts = text.split(separator: ".").map(String.init)
        return parts.first?.uppercased() == "SELF" ? Array(parts.dropFirst()) : parts
    }

    // MARK: Tokens

    private mutating func next() -> Token? {
        guard index < tokens.count else { return nil }
        index += 1
        return tokens[index - 1]
    }

    private mutating func takes(_ token: Token) -> Bool {
        guard index < tokens.count, tokens[index] == token else { return false }
        index += 1
        return true
    }

    private mutating func takesWord(_ word: String) -> Bool {
        guard index < tokens.count, case .word(let text) = tokens[index], text.uppercased() == word else {
            return false
        }
        index += 1
        return true
    }

    private mutating func argument() throws -> Any? {
        guard let value = arguments.popFirst() else { throw ParseError() }
        return value
    }

    // Made once: a literal in a loop is compiled each time.
    nonisolated(unsafe) private static let placeholder = #/%(?:l{0,2}[diuf]|g|@|K)/#
    nonisolated(unsafe) private static let number = #/-?[0-9]+(\.[0-9]+)?/#
    nonisolated(unsafe) private static let word = #/\.?[A-Za-z_@#$][A-Za-z0-9_.@]*/#
    nonisolated(unsafe) private static let symbol = #/==|!=|<>|<=|>=|=<|=>|&&|\|\||[=<>!(){}\[\],]/#

    private static func tokens(of format: String) throws -> [Token] {
        var tokens: [Token] = [], rest = format[...]
        while let character = rest.first {
            if character.isWhitespace {
                rest.removeFirst()
            } else if let match = rest.prefixMatch(of: Self.placeholder) {
                tokens.append(.argument(match.output.last!))
                rest = rest[match.range.upperBound...]
            } else if character == "\"" || character == "'" {
                let inner = rest.dropFirst()
                guard let end = inner.firstIndex(of: character) else { throw ParseError() }
                tokens.append(.string(String(inner[..<end])))
                rest = rest[inner.index(after: end)...]
            } else if let match = rest.prefixMatch(of: Self.number) {
                tokens.append(.number(Double(match.output.0) ?? 0))
                rest = rest[match.range.upperBound...]
            } else if let match = rest.prefixMatch(of: Self.word) {
                tokens.append(.word(String(match.output).replacingOccurrences(of: "#", with: "")))
                rest = rest[match.range.upperBound...]
            } else if let match = rest.prefixMatch(of: Self.symbol) {
                tokens.append(.symbol(String(match.output)))
                rest = rest[match.range.upperBound...]
            } else {
                throw ParseError()
            }
        }
        return tokens
    }
}
