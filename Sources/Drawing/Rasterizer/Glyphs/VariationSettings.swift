/// Axis settings such as `wght=600,opsz=28`, by tag.
struct VariationSettings {
    private(set) var values: [UInt32: Double] = [:]

    /// Settings that cannot be read are left out.
    init(_ text: String) {
        for setting in text.split(separator: ",") {
            let parts = setting.split(separator: "=", maxSplits: 1).map { part in
                part.filter { $0 != " " }
            }
            guard parts.count == 2, parts[0].utf8.count <= 4, !parts[0].isEmpty, let value = Double(parts[1]),
                abs(value) < 32_000
            else { continue }
            let bytes = Array(parts[0].utf8) + Array(repeating: UInt8(ascii: " "), count: 4 - parts[0].utf8.count)
            values[bytes.reduce(0) { $0 << 8 | UInt32($1) }] = value
        }
    }
}
