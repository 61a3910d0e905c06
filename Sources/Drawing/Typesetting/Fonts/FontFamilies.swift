import Foundation

/// The families of a font world, and the order in which they are asked for a character.
struct FontFamilies {
    struct Family {
        var name: String
        var hasColor = false
        /// Whether some face has an optical size axis.
        var hasOpticalSizes = false
        /// The weights of its static faces.
        var weights: Set<Int> = []
    }

    /// A face that a widget can ask for by name.
    struct NamedFace: Hashable {
        var family: String
        /// The weight and slant that the name implies; nil where it is a family's name.
        var weight: Int?
        var italic: Bool?
    }

    private(set) var families: [String: Family] = [:]
    /// The names, in small letters, of those whose glyphs are SVG drawings.
    private(set) var namesOfSVGFonts: Set<String> = []
    private var namedFaces: [String: NamedFace] = [:]
    /// The PostScript names of the faces that a widget can ask for, by family.
    private(set) var postScriptNames: [String: Set<String>] = [:]

    /// - Parameter isNamed: whether widgets can ask for the face by its names. They know nothing of the packaged
    ///   fonts, which iOS does not have.
    mutating func insert(_ face: ScannedFace, isNamed: Bool) {
        var family = families[face.family] ?? Family(name: face.family)
        family.hasColor = family.hasColor || face.hasColor
        family.hasOpticalSizes = family.hasOpticalSizes || face.hasOpticalSizes
        if let weight = face.weight { family.weights.insert(weight) }
        families[face.family] = family
        guard isNamed else { return }
        postScriptNames[face.family, default: []].formUnion(face.postScriptNames)
        if face.hasSVGGlyphs {
            namesOfSVGFonts.formUnion((face.familyAliases + face.faceNames).map { $0.lowercased() })
        }
        for alias in face.familyAliases {
            let key = alias.lowercased()
            if namedFaces[key] == nil { namedFaces[key] = NamedFace(family: face.family) }
        }
        for name in face.faceNames where namedFaces[name.lowercased()] == nil {
            namedFaces[name.lowercased()] = NamedFace(family: face.family, weight: face.weight, italic: face.isItalic)
        }
    }

    /// - Parameter name: a family, full or PostScript name, in any case.
    func face(named name: String) -> NamedFace? { namedFaces[name.lowercased()] }

    /// The first of the names that is here.
    func first(of names: [String]) -> String? { names.first { families[$0] != nil } }

    /// The faces that stand in for Apple's, best first.
    static let textNames = ["Inter", "Inter Variable"]
    static let displayNames = ["Inter Display", "Inter Variable Display"] + textNames
    static let roundedNames = ["Darkroom Rounded", "M PLUS Rounded 1c", "Nunito"]
    static let serifNames = [
        "Source Serif 4", "Source Serif 4 Variable", "Source Serif Variable", "Source Serif Pro", "Vollkorn",
        "EB Garamond", "Noto Serif"
    ]
    static let monospacedNames = [
        "JetBrains Mono", "Source Code Pro", "Source Code Variable", "Source Code VF", "Noto Sans Mono"
    ]

    /// The family for each of Apple's designs; some family always, as long as there is one.
    func systemFamily(_ design: TextFont.Design, display: Bool) -> String {
        let text = display ? Self.displayNames : Self.textNames
        let names =
            switch design {
            case .default: text
            case .rounded: Self.roundedNames + text
            case .serif: Self.serifNames + text
            case .monospaced: Self.monospacedNames + text
            }
        return first(of: names) ?? families.keys.sorted().first ?? "Inter"
    }

    /// Some fonts come as a family per weight (`Nunito`, `Nunito Light`): the one that is nearest to a weight.
    func sibling(of family: String, weight: Int) -> String {
        func distance(_ family: Family) -> Int { family.weights.map { abs($0 - weight) }.min() ?? 0 }
        let siblings = [family] + Self.weightNames.map { "\(family) \($0)" }
        let nearest = siblings.compactMap { families[$0] }.min { distance($0) < distance($1) }
        return nearest?.name ?? family
    }

    private static let weightNames = ["Thin", "ExtraLight", "Light", "Medium", "SemiBold", "ExtraBold", "Black"]

    /// Every family, the first to ask first: the font's own, the system's text face, one face per script, Han in
    /// the language's regional form, symbols, whatever else there is, and color last, so that a color font's
    /// digits and `#` are never taken for text.
    func order(startingWith family: String, language: HanLanguage) -> [String] {
        let others = families.values.filter { $0.name != family }
            .map { (rank: rank(of: $0, language: language), name: $0.name) }
            .sorted { ($0.rank, $0.name) < ($1.rank, $1.name) }
        return [family] + others.map(\.name)
    }

    /// Color families first, for characters that are shown as emoji.
    func emojiOrder() -> [String] {
        families.values.sorted { ($0.hasColor ? 0 : 1, $0.name) < ($1.hasColor ? 0 : 1, $1.name) }.map(\.name)
    }

    private func rank(of family: Family, language: HanLanguage) -> Int {
        let name = family.name
        if family.hasColor { return 100 }
        if Self.textNames.contains(name) { return 0 }
        if Self.displayNames.contains(name) { return 1 }
        let designs = Self.roundedNames + Self.serifNames + Self.monospacedNames
        if designs.contains(where: { name == $0 || name.hasPrefix($0 + " ") }) { return 60 }
        let words = name.split(separator: " ")
        if words.contains("Mono") { return 50 }
        if let region = words.lazy.compactMap({ HanLanguage.Region(rawValue: String($0)) }).first {
            return 10 + (language.regions.firstIndex(of: region) ?? 9)
        }
        if words.contains("CJK") { return 10 }
        if name.contains("Symbol") || name.contains("Math") { return 30 }
        return 5
    }
}
