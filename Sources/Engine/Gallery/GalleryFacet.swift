/// What pictures can be chosen by, in the order in which the page offers it.
package enum GalleryFacet: String, CaseIterable, Sendable {
    case family, device, language, scheme, mode, variant, finding, density, wallpaper
    case textSize, pseudolanguage, tint, configuration, display, lock, state, run

    package var label: String {
        switch self {
        case .textSize: "Text size"
        case .pseudolanguage: "Pseudolanguage"
        case .run: "Run"
        default: rawValue.prefix(1).uppercased() + rawValue.dropFirst()
        }
    }

    /// Its place in the lists of a page's data.
    var number: Int { Self.allCases.firstIndex(of: self)! }
}
