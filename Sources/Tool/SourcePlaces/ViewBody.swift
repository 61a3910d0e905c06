import Findings
import SwiftText

/// What a type's braces hold: the calls that make views, and the modifiers on them.
struct ViewBody {
    let file: SourceIndex.File
    /// Between the braces.
    let tokens: Range<Int>
    /// The tokens of types inside it.
    let others: [Range<Int>]
    /// Whether the type is a modifier.
    let isModifier: Bool

    private var source: SourceFile { file.source }

    private func holds(_ token: Int) -> Bool {
        file.counts(token) && !others.contains { $0.contains(token) }
    }

    func place(of token: Int) -> SourcePlace {
        SourcePlace(file: file.path, line: source.line(of: source.tokens[token].lowerBound))
    }

    /// Where its `body` begins.
    var start: SourcePlace? {
        tokens.first { index in
            source.isToken(index, "body") && (source.isToken(index - 1, "var") || source.isToken(index - 1, "func"))
                && holds(index)
        }.map(place)
    }

    // MARK: Calls

    /// What of a body makes a view.
    enum Match {
        /// A call, as the token of its name.
        case call(Int)
        /// One of several that are made under conditions or for each of some values: which one it was, nobody can tell.
        /// The token of what they all lie in.
        case oneOf(within: Int)
    }

    /// What makes a view; nil where nothing does with that certainty.
    func match(of view: WantedView, _ certainty: Certainty) -> Match? {
        let named = calls([view.name])
        switch certainty {
        case .literal, .pattern:
            guard let shown = view.shown else { return nil }
            let calls = named + calls(view.others)
            let found = calls.filter { call in
                literals(of: call).contains { certainty == .literal ? $0.text == shown : $0.fits(shown) }
            }
            return found.first.map(Match.call)
        case .value:
            guard view.shown != nil else { return nil }
            // What is written in quotes shows something else.
            return numbered(view, among: named) { call in literals(of: call).allSatisfy(\.isValue) }
        case .name:
            return numbered(view, among: named.isEmpty ? calls(view.others) : named) { _ in true }
        }
    }

    /// The call of a view's number, among those for which something holds: views are counted as they are made, which is
    /// how they are written up to the first condition or loop.
    private func numbered(_ view: WantedView, among calls: [Int], _ holds: (Int) -> Bool) -> Match? {
        let fitting = calls.enumerated().filter { holds($0.element) }
        guard let first = fitting.first else { return nil }
        guard fitting.count > 1 else { return .call(first.element) }
        let braces = calls.map(enclosingBraces)
        let number = view.number ?? 1
        if let found = fitting.first(where: { $0.offset + 1 >= number }),
            !braces[...found.offset].joined().contains(where: isConditional)
        {
            return .call(found.element)
        }
        let common = fitting.dropFirst().reduce(braces[first.offset]) { shared, call in
            Array(zip(shared, braces[call.offset]).prefix { $0 == $1 }.map(\.0))
        }
        return common.last.map(Match.oneOf) ?? .call(first.element)
    }

    /// The opening braces around a token, the outermost first.
    private func enclosingBraces(_ token: Int) -> [Int] {
        var open: [Int] = []
        for index in tokens.lowerBound..<token {
            if source.isToken(index, "{") { open.append(index) }
            if source.isToken(index, "}") { _ = open.popLast() }
        }
        return open
    }

    private static let conditions: Set = [
        "if", "else", "switch", "case", "for", "while", "guard", "ForEach", "List", "map", "TimelineView",
        "ViewThatFits"
    ]

    /// Whether what a brace opens is done under a condition, or several times.
    private func isConditional(_ brace: Int) -> Bool {
        var index = brace - 1
        while index >= tokens.lowerBound, !source.isToken(index, "{"), !source.isToken(index, "}") {
            if source.isToken(index, in: Self.conditions) { return true }
            index -= 1
        }
        return false
    }

    /// The tokens that call something of one of some names.
    private func calls(_ names: [String]) -> [Int] {
        guard !names.isEmpty else { return [] }
        let names = Set(names)
        return tokens.filter { index in
            guard source.isToken(index, in: names), holds(index) else { return false }
            // `SwiftUI.Text` is called, and `.Text` is a member of something else.
            if source.isToken(index - 1, ".") {
                let isQualified =
                    index >= 2 && source.tokens[index - 2].kind == .word
                    && source[source.tokens[index - 2]].isCapitalized
                guard isQualified else { return false }
            }
            return source.isToken(index + 1, "(") || source.isToken(index + 1, "{") || source.isToken(index + 1, "<")
                || source.isToken(index + 1, ".")
        }
    }

    /// The strings that a call is directly given.
    private func literals(of call: Int) -> [WrittenText] {
        guard source.isToken(call + 1, "("), let end = source.closingToken(of: call + 1) else { return [] }
        var depth = 0
        return (call + 2..<end).compactMap { index in
            let token = source.tokens[index]
            if token.kind == .mark { depth += SourceFile.nesting(source.bytes[token.lowerBound]) }
            guard depth == 0, token.kind == .string else { return nil }
            return WrittenText(source[token])
        }
    }

    // MARK: Modifiers

    /// The line of a modifier: on the view that a call makes, or anywhere.
    func modifier(_ modifier: WantedView.Modifier, on call: Int?) -> SourcePlace? {
        guard let call else {
            return tokens.first { index in
                source.isToken(index, in: modifier.names) && source.isToken(index - 1, ".")
                    && (source.isToken(index + 1, "(") || source.isToken(index + 1, "{")) && holds(index)
            }.map(place)
        }
        var index = behindArguments(call + 1), found: [Int] = []
        while source.isToken(index, "."), index + 1 < tokens.upperBound {
            if source.isToken(index + 1, in: modifier.names), holds(index + 1) { found.append(index + 1) }
            index = behindArguments(index + 2)
        }
        return (modifier.number <= found.count ? found[modifier.number - 1] : found.last).map(place)
    }

    /// Skips what a name is called with: parentheses, and closures with or without labels.
    private func behindArguments(_ token: Int) -> Int {
        var index = token
        while index < tokens.upperBound {
            if source.isToken(index, "(") || source.isToken(index, "{") || source.isToken(index, "[") {
                guard let end = source.closingToken(of: index) else { return tokens.upperBound }
                index = end + 1
            } else if source.tokens[index].kind == .word, source.isToken(index + 1, ":"),
                source.isToken(index + 2, "{"), source.isToken(index - 1, "}")
            {
                index += 2
            } else if source.tokens[index].kind == .directive || !file.counts(index) {
                index += 1
            } else {
                break
            }
        }
        return index
    }
}

extension String {
    fileprivate var isCapitalized: Bool { first?.isUppercase == true }
}
