/// What decides between the variants of one named asset.
package struct AssetTraits: Hashable, Sendable {
    /// Pixels per point of the output.
    package var scale: Double
    package var dark: Bool
    package var highContrast: Bool
    package var rightToLeft: Bool
    package var idiom: AssetIdiom

    package init(
        scale: Double = 3, dark: Bool = false, highContrast: Bool = false, rightToLeft: Bool = false,
        idiom: AssetIdiom = .phone
    ) {
        (self.scale, self.dark, self.highContrast) = (scale, dark, highContrast)
        (self.rightToLeft, self.idiom) = (rightToLeft, idiom)
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
    /// For a look that widgets do not have, such as an app icon's tinted one: the entry is never used.
    var otherAppearance = false
    /// Conditions beyond the traits, such as a screen width or a wide gamut: used only when nothing else is there.
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
            "screen-width", "subtype", "memory", "graphics-feature-set", "width-class", "height-class", "locale"
        ]
        extraConditions = conditions.filter { json[$0] != nil }.count
        if let gamut = json["display-gamut"] as? String, gamut.lowercased() != "srgb" { extraConditions += 1 }
    }

    /// How well the entry suits the traits, the more the better, in the order in which iOS weighs them: idiom,
    /// then appearance, then direction. nil when the entry must not be used.
    func rank(for traits: AssetTraits) -> [Int]? {
        guard idiom == "universal" || idiom == traits.idiom.rawValue, !otherAppearance else { return nil }
        // A dark or high-contrast entry never stands in for a plain one; the reverse is the usual fallback.
        if dark == true && !traits.dark || dark == false && traits.dark || highContrast && !traits.highContrast {
            return nil
        }
        return [
            idiom == "universal" ? 0 : 1,
            dark == nil ? 0 : 1,
            highContrast ? 1 : 0,
            rightToLeft == traits.rightToLeft ? 2 : rightToLeft == nil ? 1 : 0,
            -extraConditions
        ]
    }
}

/// Lexicographic order of ranks of equal length.
func isBetter(_ rank: [Int], than other: [Int]) -> Bool {
    other.lexicographicallyPrecedes(rank)
}
