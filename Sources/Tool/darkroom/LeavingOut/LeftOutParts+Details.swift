import SwiftText
import SystemSupport

/// Parts that are smaller than a statement, found by what the compiler says of them.
extension LeftOutParts {
    /// How a part begins, as the user wrote it.
    func title(_ range: Range<Int>) -> String {
        // The first line, up to a brace that is none of a text; more lines where it is but a bracket.
        var words = "", index = range.lowerBound
        while index < range.upperBound, !words.contains(where: { $0.isLetter || $0.isNumber }) {
            while index < range.upperBound, " \n\t{".utf8.contains(source.bytes[index]) { index += 1 }
            let start = index
            while index < range.upperBound, source.bytes[index] != UInt8(ascii: "\n"),
                source.bytes[index] != UInt8(ascii: "{") || !source.isCode[index]
            { index += 1 }
            if start == index { break }
            let line = String(decoding: source.bytes[start..<index], as: UTF8.self)
            words += line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        }
        return words.count > 60 ? words.prefix(57) + "…" : words
    }

    /// A protocol that is not there, behind the name of a type that may do without. A class goes where its first name is
    /// missing: what it inherits from is most of what it is.
    func conformance(at offset: Int, _ error: String) -> LeftOutPart? {
        guard error.hasPrefix("cannot find type '") || error.hasPrefix("no type named '"), var first = token(at: offset)
        else { return nil }
        // `Kit.Storable`.
        while source.isToken(first - 1, "."), first > 1 { first -= 2 }
        // What stands behind a comma can be no superclass.
        let headers = source.isToken(first - 1, ",") ? Self.withProtocols.union(Self.classes) : Self.withProtocols
        var index = first, colon: Int?
        while index > 0, !source.isToken(index, in: headers) {
            index -= 1
            if colon != nil, source.isToken(index, ">") {
                // The type's own parameters.
                while index > 0, !source.isToken(index, "<") { index -= 1 }
                continue
            }
            let token = source.tokens[index]
            if source.isToken(index, ":") {
                // `<Value: Storable>` has one, too.
                guard colon == nil else { return nil }
                colon = index
            } else if token.kind != .word, token.kind != .attribute, !source.isToken(index, ","),
                !source.isToken(index, "."), !source.isToken(index, "&")
            {
                return nil
            } else if source.isToken(index, in: Self.noHeaders) {
                return nil
            }
        }
        guard source.isToken(index, in: headers), colon != nil, var last = token(at: offset) else {
            return nil
        }
        while source.isToken(last + 1, "."), last + 2 < source.tokens.count { last += 2 }
        // Every type is of it, so that what stands around stays as it is.
        let range = source.tokens[first].lowerBound..<source.tokens[last].upperBound
        return LeftOutPart(kind: .conformance, range: range, title: title(range), replacement: "Any")
    }

    private static let withProtocols: Set = ["struct", "enum", "extension", "protocol"]
    private static let classes: Set = ["class", "actor"]
    private static let noHeaders = classes.union(["func", "var", "let", "init", "case", "where", "typealias"])

    /// The condition of an `if` that has an `else`, which is taken then; with the branch, where that uses what the
    /// condition declares.
    func condition(of statement: Range<Int>, at offset: Int) -> LeftOutPart? {
        let tokens = source.tokens(in: statement)
        var start = tokens.lowerBound
        while source.isToken(start, "if") {
            guard let brace = end(from: start + 1, isEnd: { [source] in source.isToken($0, "{") }),
                source.isToken(brace, "{"), let close = source.closingToken(of: brace), close + 1 < tokens.upperBound,
                source.isToken(close + 1, "else")
            else { return nil }
            let inside = source.tokens[start].upperBound..<source.tokens[brace].lowerBound
            guard inside.contains(offset) else {
                start = close + 2
                continue
            }
            let declares = (start + 1..<brace).contains { source.isToken($0, in: ["let", "var", "case"]) }
            return LeftOutPart(
                kind: .condition, range: declares ? inside.lowerBound..<source.tokens[close].upperBound : inside,
                title: title(source.tokens[start].lowerBound..<inside.upperBound),
                replacement: " \(StandIn.call([])) " + (declares ? "{ \(StandIn.trap) }" : ""))
        }
        return nil
    }

    /// One of the values of `condition ? a : b`, the smallest around a place: the other is still what it was.
    func alternative(in statement: Range<Int>, at offset: Int) -> LeftOutPart? {
        let tokens = source.tokens(in: statement)
        var smallest: Range<Int>?
        for mark in tokens where isConditional(mark) {
            guard let colon = endOfValue(from: mark + 1), colon < tokens.upperBound, source.isToken(colon, ":")
            else { continue }
            let last = min(endOfValue(from: colon + 1) ?? tokens.upperBound, tokens.upperBound)
            for values in [mark + 1..<colon, colon + 1..<last] where !values.isEmpty {
                let first = source.tokens[values.lowerBound], last = source.tokens[values.upperBound - 1]
                let range = first.lowerBound..<last.upperBound
                if range.contains(offset), range.count < smallest?.count ?? .max { smallest = range }
            }
        }
        return smallest.map { range in
            LeftOutPart(
                kind: .value, range: range, title: title(range),
                replacement: StandIn.call(StandIn.parameters(in: source[range])))
        }
    }

