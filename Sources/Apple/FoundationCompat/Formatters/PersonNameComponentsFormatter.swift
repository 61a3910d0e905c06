import Foundation

/// Writes people's names in the order that their script and the locale ask for.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
    public enum Style: Int, Sendable { case `default`, short, medium, long, abbreviated }

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
        let formatter = PersonNameComponentsFormatter()
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
}

extension PersonNameComponents {
    /// Writes a name.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
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

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}
