/// Names that the system's own types have, for which Xcode leaves the extension out; the resource constant stays.
enum TakenNames {
    static let color: Set<String> = [
        "accentColor", "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint", "orange",
        "pink", "primary", "purple", "red", "secondary", "teal", "white", "yellow"
    ]

    static let shapeStyle: Set<String> = [
        "angularGradient", "background", "bar", "blendMode", "conicGradient", "ellipticalGradient", "fill",
        "foreground", "image", "linearGradient", "link", "opacity", "placeholder", "primary", "quaternary",
        "quinary", "radialGradient", "regularMaterial", "secondary", "selection", "separator", "shadow",
        "tertiary", "thickMaterial", "thinMaterial", "tint", "ultraThickMaterial", "ultraThinMaterial",
        "windowBackground"
    ]

    static let uiColor: Set<String> = [
        "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green", "label",
        "lightGray", "lightText", "link", "magenta", "opaqueSeparator", "orange", "placeholderText", "purple",
        "quaternaryLabel", "quaternarySystemFill", "red", "secondaryLabel", "secondarySystemBackground",
        "secondarySystemFill", "secondarySystemGroupedBackground", "separator", "systemBackground",
        "systemBlue", "systemBrown", "systemCyan", "systemFill", "systemGray", "systemGray2", "systemGray3",
        "systemGray4", "systemGray5", "systemGray6", "systemGreen", "systemGroupedBackground", "systemIndigo",
        "systemMint", "systemOrange", "systemPink", "systemPurple", "systemRed", "systemTeal", "systemYellow",
        "tertiaryLabel", "tertiarySystemBackground", "tertiarySystemFill", "tertiarySystemGroupedBackground",
        "tintColor", "white", "yellow"
    ]

    static let uiImage: Set<String> = ["actions", "add", "checkmark", "remove", "strokedCheckmark"]
}
