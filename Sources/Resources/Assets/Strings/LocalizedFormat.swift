/// An entry of a string table: plain text, or a format whose wording depends on numbers among its arguments.
struct LocalizedFormat: Hashable {
    /// A place in the format, `%#@name@`, that a number's wording fills.
    struct Substitution: Hashable {
        var variation: PluralVariation
        /// Which argument is the number, from 1; nil for the place's own position among the arguments.
        var argument: Int?
        /// What `%arg` stands for, such as `lld`.
        var specifier: String
    }

    var format: String
    /// Set when the whole string varies with its first number.
    var variation: PluralVariation?
    var substitutions: [String: Substitution] = [:]

    init(_ format: String, variation: PluralVariation? = nil, substitutions: [String: Substitution] = [:]) {
        self.format = format
        self.variation = variation
        self.substitutions = substitutions
    }

    /// The format with every plural wording chosen; its remaining specifiers are for the same arguments.
    /// - Parameter numbers: the value of each argument in order, nil for one that is no number.
    func resolved(numbers: [Double?], language: String) -> String {
        if let variation {
            let value = numbers.lazy.compactMap(\.self).first ?? 0
            return variation.wording(for: value, language: language)
        }
        if substitutions.isEmpty { return format }
        return FormatScanner(format).map { place, position in
            guard let name = place.variableName, let substitution = substitutions[name] else {
                return place.text(atPosition: position)
            }
            let argument = place.explicitPosition ?? substitution.argument ?? position
            let value = numbers.indices.contains(argument - 1) ? numbers[argument - 1] ?? 0 : 0
            let wording = substitution.variation.wording(for: value, language: language)
            return FormatScanner(wording, argumentSpecifier: substitution.specifier).map { inner, _ in
                inner.text(atPosition: inner.explicitPosition ?? argument)
            }
        }
    }
}
