internal import _FoundationICU

/// Which wording a number takes in a language: the plural rules of Unicode CLDR, as Foundation's ICU has them.
package enum PluralRules {
    private static let opened = ICUCache<String>()

    /// CLDR's name of the category of a cardinal number: `zero`, `one`, `two`, `few`, `many` or `other`.
    ///
    /// - Parameter language: a tag such as `pt-PT` or `zh-Hant`; an unknown one has `other` alone.
    package static func category(of value: Double, language: String) -> String {
        let rules = opened.handle(language) {
            var status = U_ZERO_ERROR
            return swift_uplrules_openForType(language, UPLURAL_TYPE_CARDINAL, &status)
        }
        guard let rules, value.isFinite else { return "other" }
        return ICUText.read { swift_uplrules_select(rules, value.magnitude, $0, $1, &$2) } ?? "other"
    }
}
