/// A word, a mark or a literal of a Swift source. Comments and spaces are none.
package struct SourceToken: Hashable, Sendable {
    package enum Kind: UInt8, Sendable {
        /// An identifier, a keyword or a number: which of them is told by its place.
        case word
        /// An identifier in backticks, which is never a keyword.
        case escaped
        /// `@` and the name directly behind it.
        case attribute
        /// `#` and the word directly behind it: `#if`, `#available`, `#selector`.
        case directive
        /// One byte of punctuation.
        case mark
        /// With its quotes, its hashes and all that is interpolated.
        case string
        /// A regular expression.
        case regex
    }

    package let kind: Kind
    /// Whether no other token comes before it on its line.
    package let beginsLine: Bool
    private let start: UInt32
    private let end: UInt32

    init(_ kind: Kind, _ range: Range<Int>, beginsLine: Bool) {
        self.kind = kind
        self.beginsLine = beginsLine
        start = UInt32(range.lowerBound)
        end = UInt32(range.upperBound)
    }

    /// In bytes of the source.
    package var range: Range<Int> { lowerBound..<upperBound }
    package var lowerBound: Int { Int(start) }
    package var upperBound: Int { Int(end) }
    package var isLiteral: Bool { kind == .string || kind == .regex }
}
