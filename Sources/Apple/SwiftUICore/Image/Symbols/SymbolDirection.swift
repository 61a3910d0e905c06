/// Which symbols follow the reading direction.
enum SymbolDirection {
    private static let words: Set<Substring> = ["forward", "backward", "leading", "trailing", "list", "checklist"]

    /// Whether SF Symbols has a mirrored form for right-to-left interfaces: names that speak of forward and backward
    /// or leading and trailing, and lists. `chevron.left` and `arrow.right` say which side they mean and stay.
    static func isMirrored(_ name: String) -> Bool { name.split(separator: ".").contains(where: words.contains) }
}
