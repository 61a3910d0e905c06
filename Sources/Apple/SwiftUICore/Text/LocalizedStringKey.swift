import Foundation
import FoundationCompat
import Typesetting

/// A key to look up in the widget's string tables, with values to fill in.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    package enum Argument: Equatable, @unchecked Sendable {
        case string(String)
        case text(Text)
        /// Printed when the text is drawn, in the locale that the view then has.
        case number(any _FormatSpecifiable, specifier: String)

        /// The value where it is a number, which chooses between plural wordings.
        var number: Double? {
            guard case .number(let value, _) = self else { return nil }
            if let integer = value as? any BinaryInteger { return Double(integer) }
            return (value as? any BinaryFloatingPoint).map { Double($0) }
        }

        package static func == (lhs: Argument, rhs: Argument) -> Bool {
            switch (lhs, rhs) {
            case (.string(let a), .string(let b)): a == b
            case (.text(let a), .text(let b)): a == b
            case (.number(let a, let b), .number(let c, let d)): b == d && a._formatted(b) == c._formatted(d)
            default: false
            }
        }
    }

    package var key: String
    package var arguments: [Argument]
    /// What is shown where no table has the key; nil for the key itself.
    package var defaultFormat: String?

    public init(_ value: String) {
        key = value
        arguments = []
    }

    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.key
        arguments = stringInterpolation.arguments
    }

    /// Makes the key that string tables know, such as `%lld turns`.
    public struct StringInterpolation: StringInterpolationProtocol {
        var key = ""
        var arguments: [Argument] = []

        public init(literalCapacity: Int, interpolationCount: Int) {
            key.reserveCapacity(literalCapacity + interpolationCount * 2)
        }

        public mutating func appendLiteral(_ literal: String) {
            // A literal percent sign is escaped in a key that has arguments.
            let hasPercent = literal.utf8.contains(UInt8(ascii: "%"))
            key += hasPercent ? literal.replacingOccurrences(of: "%", with: "%%") : literal
        }

        private mutating func append(_ specifier: String, _ argument: Argument) {
            key += specifier
            arguments.append(argument)
        }

        public mutating func appendInterpolation(_ string: String) { append("%@", .string(string)) }

        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            append(value._specifier, .number(value, specifier: value._specifier))
        }

        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            append(specifier, .number(value, specifier: specifier))
        }

        @_disfavoredOverload
        public mutating func appendInterpolation<T>(_ value: T) { append("%@", .string("\(value)")) }

        public mutating func appendInterpolation(_ text: Text) { append("%@", .text(text)) }
        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            append("%@", .text(Text(attributedString)))
        }
        public mutating func appendInterpolation(_ image: Image) { append("%@", .text(Text(image))) }

        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            append("%@", .text(Text(date, style: style)))
        }

        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append("%@", .text(Text(dates))) }

        public mutating func appendInterpolation(_ interval: DateInterval) { append("%@", .text(Text(interval))) }

        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
        ) {
            append(
                "%@",
                .text(
                    Text(
                        timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
                        showsHours: showsHours)))
        }

        public mutating func appendInterpolation<F: FormatStyle>(
            _ input: F.FormatInput, format: F
        ) where F.FormatInput: Equatable, F.FormatOutput == String {
            append("%@", .text(Text(input, format: format)))
        }

        public mutating func appendInterpolation<F: FormatStyle>(
            _ input: F.FormatInput, format: F
        ) where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
            append("%@", .text(Text(input, format: format)))
        }

        // Apple's declaration asks for `ReferenceConvertible`, which dates and numbers on Linux are not.
        public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
            append("%@", .string(formatter.string(for: subject) ?? "\(subject)"))
        }
    }
}

extension ResolvedText {
    /// Has the last word of a phrase follow its number.
    ///
    /// - Parameter start: the phrase's first run.
    mutating func agree(from start: Int, _ environment: EnvironmentValues) {
        let phrase = runs[start...].map(\.text).joined()
        guard let last = runs.indices.last, last >= start,
            let (word, form) = GrammarAgreement.lastWord(of: phrase, in: environment.locale),
            let range = runs[last].text.range(of: word, options: .backwards)
        else { return }
        runs[last].text.replaceSubrange(range, with: form)
    }
}
