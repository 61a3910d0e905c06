import Foundation

extension String {
    /// Text to look up in string tables, with values to fill in.
    public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
        /// What stands in place of a specifier.
        package enum Argument: Equatable, Sendable {
            case string(String)
            case number(Number, specifier: String)
            case formatted(FormattedArgument)
            case attributed(AttributedString)
            indirect case resource(LocalizedStringResource)
        }

        /// The key as string tables know it, such as `%lld turns`; as a default value, the format.
        package var key: String
        package var arguments: [Argument]

        public init(_ value: String) {
            key = value
            arguments = []
        }

        public init(stringLiteral value: String) { self.init(value) }

        public init(stringInterpolation: StringInterpolation) {
            key = stringInterpolation.key
            arguments = stringInterpolation.arguments
        }

        package init(key: String, arguments: [Argument]) {
            self.key = key
            self.arguments = arguments
        }
    }
}

extension String.LocalizationValue {
    /// Makes the key out of what is written between the quotes.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        var key = ""
        var arguments: [Argument] = []

        public init(literalCapacity: Int, interpolationCount: Int) {
            key.reserveCapacity(literalCapacity + interpolationCount * 2)
        }

        public mutating func appendLiteral(_ literal: String) {
            // A literal percent sign is escaped in a key that has arguments.
            key += literal.replacingOccurrences(of: "%", with: "%%")
        }

        private mutating func append(_ specifier: String, _ argument: Argument) {
            key += specifier
            arguments.append(argument)
        }

        public mutating func appendInterpolation(_ string: String) { append("%@", .string(string)) }

        public mutating func appendInterpolation(_ substring: Substring) { append("%@", .string(String(substring))) }

        public mutating func appendInterpolation<T: BinaryInteger & CVarArg>(_ value: T) {
            appendInterpolation(value, specifier: Number.specifier(of: T.self))
        }

        public mutating func appendInterpolation<T: BinaryInteger & CVarArg>(_ value: T, specifier: String) {
            append(specifier, .number(Number(value), specifier: specifier))
        }

        public mutating func appendInterpolation<T: BinaryFloatingPoint & CVarArg>(_ value: T) {
            appendInterpolation(value, specifier: T.self == Float.self ? "%f" : "%lf")
        }

        public mutating func appendInterpolation<T: BinaryFloatingPoint & CVarArg>(_ value: T, specifier: String) {
            append(specifier, .number(.real(Double(value)), specifier: specifier))
        }

        /// Values that are shown as they describe themselves.
        @_disfavoredOverload
        public mutating func appendInterpolation<T>(_ value: T) { append("%@", .string("\(value)")) }

        public mutating func appendInterpolation<F: FormatStyle>(
            _ value: F.FormatInput, format: F
        ) where F.FormatOutput == String, F.FormatInput: Sendable, F: Sendable {
            append("%@", .formatted(FormattedArgument { format.locale($0).format(value) }))
        }

        public mutating func appendInterpolation(_ value: AttributedString) { append("%@", .attributed(value)) }

        public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
            append("%@", .resource(resource))
        }

        public mutating func appendInterpolation<T: CustomLocalizedStringResourceConvertible>(_ value: T) {
            append("%@", .resource(value.localizedStringResource))
        }
    }

    /// A number as C's formats take it.
    package enum Number: Hashable, Sendable, Codable {
        case signed(Int64)
        case unsigned(UInt64)
        case real(Double)

        init<T: BinaryInteger>(_ value: T) {
            self = T.isSigned ? .signed(Int64(clamping: value)) : .unsigned(UInt64(clamping: value))
        }

        package var value: Double {
            switch self {
            case .signed(let value): Double(value)
            case .unsigned(let value): Double(value)
            case .real(let value): value
            }
        }

        var variadic: any CVarArg {
            switch self {
            case .signed(let value): value
            case .unsigned(let value): value
            case .real(let value): value
            }
        }

        /// What Foundation writes into keys: `%lld` for 64 bits, `%d` for fewer.
        static func specifier<T: BinaryInteger>(of type: T.Type) -> String {
            switch (T.isSigned, MemoryLayout<T>.size) {
            case (true, 8...): "%lld"
            case (false, 8...): "%llu"
            case (true, _): "%d"
            case (false, _): "%u"
            }
        }
    }

    /// A value with its format style, printed in the locale of whoever asks.
    package struct FormattedArgument: Equatable, Sendable {
        let string: @Sendable (Locale) -> String

        package static func == (lhs: Self, rhs: Self) -> Bool {
            lhs.string(.current) == rhs.string(.current)
        }
    }
}

extension String.LocalizationValue.Argument {
    /// The value where it is a number, which chooses between plural wordings.
    package var number: Double? {
        guard case .number(let number, _) = self else { return nil }
        return number.value
    }

    /// As it is shown in `locale`.
    package func string(in locale: Locale) -> String {
        switch self {
        case .string(let string): string
        case .number(let number, let specifier): String(format: specifier, locale: locale, number.variadic)
        case .formatted(let formatted): formatted.string(locale)
        case .attributed(let string): String(string.characters)
        case .resource(let resource): String(localized: resource)
        }
    }
}

extension String.LocalizationValue {
    /// A value that is filled in later, by its type.
    public enum Placeholder: Hashable, Sendable {
        case int, uint, float, double, object
    }
}

extension String.LocalizationValue.StringInterpolation {
    /// Leaves the place for a value, such as the number of things in a numeric format.
    public mutating func appendInterpolation(placeholder: String.LocalizationValue.Placeholder) {
        appendInterpolation(placeholder: placeholder, specifier: placeholder.specifier)
    }

    public mutating func appendInterpolation(
        placeholder: String.LocalizationValue.Placeholder, specifier: String
    ) {
        key += specifier
    }
}

extension String.LocalizationValue.Placeholder {
    fileprivate var specifier: String {
        switch self {
        case .int: "%lld"
        case .uint: "%llu"
        case .float: "%f"
        case .double: "%lf"
        case .object: "%@"
        }
    }
}
