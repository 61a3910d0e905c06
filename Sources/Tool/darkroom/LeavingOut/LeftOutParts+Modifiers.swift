import SwiftText

/// The calls behind an expression, such as the modifiers of a view.
extension LeftOutParts {
    /// The calls behind a dot that hold the place, the smallest first.
    func modifiers(in statement: Range<Int>, at offset: Int) -> [LeftOutPart] {
        let takesClosures = !["if", "guard", "while", "for", "switch"].contains(statements.firstWord(statement))
        return statement.filter { source.isCode[$0] && source.bytes[$0] == UInt8(ascii: ".") }.compactMap { dot in
            guard dot <= offset, let call = call(from: dot, in: statement, takesClosures), call.contains(offset),
                !isAssigned(call, in: statement)
            else { return nil }
            return LeftOutPart(
                kind: .modifier, range: call, title: title(call),
                replacement: ".\(StandIn.modifier)(\(StandIn.message))")
        }.sorted { $0.range.count < $1.range.count }
    }

    /// Whether something is assigned to it: nothing can be to what stands in for it.
    private func isAssigned(_ call: Range<Int>, in statement: Range<Int>) -> Bool {
        guard let sign = source.nextCode(from: call.upperBound), sign < statement.upperBound else { return false }
        let rest = source.bytes[sign...].prefix(2)
        return rest.first == UInt8(ascii: "=") && rest.last != UInt8(ascii: "=")
            || rest.last == UInt8(ascii: "=") && "+-*/".utf8.contains(source.bytes[sign])
    }

    /// `.name(…) { … } label: { … }` behind an expression.
    private func call(from dot: Int, in statement: Range<Int>, _ takesClosures: Bool) -> Range<Int>? {
        guard let before = statements.lastSignificant(before: dot) else { return nil }
        // Behind `#if` a statement goes on with it.
        let isFirst = dot == statement.lowerBound && isOfDirective(before)
        guard isFirst || before >= statement.lowerBound && isExpressionEnd(before) else { return nil }
        let name = source.bytes[(dot + 1)...].prefix(while: SourceFile.isWord)
        guard !name.isEmpty, name.first.map({ !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) == true,
            isFirst || !isTypeOrSelf(before)
        else { return nil }
        var end = name.endIndex
        if end < statement.upperBound, source.bytes[end] == UInt8(ascii: "("), let close = source.closing(of: end) {
            end = close + 1
        }
        while takesClosures, let next = source.nextCode(from: end), next < statement.upperBound {
            let label = source.bytes[next...].prefix(while: SourceFile.isWord)
            var brace = next
            if !label.isEmpty, end > name.endIndex {
                guard let colon = source.nextCode(from: label.endIndex), source.bytes[colon] == UInt8(ascii: ":"),
                    let behind = source.nextCode(from: colon + 1)
                else { break }
                brace = behind
            }
            guard source.bytes[brace] == UInt8(ascii: "{"), let close = source.closing(of: brace) else { break }
            end = close + 1
        }
        return dot..<min(end, statement.upperBound)
    }

    private func isExpressionEnd(_ index: Int) -> Bool {
        // A literal, or what may stand before `.`.
        !source.isCode[index] || SourceFile.isWord(source.bytes[index]) && !endsWithKeyword(index)
            || [")", "]", "}", ">", "?", "!"].contains { UInt8(ascii: $0) == source.bytes[index] }
    }

    private func isOfDirective(_ index: Int) -> Bool {
        source[source.line(source.line(of: index) - 1)].drop(while: \.isWhitespace).first == "#"
    }

    private func word(endingAt index: Int) -> String {
        let start = source.bytes[...index].lastIndex { !SourceFile.isWord($0) }.map { $0 + 1 } ?? 0
        return start <= index ? source[start...index] : ""
    }

    /// Whether a type stands there, which has no modifiers, or `self`, which would be drawn inside itself.
    private func isTypeOrSelf(_ index: Int) -> Bool {
        guard source.isCode[index] else { return false }
        let word = word(endingAt: index)
        let before = index - word.utf8.count
        return word == "self"
            || word.first?.isUppercase == true && (before < 0 || source.bytes[before] != UInt8(ascii: "."))
    }

    private func endsWithKeyword(_ index: Int) -> Bool {
        ["return", "in", "else", "case", "try", "await", "is", "as", "where"].contains(word(endingAt: index))
    }
}
