import Foundation

/// What is wrong with a color set.
struct ColorSetCheck {
    private(set) var problems: [SetProblem] = []

    init(_ json: [String: Any]) {
        var seen: [String: Int] = [:]
        _ = ColorSet(json) { problems.append(.malformed($0)) }
        for (number, entry) in (json["colors"] as? [[String: Any]] ?? []).enumerated() {
            let values = EntryValues(entry, name: "color \(number + 1)")
            problems += values.problems
            guard let color = entry["color"] as? [String: Any] else { continue }
            if let first = seen[values.signature] {
                problems.append(
                    .note(
                        .assetAmbiguous,
                        "colors \(first) and \(number + 1) are for the same conditions; the first one counts"))
            } else {
                seen[values.signature] = number + 1
            }
            checkRange(color, number + 1)
        }
    }

    /// Only extended spaces have components beyond 0…1, or 0…255 in whole numbers.
    private mutating func checkRange(_ color: [String: Any], _ number: Int) {
        let space = (color["color-space"] as? String ?? "srgb").lowercased()
        guard !space.hasPrefix("extended"), let components = color["components"] as? [String: Any] else { return }
        for (name, value) in components.sorted(by: { $0.key < $1.key }) {
            let component = name == "alpha" ? JSONNumber.value(value) : ColorComponent.value(value)
            guard let component, !(0...1).contains(component) else { continue }
            problems.append(
                .malformed("color \(number) has “\(name)” of \(value), beyond what \(space) can hold"))
        }
    }
}
