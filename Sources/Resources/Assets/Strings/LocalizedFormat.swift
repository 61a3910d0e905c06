import Foundation

/// An entry of a string table: plain text, or a format whose wording depends on numbers among its arguments.
struct LocalizedFormat: Hashable {
    /// A place in the format, `%#@name@`, that a number's wording fills.
    struct Substitution: Hashable {
        var variation: PluralVariation
        /// Which argument is the number, from 1; nil for the place's own position among the arguments.
        var argument: Int?
        /// What `%arg` stands for, such as `lld`.
        var specifier: String
    }

    var format: String
    /// Set when the whole string varies with its first number.
    var variation: PluralVariation?
    var substitutions: [String: Substitution] = [:]

    init(_ format: String, variation: PluralVariation? = nil, substitutions: [String: Substitution] = [:]) {
        self.format = format
        self.variation = variation
        self.substitutions = substitutions
    }

    /// The format with every plural wording chosen; its remaining specifiers are for the same arguments.
    /// - Parameter numbers: the value of each argument in order, nil for one that is not a number.
    func resolved(numbers: [Double?], language: String) -> String {
        if let variation {
            let value = numbers.lazy.compactMap(\.self).first ?? 0
            return variation.wording(for: value, language: language)
        }
        if substitutions.isEmpty { return format }
        return FormatScanner(format).map { place, position in
            guard let name = place.variableName, let substitution = substitutions[name] else {
                return place.text(atPosition: position)
            }
            let argument = place.explicitPosition ?? substitution.argument ?? position
            let value = numbers.indices.contains(argument - 1) ? numbers[argument - 1] ?? 0 : 0
            let wording = substitution.variation.wording(for: value, language: language)
            return FormatScanner(wording, argumentSpecifier: substitution.specifier).map { inner, _ in
                inner.text(atPosition: inner.explicitPosition ?? argument)
            }
        }
    }
}

/// A localized format with its literal parts and the places of its arguments, which a translation may reorder
/// (`%2$@`).
package struct FormatString {
    package enum Piece: Equatable {
        case literal(String)
        case argument(Int)
    }

    package private(set) var pieces: [Piece] = []
    /// The argument that the next specifier without a position takes.
    package private(set) var next: Int

    /// - Parameter next: how many arguments earlier parts of the format have taken.
    package init(_ format: String, next: Int = 0) {
        self.next = next
        var literal = ""
        var index = format.startIndex
        func peek(_ index: String.Index) -> Character? { index < format.endIndex ? format[index] : nil }
        while index < format.endIndex {
            let character = format[index]
            index = format.index(after: index)
            guard character == "%" else {
                literal.append(character)
                continue
            }
            if peek(index) == "%" {
                literal.append("%")
                index = format.index(after: index)
                continue
            }
            guard let (end, position) = Self.specifier(in: format, from: index) else {
                literal.append("%")
                continue
            }
            if !literal.isEmpty { pieces.append(.literal(literal)) }
            literal = ""
            pieces.append(.argument(position ?? self.next))
            if position == nil { self.next += 1 }
            index = end
        }
        if !literal.isEmpty { pieces.append(.literal(literal)) }
    }

    /// Reads flags, width, precision, length and conversion after a percent sign.
    private static func specifier(in format: String, from start: String.Index) -> (String.Index, Int?)? {
        var index = start
        var digits = "", position: Int?
        while index < format.endIndex {
            let character = format[index]
            index = format.index(after: index)
            if character.isNumber {
                digits.append(character)
            } else if character == "$", let number = Int(digits) {
                position = number - 1
                digits = ""
            } else if "@dDuUxXoOfFeEgGcCsSpaAi".contains(character) {
                return (index, position)
            } else if !"-+ #0.*hlqLztj'".contains(character) {
                return nil
            }
        }
        return nil
    }
}
