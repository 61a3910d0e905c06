import SwiftText

/// Parts that are smaller than a statement, found by what the compiler says of them.
extension LeftOutParts {
    /// The argument for a property that is declared no more: an initializer of a structure takes its properties. What
    /// is wrong inside such an argument goes with it.
    func argument(at offset: Int, _ error: String, gone: Set<String>) -> LeftOutPart? {
        guard !gone.isEmpty else { return nil }
        if error.hasPrefix("extra arguments at positions") || error == "argument passed to call that takes no arguments"
        {
            return allArguments(at: offset, gone: gone)
        }
        let extra = error.wholeMatch(of: #/extra argument '(\w+)' in call/#).map { String($0.1) }
        // A constant that is gone may have the name of the property that it is for.
        guard extra != nil || !isAboutGone(error, gone) else { return nil }
        let argument = arguments(around: offset).first { argument in
            let name = source.name(source.tokens[argument.first])
            guard source.isToken(argument.first + 1, ":") else { return false }
            return extra.map { $0 == name && gone.contains(name) } ?? isOfLostProperty(argument, named: name, gone)
        }
        guard let first = argument?.first, let end = argumentEnd(from: first) else { return nil }
        // With one of the commas beside it.
        let isLast = source.isToken(first - 1, ",")
        let start = isLast ? source.tokens[first - 1].lowerBound : source.tokens[first].lowerBound
        let limit =
            !isLast && source.isToken(end, ",") ? source.tokens[end].upperBound : source.tokens[end - 1].upperBound
        return LeftOutPart(
            kind: .argument, range: start..<limit,
            title: title(source.tokens[first].lowerBound..<source.tokens[end - 1].upperBound), replacement: "")
    }

    /// All arguments of a call that are for properties which are declared no more, where the compiler does not say which.
    private func allArguments(at offset: Int, gone: Set<String>) -> LeftOutPart? {
        let here = token(at: offset).flatMap { source.isToken($0, "(") ? $0 : nil }
        guard let open = here ?? arguments(around: offset).first?.open, open > 0,
            isOfInitializer(Argument(first: open + 1, open: open)), let close = source.closingToken(of: open)
        else { return nil }
        var kept: [String] = [], first = open + 1, isShorter = false
        while first < close {
            guard let end = argumentEnd(from: first) else { return nil }
            if source.isToken(first + 1, ":"), gone.contains(source.name(source.tokens[first])) {
                isShorter = true
            } else {
                kept.append(source[source.tokens[first].lowerBound..<source.tokens[end - 1].upperBound])
            }
            first = source.isToken(end, ",") ? end + 1 : close
        }
        guard isShorter, !kept.contains(where: { $0.contains("\n") }) else { return nil }
        let range = source.tokens[open].upperBound..<source.tokens[close].lowerBound
        return LeftOutPart(
            kind: .argument, range: range, title: title(range), replacement: kept.joined(separator: ", "))
    }

    /// The value of the argument that uses a constant which is gone: a neutral one stands for it, so that the call is
    /// still made.
    func neutral(in statement: Range<Int>, at offset: Int, _ error: String, gone: Set<String>) -> LeftOutPart? {
        guard isAboutGone(error, gone), let first = arguments(around: offset).first?.first,
            source.tokens[first].lowerBound >= statement.lowerBound,
            let end = argumentEnd(from: first)
        else { return nil }
        let value = source.isToken(first + 1, ":") ? first + 2 : first
        guard value < end else { return nil }
        let range = source.tokens[value].lowerBound..<source.tokens[end - 1].upperBound
        return LeftOutPart(
            kind: .value, range: range, title: title(range),
            replacement: StandIn.call(StandIn.parameters(in: source[range])))
    }

    private func isAboutGone(_ error: String, _ gone: Set<String>) -> Bool {
        error.prefixMatch(of: #/cannot find '(\w+)' in scope/#).map { gone.contains(String($0.1)) } ?? false
    }

    /// An argument of a call.
    private struct Argument {
        /// Its first token, which is the label's where it has one.
        var first: Int
        /// The call's bracket.
        var open: Int
    }

    /// The arguments that hold a place, the innermost first, up to the nearest brace.
    private func arguments(around offset: Int) -> [Argument] {
        guard var inner = token(at: offset) else { return [] }
        var result: [Argument] = []
        while true {
            var index = inner - 1, depth = 0, comma: Int?
            while index >= 0 {
                let sign = nesting(index)
                if depth == 0, sign > 0 { break }
                if depth == 0, comma == nil, source.isToken(index, ",") { comma = index }
                depth -= sign
                index -= 1
            }
            guard index > 0, !source.isToken(index, "{") else { return result }
            // What stands in square brackets is an element, not an argument.
            if source.isToken(index, "(") { result.append(Argument(first: (comma ?? index) + 1, open: index)) }
            inner = index
        }
    }

    /// Whether it is one of a call of a type's name, or of `init`.
    private func isOfInitializer(_ argument: Argument) -> Bool {
        let name = argument.open - 1, before = name - 1
        // What stands between the brackets of a declaration are parameters.
        if source.isToken(name, "init") { return source.isToken(before, ".") }
        return source[source.tokens[name]].first?.isUppercase == true && !source.isToken(before, in: ["case", "func"])
    }

    /// The same for a property that the type has lost; of which type `.init` is one is not known.
    private func isOfLostProperty(_ argument: Argument, named name: String, _ gone: Set<String>) -> Bool {
        guard isOfInitializer(argument) else { return false }
        let callee = source[source.tokens[argument.open - 1]]
        return gone.contains(callee == "init" ? name : "\(callee).\(name)")
    }

    private func argumentEnd(from first: Int) -> Int? {
        guard let end = end(from: first, isEnd: { source.isToken($0, ",") }),
            nesting(end) < 0 || source.isToken(end, ",")
        else { return nil }
        return end
    }

    /// A protocol that is not there, behind the name of a type that may do without. Classes go: what they inherit from
    /// is most of what they are.
    func conformance(at offset: Int, _ error: String) -> LeftOutPart? {
        guard error.hasPrefix("cannot find type '") || error.hasPrefix("no type named '"), var first = token(at: offset)
        else { return nil }
        // `Kit.Storable`.
        while source.isToken(first - 1, "."), first > 1 { first -= 2 }
        var index = first, colon: Int?
        while index > 0, !source.isToken(index, in: Self.withProtocols) {
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
        guard source.isToken(index, in: Self.withProtocols), colon != nil, var last = token(at: offset) else {
            return nil
        }
        while source.isToken(last + 1, "."), last + 2 < source.tokens.count { last += 2 }
        // Every type is of it, so that what stands around stays as it is.
        let range = source.tokens[first].lowerBound..<source.tokens[last].upperBound
        return LeftOutPart(kind: .conformance, range: range, title: title(range), replacement: "Any")
    }

    private static let withProtocols: Set = ["struct", "enum", "extension", "protocol"]
    private static let noHeaders: Set = ["func", "var", "let", "init", "case", "class", "actor", "where", "typealias"]

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

    /// A constant that nothing could stand in for, as it has no type, or one that is missing; what uses it goes after it.
    /// A name that the file declares elsewhere, too, would mean something else then.
    func constant(_ statement: Range<Int>) -> LeftOutPart? {
        let first = source.tokens(in: statement).lowerBound
        guard source.isToken(first, "let") || source.isToken(first, "var"),
            source.isToken(first + 2, "=") || source.isToken(first + 2, ":"), source.tokens[first + 1].kind == .word
        else { return nil }
        let name = source[source.tokens[first + 1]]
        let others = source.tokens.indices.contains { index in
            index != first + 1 && source.tokens[index].kind == .word && source[source.tokens[index]] == name
                && source.isToken(index - 1, in: ["let", "var", "func", "case"])
        }
        guard !others else { return nil }
        return LeftOutPart(
            kind: .statement, range: withSemicolon(statement), title: title(statement), replacement: "")
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

    private func token(at offset: Int) -> Int? {
        let index = source.firstToken(from: offset)
        return index < source.tokens.count && source.tokens[index].lowerBound == offset ? index : nil
    }

    /// 1 for an opening bracket, -1 for a closing one.
    private func nesting(_ token: Int) -> Int {
        source.tokens[token].kind == .mark ? SourceFile.nesting(source.bytes[source.tokens[token].lowerBound]) : 0
    }

    /// The first token that ends something on the level of another one, or the bracket that ends the level.
    private func end(from start: Int, isEnd: (Int) -> Bool) -> Int? {
        var depth = 0
        for index in start..<source.tokens.count {
            if depth == 0, isEnd(index) || nesting(index) < 0 { return index }
            depth += nesting(index)
        }
        return nil
    }
}
