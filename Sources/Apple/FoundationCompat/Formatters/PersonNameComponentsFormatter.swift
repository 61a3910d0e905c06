import Foundation
import ICU

/// Writes people's names in the order that their script and the locale ask for.
open class _PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
    /// How much of a name is written; `default` is the same as `medium`.
    public enum Style: Int, Sendable { case `default`, short, medium, long, abbreviated }

    /// Whether the phonetic name is written.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let phonetic = Self(rawValue: 1 << 1)
    }

    open var style: Style
    open var isPhonetic = false
    open var locale: Locale! = .autoupdatingCurrent

    public override init() {
        style = .default
        super.init()
    }

    public required init?(coder: NSCoder) {
        style = .default
        super.init(coder: coder)
    }

    public class func localizedString(
        from components: PersonNameComponents, style: Style, options: Options = []
    ) -> String {
        let formatter = _PersonNameComponentsFormatter()
        formatter.style = style
        formatter.isPhonetic = options.contains(.phonetic)
        return formatter.string(from: components)
    }

    open func string(from components: PersonNameComponents) -> String {
        let length: PersonName.Length =
            switch style {
            case .default, .medium: .medium
            case .short: .short
            case .long: .long
            case .abbreviated: .abbreviated
            }
        let shown = isPhonetic ? components.phoneticRepresentation ?? PersonNameComponents() : components
        return PersonName(components: shown, locale: locale ?? .current).string(length)
    }

    open override func string(for obj: Any?) -> String? {
        (obj as? PersonNameComponents).map(string(from:))
    }

    /// The parts of a name, which spaces divide: the given name, what is between, the family name; the family name first
    /// where names are written so. Nil for nothing. Apple's also knows titles.
    open func personNameComponents(from string: String) -> PersonNameComponents? {
        var words = string.split(whereSeparator: \.isWhitespace).map(String.init)
        guard !words.isEmpty else { return nil }
        var result = PersonNameComponents()
        result.givenName = string
        if words.count > 1 {
            let name = PersonName(components: result, locale: locale ?? .current)
            result.familyName = name.isSurnameFirst ? words.removeFirst() : words.removeLast()
        }
        result.givenName = words.removeFirst()
        if !words.isEmpty { result.middleName = words.joined(separator: " ") }
        return result
    }
}

extension PersonNameComponents {
    /// - Throws: an error for a text without a name.
    public init(_ value: String) throws { self = try ParseStrategy().parse(value) }

    public init<Strategy: Foundation.ParseStrategy>(
        _ value: Strategy.ParseInput, strategy: Strategy
    ) throws where Strategy.ParseOutput == PersonNameComponents {
        self = try strategy.parse(value)
    }

    /// Reads a name, as `PersonNameComponentsFormatter` does.
    public struct ParseStrategy: Foundation.ParseStrategy, Sendable {
        public init() {}

        public func parse(_ value: String) throws -> PersonNameComponents {
            guard let name = _PersonNameComponentsFormatter().personNameComponents(from: value) else {
                throw CocoaError(.formatting)
            }
            return name
        }
    }

    /// Writes a name.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// How much of a name is written.
        public enum Style: String, Codable, Hashable, Sendable { case short, medium, long, abbreviated }

        public var style: Style
        public var locale: Locale

        public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
            self.style = style
            self.locale = locale
        }

        public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }

        public func format(_ value: PersonNameComponents) -> String {
            let length: PersonName.Length =
                switch style {
                case .short: .short
                case .medium: .medium
                case .long: .long
                case .abbreviated: .abbreviated
                }
            return PersonName(components: value, locale: locale).string(length)
        }
    }

    public func formatted() -> String { FormatStyle().format(self) }

    public func formatted<S: Foundation.FormatStyle>(
        _ style: S
    ) -> S.FormatOutput where S.FormatInput == PersonNameComponents {
        style.format(self)
    }
}

extension PersonNameComponents.FormatStyle: ParseableFormatStyle {
    public var parseStrategy: PersonNameComponents.ParseStrategy { .init() }
}

extension ParseStrategy where Self == PersonNameComponents.ParseStrategy {
    public static var name: Self { Self() }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}

/// A name put together by CLDR's patterns.
struct PersonName {
    enum Length { case short, medium, long, abbreviated }

    let components: PersonNameComponents
    let locale: Locale

    func string(_ length: Length) -> String {
        if length == .short, let name = components.nickname ?? components.givenName ?? components.familyName {
            return name
        }
        let order = isSurnameFirst ? "surnameFirst" : "givenFirst"
        let kind: String =
            switch length {
            case .short, .medium: "medium-referring-informal"
            case .long: "long-referring-formal"
            case .abbreviated: "long-monogram-informal"
            }
        let pattern = LocaleResource.strings(["personNames", "namePattern", "\(order)-\(kind)"], locale: language).first
        return fill(pattern ?? "{given} {surname}", language)
    }

    /// The language that a name's script speaks of; nil for a script that the locale's own rules are for.
    private var nameLanguage: String? {
        let letters = [components.givenName, components.middleName, components.familyName].compactMap(\.self).joined()
            .unicodeScalars
        let own = locale.language.languageCode?.identifier ?? "en"
        if letters.contains(where: { 0x3040...0x30FF ~= $0.value }) { return "ja" }
        if letters.contains(where: { 0xAC00...0xD7A3 ~= $0.value }) { return "ko" }
        if letters.contains(where: { $0.properties.isIdeographic }) {
            return ["ja", "zh", "ko", "yue"].contains(own) ? locale.identifier : "zh"
        }
        // A name in letters is written as letters are, even where names come first.
        return ["ja", "zh", "ko", "yue"].contains(own) ? "en" : nil
    }

    /// The language whose patterns and order count.
    private var language: String { nameLanguage ?? locale.identifier }

    /// Whether names of its language begin with the surname.
    var isSurnameFirst: Bool {
        let language = language, code = Locale(identifier: language).language.languageCode?.identifier ?? language
        return LocaleResource.strings(["personNames", "nameOrderLocales", "surnameFirst"], locale: language).contains(
            code)
    }

    nonisolated(unsafe) private static let field = #/\{([a-z0-9]+)(-[A-Za-z-]+)?\}/#

    /// Fields without a value vanish, and the spaces around them with them.
    private func fill(_ pattern: String, _ language: String) -> String {
        let filled = pattern.replacing(Self.field) { match in
            value(String(match.1), modifiers: String(match.2 ?? ""), language)
        }
        let native = ["ja", "zh", "ko", "yue"].contains(String(language.prefix(2)))
        let words = filled.split(whereSeparator: \.isWhitespace)
        return words.joined(separator: native && language.hasPrefix("ko") == false ? "" : " ")
            .replacingOccurrences(of: " ,", with: ",").trimmingCharacters(in: CharacterSet(charactersIn: ", "))
    }

    private func value(_ field: String, modifiers: String, _ language: String) -> String {
        let text: String? =
            switch field {
            case "title": components.namePrefix
            case "given": components.givenName
            case "given2": components.middleName
            case "surname": components.familyName
            case "generation": components.nameSuffix
            default: nil
            }
        guard let text, !text.isEmpty else { return "" }
        if modifiers.contains("monogram") { return text.prefix(1).uppercased(with: locale) }
        if modifiers.contains("initial") {
            let initial = LocaleResource.strings(["personNames", "initialPattern", "initial"], locale: language).first
            return (initial ?? "{0}.").replacingOccurrences(of: "{0}", with: text.prefix(1).uppercased(with: locale))
        }
        return text
    }
}
