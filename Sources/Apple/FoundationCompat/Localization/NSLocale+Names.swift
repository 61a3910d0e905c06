import Foundation

/// What a locale calls countries, languages and the like, which Foundation on Linux keeps to itself.
extension NSLocale {
    private var value: Locale { self as Locale }

    public func localizedString(forLocaleIdentifier localeIdentifier: String) -> String {
        value.localizedString(forIdentifier: localeIdentifier) ?? localeIdentifier
    }

    public func localizedString(forLanguageCode languageCode: String) -> String? {
        value.localizedString(forLanguageCode: languageCode)
    }

    public func localizedString(forCountryCode countryCode: String) -> String? {
        value.localizedString(forRegionCode: countryCode)
    }

    public func localizedString(forScriptCode scriptCode: String) -> String? {
        value.localizedString(forScriptCode: scriptCode)
    }

    public func localizedString(forVariantCode variantCode: String) -> String? {
        value.localizedString(forVariantCode: variantCode)
    }

    public func localizedString(forCalendarIdentifier calendarIdentifier: String) -> String? {
        NSCalendar(identifier: NSCalendar.Identifier(rawValue: calendarIdentifier)).flatMap {
            value.localizedString(for: ($0 as Calendar).identifier)
        }
    }

    public func localizedString(forCollationIdentifier collationIdentifier: String) -> String? {
        value.localizedString(forCollationIdentifier: collationIdentifier)
    }

    public func localizedString(forCurrencyCode currencyCode: String) -> String? {
        value.localizedString(forCurrencyCode: currencyCode)
    }
}
