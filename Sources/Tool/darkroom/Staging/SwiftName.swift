/// Names of a definition as they stand in Swift source.
enum SwiftName {
    /// An enumeration's case begins small, and only its first letter is changed, as Xcode does it: `RedOne` is `redOne`,
    /// `USD` is `uSD`.
    static func enumCase(_ name: String) -> String { identifier(name.prefix(1).lowercased() + name.dropFirst()) }

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
