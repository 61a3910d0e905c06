/// Names of a definition as they stand in Swift source.
enum SwiftName {
    /// An enumeration's case begins small: `RedOne` is `redOne`, `USD` is `usd`, `URLType` is `urlType`.
    static func enumCase(_ name: String) -> String {
        let capitals = name.prefix { $0.isUppercase }
        let count = capitals.count
        guard count > 0 else { return identifier(name) }
        let rest = name.dropFirst(count)
        if count == 1 || rest.first?.isLetter != true { return identifier(capitals.lowercased() + rest) }
        return identifier(capitals.dropLast().lowercased() + String(capitals.last!) + rest)
    }

    /// `city` as part of a method's name: `City`.
    static func capitalized(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }

    /// Without what Swift does not take.
    static func identifier(_ name: String) -> String {
        let plain = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        return plain.first?.isNumber == true ? "_" + plain : plain
    }

    /// In backticks, which do no harm where none are needed.
    static func quoted(_ name: String) -> String { "`\(identifier(name))`" }

    static func literal(_ text: String) -> String {
        let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
            .replacing("\n", with: "\\n").replacing("\r", with: "\\r")
        return "\"\(escaped)\""
    }

    /// A `Double` as Swift writes it: `3.0`, and names for what has no literal.
    static func number(_ value: Double) -> String {
        if value.isNaN { return "Double.nan" }
        if value.isInfinite { return value < 0 ? "-Double.infinity" : "Double.infinity" }
        return "\(value)"
    }
}
