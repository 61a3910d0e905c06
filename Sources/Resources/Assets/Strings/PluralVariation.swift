import ICU

/// The wordings of one number in a language, by category.
struct PluralVariation: Hashable {
    private var wordings: [PluralCategory: String]

    /// nil without any wording. Unknown categories are ignored.
    init?(_ strings: [String: String]) {
        wordings = [:]
        for (name, wording) in strings {
            if let category = PluralCategory(rawValue: name) { wordings[category] = wording }
        }
        if wordings.isEmpty { return nil }
    }

    /// The wording for `value`: an explicit `zero` for 0 in every language, as Foundation does, else the
    /// language's category, else `other`, else whatever there is, in the order of the categories.
    func wording(for value: Double, language: String) -> String {
        if value == 0, let zero = wordings[.zero] { return zero }
        let category = PluralCategory(rawValue: PluralRules.category(of: value, language: language)) ?? .other
        return wordings[category] ?? wordings[.other]
            ?? PluralCategory.allCases.lazy.compactMap { wordings[$0] }.first ?? ""
    }
}
