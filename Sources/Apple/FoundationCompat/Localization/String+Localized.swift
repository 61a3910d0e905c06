import Foundation

extension String {
    /// The wording of `keyAndValue` in the language of the process.
    ///
    /// - Parameters:
    ///   - table: The string table's name; nil for `Localizable`.
    ///   - locale: How values are printed; it chooses no language, as on Apple's systems.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = LocalizedLookup(keyAndValue.key, keyAndValue, table: table, bundle: bundle, locale: locale).string
    }

    /// The wording of `key`, or `defaultValue` where no table has it.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = LocalizedLookup("\(key)", defaultValue, table: table, bundle: bundle, locale: locale).string
    }

    /// The wording of `resource` in its own locale.
    public init(localized resource: LocalizedStringResource) {
        self = LocalizedLookup(resource).string
    }
}
