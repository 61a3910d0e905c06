/// What decides between the variants of one named asset.
package struct AssetTraits: Hashable, Sendable {
    /// Pixels per point of the output.
    package var scale: Double
    package var dark: Bool
    package var highContrast: Bool
    package var rightToLeft: Bool
    package var idiom: AssetIdiom
    /// The user's, such as `de_AT`.
    package var locale: String

    package init(
        scale: Double = 3, dark: Bool = false, highContrast: Bool = false, rightToLeft: Bool = false,
        idiom: AssetIdiom = .phone, locale: String = "en_US"
    ) {
        (self.scale, self.dark, self.highContrast) = (scale, dark, highContrast)
        (self.rightToLeft, self.idiom, self.locale) = (rightToLeft, idiom, locale)
    }
}

/// The kind of device that an asset is drawn for.
package enum AssetIdiom: String, Hashable, Sendable {
    case phone = "iphone"
    case pad = "ipad"
}

/// The traits that an entry of an image, color or data set is meant for.
struct VariantConditions: Equatable {
    var idiom: String
    var dark: Bool?
    var highContrast: Bool
    /// nil when the entry serves both reading directions.
    var rightToLeft: Bool?
    /// The language of a localized entry, such as `de`.
    var locale: String?
    /// Whether it is for displays that show P3, as those of all iPhones since the 7 do.
    var isForWideGamut = false
    /// For a look that widgets do not have, such as an app icon's tinted one: the entry is never used.
    var otherAppearance = false
    /// Conditions beyond the traits, such as a screen width: used only when nothing else is there.
    var extraConditions: Int

    init(_ json: [String: Any]) {
        idiom = json["idiom"] as? String ?? "universal"
        highContrast = false
        for appearance in json["appearances"] as? [[String: Any]] ?? [] {
            switch (appearance["appearance"] as? String, appearance["value"] as? String) {
            case ("luminosity", "dark"): dark = true
            case ("luminosity", "light"): dark = false
            case ("contrast", "high"): highContrast = true
            case ("luminosity", _): otherAppearance = true
            default: break
            }
        }
        rightToLeft = (json["language-direction"] as? String).map { $0 == "right-to-left" }
        let conditions = [
            "screen-width", "subtype", "memory", "graphics-feature-set", "width-class", "height-class"
        ]
        extraConditions = conditions.filter { json[$0] != nil }.count
        isForWideGamut = (json["display-gamut"] as? String)?.lowercased() == "display-p3"
        locale = json["locale"] as? String
    }

    /// How well the entry suits the traits, the more the better, in the order in which iOS weighs them: language, idiom,
    /// then appearance, then direction. nil when the entry must not be used.
    func rank(for traits: AssetTraits) -> [Int]? {
        guard idiom == "universal" || idiom == traits.idiom.rawValue, !otherAppearance else { return nil }
        // A dark or high-contrast entry never stands in for a plain one; the reverse is the usual fallback.
        if dark == true && !traits.dark || dark == false && traits.dark || highContrast && !traits.highContrast {
            return nil
        }
        return [
            languageRank(for: traits),
            idiom == "universal" ? 0 : 1,
            dark == nil ? 0 : 1,
            highContrast ? 1 : 0,
            rightToLeft == traits.rightToLeft ? 2 : rightToLeft == nil ? 1 : 0,
            isForWideGamut ? 1 : 0,
            -extraConditions
        ]
    }

    /// 0 for an entry of every language, more the closer its own is to the user's, and less than 0 for another one.
    private func languageRank(for traits: AssetTraits) -> Int {
        guard let locale else { return 0 }
        let own = locale.replacing("_", with: "-"), chain = LanguageFallback.chain(for: traits.locale)
        return chain.firstIndex(of: own).map { chain.count - $0 } ?? -1
    }
}

/// Lexicographic order of ranks of equal length.
func isBetter(_ rank: [Int], than other: [Int]) -> Bool {
    other.lexicographicallyPrecedes(rank)
}
