import DisplayList
import Foundation

/// A color set: one color for each combination of traits that it tells apart.
struct ColorSet {
    private var variants: [(conditions: VariantConditions, color: AssetColor)] = []

    /// Reads the `colors` of a set's Contents.json; an entry that cannot be read is reported and left out.
    init(_ json: [String: Any], report: (String) -> Void) {
        for (index, entry) in (json["colors"] as? [[String: Any]] ?? []).enumerated() {
            guard let color = entry["color"] as? [String: Any] else { continue }
            if let reference = color["reference"] as? String {
                variants.append((VariantConditions(entry), .system(reference)))
            } else if let resolved = Self.resolve(color) {
                variants.append((VariantConditions(entry), .resolved(resolved)))
            } else {
                report("color \(index + 1) is in an unknown color space or lacks a component")
            }
        }
    }

    func color(for traits: AssetTraits) -> AssetColor? {
        var best: (rank: [Int], color: AssetColor)?
        for (conditions, color) in variants {
            guard let rank = conditions.rank(for: traits) else { continue }
            if let current = best, !isBetter(rank, than: current.rank) { continue }
            best = (rank, color)
        }
        return best?.color
    }

    private static func resolve(_ json: [String: Any]) -> ResolvedColor? {
        guard let space = CatalogColorSpace(named: json["color-space"] as? String ?? "srgb") else { return nil }
        if let text = json["components"] as? String {
            guard let color = ColorComponent.hexadecimal(text) else { return nil }
            return space.sRGB(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
        }
        guard let components = json["components"] as? [String: Any] else { return nil }
        let alpha = components["alpha"] == nil ? 1 : ColorComponent.alpha(components["alpha"])
        guard let alpha else { return nil }
        if space.isGray || components["white"] != nil {
            guard let white = ColorComponent.value(components["white"]) else { return nil }
            return space.sRGB(red: white, green: white, blue: white, alpha: alpha)
        }
        guard let red = ColorComponent.value(components["red"]),
            let green = ColorComponent.value(components["green"]),
            let blue = ColorComponent.value(components["blue"])
        else { return nil }
        return space.sRGB(red: red, green: green, blue: blue, alpha: alpha)
    }
}