    /// The colon or comma behind a value, of which the conditional operators have colons, too.
    private func endOfValue(from start: Int) -> Int? {
        var open = 0
        return end(from: start) { index in
            if isConditional(index) { open += 1 }
            if source.isToken(index, ",") { return true }
            guard source.isToken(index, ":") else { return false }
            open -= 1
            return open < 0
        }
    }

    /// Whether a token is the question mark of `a ? b : c`, which has spaces around it.
    private func isConditional(_ token: Int) -> Bool {
        guard source.isToken(token, "?"), token > 0, token + 1 < source.tokens.count else { return false }
        return source.tokens[token - 1].upperBound < source.tokens[token].lowerBound
            && source.tokens[token].upperBound < source.tokens[token + 1].lowerBound
    }

    /// A constant that nothing could stand in for, as it has no type, or one that is missing; what uses it goes after it.
    /// A name that is declared elsewhere, too, would mean something else then, unless that is local to another block.
    func constant(_ statement: Range<Int>) -> LeftOutPart? {
        var first = source.tokens(in: statement).lowerBound
        if source.isToken(first, "async") { first += 1 }
        guard source.isToken(first, "let") || source.isToken(first, "var"),
            source.isToken(first + 2, "=") || source.isToken(first + 2, ":"), source.tokens[first + 1].kind == .word
        else { return nil }
        let name = source[source.tokens[first + 1]]
        let others = source.tokens.indices.contains { index in
            index != first + 1 && source.tokens[index].kind == .word && source[source.tokens[index]] == name
                && source.isToken(index - 1, in: ["let", "var", "func", "case"])
                && isVisible(source.tokens[index].lowerBound, from: statement)
        }
        guard !others else { return nil }
        return LeftOutPart(
            kind: .statement, range: withSemicolon(statement), title: title(statement), replacement: "")
    }

    /// Whether what is declared at a place may be meant in a statement: not what is local to a block without it.
    private func isVisible(_ place: Int, from statement: Range<Int>) -> Bool {
        guard let block = blocks.around(place).first else { return true }
        if case .members = block.kind { return true }
        return block.content.contains(statement.lowerBound)
    }

    /// What an initializer gives a property that has no value otherwise: without one the initializer would end the
    /// program.
    func assigned(_ statement: Range<Int>) -> LeftOutPart? {
        var name = source.tokens(in: statement).lowerBound
        if source.isToken(name, "self"), source.isToken(name + 1, ".") { name += 2 }
        guard name + 2 < source.tokens.count, source.tokens[name].kind == .word, source.isToken(name + 1, "="),
            !source.isToken(name + 2, "="), source.tokens[name + 1].upperBound < statement.upperBound
        else { return nil }
        let isNeeded = source.tokens.indices.contains { index in
            guard source.isToken(index, "let") || source.isToken(index, "var"), source.isToken(index + 2, ":"),
                source[source.tokens[index + 1]] == source[source.tokens[name]]
            else { return false }
            let line = source[source.line(source.line(of: source.tokens[index].lowerBound) - 1)]
            return !line.contains { "=?!{".contains($0) }
        }
        let range = source.tokens[name + 1].upperBound..<statement.upperBound
        guard isNeeded else { return nil }
        return LeftOutPart(
            kind: .value, range: range, title: title(statement),
            replacement: " \(StandIn.call(StandIn.parameters(in: source[range])))")
    }

    // MARK: Tokens

    /// A statement with the semicolon behind it, which could stand nowhere else.
    func withSemicolon(_ statement: Range<Int>) -> Range<Int> {
        let next = source.firstToken(from: statement.upperBound)
        guard source.isToken(next, ";") else { return statement }
        return statement.lowerBound..<source.tokens[next].upperBound
    }

    func token(at offset: Int) -> Int? {
        let index = source.firstToken(from: offset)
        return index < source.tokens.count && source.tokens[index].lowerBound == offset ? index : nil
    }

    /// 1 for an opening bracket, -1 for a closing one.
    func nesting(_ token: Int) -> Int {
        source.tokens[token].kind == .mark ? SourceFile.nesting(source.bytes[source.tokens[token].lowerBound]) : 0
    }

    /// The first token that ends something on the level of another one, or the bracket that ends the level.
    func end(from start: Int, isEnd: (Int) -> Bool) -> Int? {
        var depth = 0
        for index in start..<source.tokens.count {
            if depth == 0, isEnd(index) || nesting(index) < 0 { return index }
            depth += nesting(index)
        }
        return nil
    }

    private static let initDelegation = Pattern(#/\b(?:self|super)\s*\.\s*init\b/#)

    /// Whether another initializer makes the value.
    func delegates(_ statement: Range<Int>) -> Bool {
        source[statement].contains(Self.initDelegation)
    }
}
