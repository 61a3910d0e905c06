import SwiftText

/// The lines of a source that count, as far as its conditions tell for certain.
enum ActiveCode {
    /// The code without comments and the contents of strings, and without what a condition leaves out.
    ///
    /// - Parameter source: with the conditions about platforms answered, as `PlatformConditions` does; a condition
    ///   whose answer is not known leaves nothing out.
    static func lines(of source: String) -> [Substring] {
        // What is known of each `#if` around a line: whether the present branch holds, its own condition, and those
        // before it.
        var levels: [(holds: Bool?, own: Bool?, earlier: Bool?)] = []
        return SourceScanner.code(of: source).split(whereSeparator: \.isNewline).filter { line in
            let text = line.drop { $0 == " " || $0 == "\t" }
            if text.hasPrefix("#if") {
                let own = condition(text.dropFirst(3))
                levels.append((own, own, false))
            } else if text.hasPrefix("#else"), let level = levels.last {
                let earlier = either(level.earlier, level.own)
                let own = text.hasPrefix("#elseif") ? condition(text.dropFirst(7)) : true
                let holds = earlier == true ? false : earlier == nil && own == true ? nil : own
                levels[levels.count - 1] = (holds, own, earlier)
            } else if text.hasPrefix("#endif") {
                levels = levels.dropLast()
            } else {
                return !levels.contains { $0.holds == false }
            }
            return false
        }
    }

    private static func either(_ one: Bool?, _ other: Bool?) -> Bool? {
        one == true || other == true ? true : one == nil || other == nil ? nil : false
    }

    /// The value of a condition, nil where it hangs on more than platforms.
    private static func condition(_ text: Substring) -> Bool? {
        var parser = Parser(text)
        return parser.disjunction()
    }

    private struct Parser {
        private var rest: Substring
        private var depth = 0

        init(_ text: Substring) { rest = text }

        mutating func disjunction() -> Bool? {
            var value = conjunction()
            while take("||") { value = either(value, conjunction()) }
            return value
        }

        private mutating func conjunction() -> Bool? {
            var value = operand()
            while take("&&") { value = either(value.map { !$0 }, operand().map { !$0 }).map { !$0 } }
            return value
        }

        private mutating func operand() -> Bool? {
            depth += 1
            defer { depth -= 1 }
            // Deeper than a stack reaches.
            guard depth < 500 else {
                rest = rest.suffix(0)
                return nil
            }
            if take("!") { return operand().map { !$0 } }
            if take("(") {
                let value = disjunction()
                _ = take(")")
                return value
            }
            let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
            rest = rest.dropFirst(word.count)
            if take("(") { rest = rest.drop { $0 != ")" }.dropFirst() }
            return word == "true" ? true : word == "false" ? false : nil
        }

        private mutating func take(_ symbol: String) -> Bool {
            rest = rest.drop { $0 == " " || $0 == "\t" }
            guard rest.hasPrefix(symbol) else { return false }
            rest = rest.dropFirst(symbol.count)
            return true
        }
    }
}
