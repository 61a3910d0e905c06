import Foundation

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
