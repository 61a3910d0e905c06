import SwiftText
import SystemSupport

/// Arguments of calls that a program can do without.
extension LeftOutParts {
    private static let extraArgument = Pattern(#/extra argument '(\w+)' in call/#)

    /// The argument for a property that is declared no more: an initializer of a structure takes its properties. What
    /// is wrong inside such an argument goes with it.
    func argument(at offset: Int, _ error: String, gone: Set<String>) -> LeftOutPart? {
        guard !gone.isEmpty else { return nil }
        if error.hasPrefix("extra arguments at positions") || error == "argument passed to call that takes no arguments"
        {
            return allArguments(at: offset, gone: gone)
        }
        let extra = error.wholeMatch(of: Self.extraArgument).map { String($0.1) }
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

    private static let stacks: Set = [
        "VStack", "HStack", "LazyVStack", "LazyHStack", "Grid", "LazyVGrid", "LazyHGrid", "Spacer", "Label"
    ]
    private static let distances: Set = ["spacing", "horizontalSpacing", "verticalSpacing", "minLength"]

    /// The value of a stack's spacing, which is optional: without it the usual distance counts, and all that is in the
    /// stack stays.
    func spacing(at offset: Int) -> LeftOutPart? {
        let argument = arguments(around: offset).first { argument in
            source.isToken(argument.first + 1, ":") && argument.open > 0
                && Self.distances.contains(source.name(source.tokens[argument.first]))
                && Self.stacks.contains(source[source.tokens[argument.open - 1]])
        }
        guard let first = argument?.first, let end = argumentEnd(from: first) else { return nil }
        let value = source.tokens[first + 2].lowerBound..<source.tokens[end - 1].upperBound
        guard value.contains(offset) || value.upperBound == offset else { return nil }
        return LeftOutPart(
            kind: .argument, range: value, title: title(source.tokens[first].lowerBound..<value.upperBound),
            replacement: StandIn.call([]))
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
        // The compiler tells of the bracket, too.
        let range = source.tokens[open].lowerBound..<source.tokens[close].upperBound
        return LeftOutPart(
            kind: .argument, range: range, title: title(range), replacement: "(\(kept.joined(separator: ", ")))")
    }

    /// The value of the argument that uses a constant which is gone: a neutral one stands for it, so that the call is
    /// still made.
    func neutral(in statement: Range<Int>, at offset: Int, _ error: String, gone: Set<String>) -> LeftOutPart? {
        guard isAboutGone(error, gone), let argument = arguments(around: offset).first,
            case let first = argument.first, source.tokens[first].lowerBound >= statement.lowerBound,
            // What stands in brackets alone says nothing of its type.
            !source.isToken(argument.open - 1, in: ["await", "try", "return", "=", "in"]),
            let end = argumentEnd(from: first)
        else { return nil }
        let value = source.isToken(first + 1, ":") ? first + 2 : first
        guard value < end else { return nil }
        let range = source.tokens[value].lowerBound..<source.tokens[end - 1].upperBound
        return LeftOutPart(
            kind: .value, range: range, title: title(range),
            replacement: StandIn.call(StandIn.parameters(in: source[range])))
    }

    /// The kind of a widget, often a constant of a module that is not there: the name of the widget's type does as well.
    func kind(at offset: Int) -> LeftOutPart? {
        guard
            let first = arguments(around: offset).last(where: { argument in
                source.isToken(argument.first, "kind") && source.isToken(argument.first + 1, ":")
                    && source.isToken(argument.open - 1, in: Self.configurations)
            })?.first,
            let end = argumentEnd(from: first), first + 2 < end,
            let type = types.all.last(where: { $0.body.contains(first) })
        else { return nil }
        let range = source.tokens[first + 2].lowerBound..<source.tokens[end - 1].upperBound
        return LeftOutPart(
            kind: .value, range: range, title: title(source.tokens[first].lowerBound..<range.upperBound),
            replacement: "\"\(type.lastName)\"")
    }

    private static let configurations: Set = [
        "StaticConfiguration", "IntentConfiguration", "AppIntentConfiguration", "StaticControlConfiguration",
        "AppIntentControlConfiguration"
    ]

    private static let missingName = Pattern(#/cannot find '(\w+)' in scope/#)

    private func isAboutGone(_ error: String, _ gone: Set<String>) -> Bool {
        error.prefixMatch(of: Self.missingName).map { gone.contains(String($0.1)) } ?? false
    }

    /// What stands between the brackets of the call around a place, or of the one that begins there.
    func call(at offset: Int) -> Range<Int>? {
        let here = token(at: offset).flatMap { source.isToken($0, "(") ? $0 : nil }
        guard let open = here ?? arguments(around: offset).first?.open, let close = source.closingToken(of: open)
        else { return nil }
        return source.tokens[open].upperBound..<source.tokens[close].lowerBound
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
}
