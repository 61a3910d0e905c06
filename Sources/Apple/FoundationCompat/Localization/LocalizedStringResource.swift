import Foundation

/// A reference to text in a string table, looked up when it is shown.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation, Codable {
    /// Where the string table lies.
    public enum BundleDescription: Sendable {
        case main
        case forClass(AnyClass)
        case atURL(URL)
    }

    public let key: String
    /// What is shown where no table has the key.
    public let defaultValue: String.LocalizationValue
    /// The table's name; nil for `Localizable`.
    public let table: String?
    /// The language to look up and to format values in: that of the process, unless it was given another.
    public var locale: Locale {
        get { ownLocale ?? .current }
        set { ownLocale = newValue }
    }
    /// nil for the process's, which changes here: a static title is looked up in every language that is drawn.
    private var ownLocale: Locale?
    public var bundle: BundleDescription

    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.init(key: keyAndValue.key, keyAndValue, table: table, locale: locale, bundle: bundle)
    }

    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.init(key: "\(key)", defaultValue, table: table, locale: locale, bundle: bundle)
    }

    @_disfavoredOverload
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil, bundle: Bundle,
        comment: StaticString? = nil
    ) {
        self.init(key: keyAndValue.key, keyAndValue, table: table, locale: locale, bundle: .atURL(bundle.bundleURL))
    }

    @_disfavoredOverload
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
        bundle: Bundle, comment: StaticString? = nil
    ) {
        self.init(key: "\(key)", defaultValue, table: table, locale: locale, bundle: .atURL(bundle.bundleURL))
    }

    private init(
        key: String, _ defaultValue: String.LocalizationValue, table: String?, locale: Locale?,
        bundle: BundleDescription
    ) {
        self.key = key
        self.defaultValue = defaultValue
        self.table = table
        ownLocale = locale
        self.bundle = bundle
    }

    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.key == rhs.key && lhs.defaultValue == rhs.defaultValue && lhs.table == rhs.table
            && lhs.locale == rhs.locale && lhs.bundle.url == rhs.bundle.url
    }

    private enum CodingKeys: String, CodingKey { case key, defaultValue, arguments, table, locale, url }

    /// Values are stored as they are shown, so that what is read back shows the same.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(key, forKey: .key)
        try container.encode(defaultValue.key, forKey: .defaultValue)
        try container.encode(defaultValue.arguments.map { $0.string(in: locale) }, forKey: .arguments)
        try container.encodeIfPresent(table, forKey: .table)
        try container.encode(locale, forKey: .locale)
        try container.encodeIfPresent(bundle.url, forKey: .url)
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let arguments = try container.decode([String].self, forKey: .arguments)
        self.init(
            key: try container.decode(String.self, forKey: .key),
            String.LocalizationValue(
                key: try container.decode(String.self, forKey: .defaultValue),
                arguments: arguments.map(String.LocalizationValue.Argument.string)),
            table: try container.decodeIfPresent(String.self, forKey: .table),
            locale: try container.decode(Locale.self, forKey: .locale),
            bundle: try container.decodeIfPresent(URL.self, forKey: .url).map(BundleDescription.atURL) ?? .main)
    }
}

extension LocalizedStringResource.BundleDescription {
    /// nil for the main bundle, which is what every class of a widget extension lies in.
    var url: URL? {
        guard case .atURL(let url) = self else { return nil }
        return url
    }
}

/// Something that has a wording in string tables.
public protocol CustomLocalizedStringResourceConvertible {
    var localizedStringResource: LocalizedStringResource { get }
}

extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
    public var localizedStringResource: LocalizedStringResource { self }
}
