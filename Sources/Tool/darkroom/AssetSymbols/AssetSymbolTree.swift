/// The symbols of one kind of asset, in the namespaces of their folders.
struct AssetSymbolTree {
    struct Symbol: Hashable {
        let name: AssetSymbolName
        /// What the asset is looked up by.
        let asset: String
    }

    private(set) var symbols: [Symbol] = []
    private(set) var namespaces: [(name: AssetSymbolName, tree: AssetSymbolTree)] = []

    var isEmpty: Bool { symbols.isEmpty && namespaces.isEmpty }

    /// - Parameters:
    ///   - assets: names with the namespaces before them, `Icons/Small/star`. The first of two that make one symbol
    ///     counts.
    ///   - suffix: the word that is dropped at the end of a name.
    init(_ assets: [String], droppingSuffix suffix: String) {
        for asset in assets.sorted() {
            add(asset, path: asset.split(separator: "/").map(String.init)[...], suffix)
        }
    }

    private init() {}

    /// Without some of those that are in no namespace.
    func without(_ names: Set<String>) -> Self {
        var tree = self
        tree.symbols.removeAll { names.contains($0.name.identifier) }
        return tree
    }

    private mutating func add(_ asset: String, path: ArraySlice<String>, _ suffix: String) {
        guard let first = path.first else { return }
        if path.count == 1 {
            guard let name = AssetSymbolName(first, droppingSuffix: suffix),
                !symbols.contains(where: { $0.name == name })
            else { return }
            symbols.append(Symbol(name: name, asset: asset))
        } else if let name = AssetSymbolName(namespace: first) {
            let index = namespaces.firstIndex { $0.name == name } ?? namespaces.endIndex
            if index == namespaces.endIndex { namespaces.append((name, AssetSymbolTree())) }
            namespaces[index].tree.add(asset, path: path.dropFirst(), suffix)
        }
    }
}

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
