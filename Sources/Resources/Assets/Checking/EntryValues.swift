/// The values that decide when an entry of a set is used.
struct EntryValues {
    private let entry: [String: Any]
    /// Such as `image 2`.
    private let name: String

    private static let idioms: Set<String> = [
        "universal", "iphone", "ipad", "mac", "tv", "watch", "car", "vision", "reality", "ios-marketing",
        "watch-marketing", "mac-catalyst", "ipad-marketing"
    ]
    private static let appearances: [String: Set<String>] = [
        "luminosity": ["light", "dark", "tinted"], "contrast": ["high", "normal"]
    ]
    private static let directions: Set<String> = ["left-to-right", "right-to-left"]
    private static let gamuts: Set<String> = ["srgb", "display-p3"]

    init(_ entry: [String: Any], name: String) {
        (self.entry, self.name) = (entry, name)
    }

    var problems: [SetProblem] {
        let gamut: Any? = (entry["display-gamut"] as? String).map { $0.lowercased() as Any } ?? entry["display-gamut"]
        var problems = [
            unknown("idiom", entry["idiom"], Self.idioms),
            unknown("language-direction", entry["language-direction"], Self.directions),
            unknown("display-gamut", gamut, Self.gamuts)
        ]
        if let scale = entry["scale"], (scale as? String)?.wholeMatch(of: #/[1-9](\.\d+)?x/#) == nil {
            problems.append(.malformed("\(name) has the scale “\(scale)”, which is none like 2x"))
        }
        if let value = entry["appearances"], !(value is [[String: Any]]) {
            problems.append(.malformed("the appearances of \(name) are not an array of objects"))
        }
        for appearance in entry["appearances"] as? [[String: Any]] ?? [] {
            let kind = appearance["appearance"] as? String ?? ""
            guard let values = Self.appearances[kind] else {
                problems.append(.malformed("\(name) has the appearance “\(kind)”, which does not exist"))
                continue
            }
            problems.append(unknown(kind, appearance["value"] ?? "", values))
        }
        return problems.compactMap(\.self)
    }

    private func unknown(_ key: String, _ value: Any?, _ known: Set<String>) -> SetProblem? {
        guard let value else { return nil }
        if let text = value as? String, known.contains(text) { return nil }
        return .malformed("\(name) has the \(key) “\(value)”, which does not exist")
    }

    /// What tells entries apart: two with the same are one too many.
    var signature: String {
        let keys = [
            "idiom", "scale", "language-direction", "display-gamut", "subtype", "memory", "graphics-feature-set",
            "width-class", "height-class", "screen-width", "locale"
        ]
        let parts = keys.map { "\(entry[$0] ?? ($0 == "idiom" ? "universal" : ""))" }
        let appearances = (entry["appearances"] as? [[String: Any]] ?? []).map {
            "\($0["appearance"] ?? ""):\($0["value"] ?? "")"
        }
        return (parts + appearances.sorted()).joined(separator: "|")
    }
}
