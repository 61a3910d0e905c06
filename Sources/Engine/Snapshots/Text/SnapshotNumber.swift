/// Numbers as texts and sentences about snapshots write them.
enum SnapshotNumber {
    /// Without zeros at the end: `12`, `7.33`, `-0.5`.
    static func text(_ value: Double, decimals: Int = 2) -> String {
        guard value.isFinite, abs(value) <= 1e12 else { return value > 0 ? "∞" : value < 0 ? "-∞" : "nan" }
        let factor = decimals == 3 ? 1000 : 100
        let parts = Int((value * Double(factor)).rounded())
        let (whole, rest) = abs(parts).quotientAndRemainder(dividingBy: factor)
        let sign = parts < 0 ? "-" : ""
        guard rest != 0 else { return "\(sign)\(whole)" }
        var digits = String(rest + factor).dropFirst()
        while digits.last == "0" { digits.removeLast() }
        return "\(sign)\(whole).\(digits)"
    }
}
