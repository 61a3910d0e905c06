/// The names that SwiftGen, whose templates Tuist uses, makes of resources' names: `ic_home` is `icHome`, `URLType` is
/// `urlType` and `10px` is `_10px`.
enum AccessorName {
    /// Of a type: words between what Swift does not take begin large.
    static func type(_ name: String) -> String {
        let plain = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        let words = plain.split(separator: "_").map(String.init)
        let isShouted = !plain.contains(where: \.isLowercase)
        let joined = words.map { word in
            word.prefix(1).uppercased() + (isShouted ? word.dropFirst().lowercased() : String(word.dropFirst()))
        }.joined()
        return joined.first.map { $0.isNumber ? "_" + joined : joined } ?? "_"
    }

    /// Of a member: its first word is small.
    static func member(_ name: String) -> String {
        let type = type(name), capitals = type.prefix { $0.isUppercase }
        guard !capitals.isEmpty else { return type }
        let rest = type.dropFirst(capitals.count)
        // The last capital begins the next word.
        let small = capitals.count > 1 && rest.first?.isLowercase == true ? capitals.dropLast() : capitals
        return small.lowercased() + type.dropFirst(small.count)
    }
}
