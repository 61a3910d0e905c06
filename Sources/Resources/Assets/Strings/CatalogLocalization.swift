/// What a string of a catalog is in a language, or in one of its cases, as the file has it.
struct CatalogLocalization: Decodable {
    struct Unit: Decodable { var value: String? }

    /// Wordings by what they are for, such as `iphone` or `other`.
    struct Variations: Decodable {
        var device: [String: Lenient<CatalogLocalization>]?
        var plural: [String: Lenient<CatalogLocalization>]?
    }

    /// What stands for a `%#@name@`.
    struct Substitution: Decodable {
        /// The argument's position, from 1; nil for the next one.
        var argNum: Int?
        var formatSpecifier: String?
        var variations: Lenient<Variations>?
    }

    private var stringUnit: Lenient<Unit>?
    private var variations: Lenient<Variations>?
    private var namedSubstitutions: Lenient<[String: Lenient<Substitution>]>?

    private enum CodingKeys: String, CodingKey {
        case stringUnit, variations
        case namedSubstitutions = "substitutions"
    }

    /// The wording, where it does not vary.
    var unit: String? { stringUnit?.value?.value }

    var substitutions: [String: Substitution] { namedSubstitutions?.value?.compactMapValues(\.value) ?? [:] }

    /// Nil where it does not vary by number.
    var plural: PluralVariation? { variations?.value.flatMap { PluralVariation($0) } }

    /// What a phone shows where it differs by device.
    var phone: CatalogLocalization? {
        guard let device = variations?.value?.device else { return nil }
        return (device["iphone"] ?? device["other"] ?? device.min { $0.key < $1.key }?.value)?.value
    }

    /// A phone's wording, whatever numbers it is for.
    var text: String? { phone.map(\.text) ?? unit ?? variations?.value?.plural?["other"]?.value?.unit }
}

/// A value of a file, and nothing where it is of another shape: it costs nothing but itself.
struct Lenient<Value: Decodable>: Decodable {
    var value: Value?

    init(from decoder: any Decoder) throws { value = try? Value(from: decoder) }
}
