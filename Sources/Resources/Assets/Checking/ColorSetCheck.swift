import Foundation
import ImageFormats

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

/// What is wrong with an image set.
struct ImageSetCheck {
    private(set) var problems: [SetProblem] = []

    init(_ json: [String: Any], _ folder: URL) {
        let entries = json["images"] as? [[String: Any]] ?? []
        var seen: [String: Int] = [:]
        for (number, entry) in entries.enumerated() {
            let values = EntryValues(entry, name: "image \(number + 1)")
            problems += values.problems
            guard let filename = entry["filename"] as? String, !filename.isEmpty, entry["unassigned"] == nil else {
                continue
            }
            if let first = seen.updateValue(number + 1, forKey: values.signature) {
                problems.append(
                    .note(
                        .assetAmbiguous,
                        "images \(first) and \(number + 1) are for the same conditions; the first one counts"))
                seen[values.signature] = first
            }
            checkResizing(entry, number + 1)
        }
        let names = entries.compactMap { $0["filename"] as? String }.filter { !$0.isEmpty }
        problems += FileNames(folder, named: names).problems
        for name in Set(names).sorted() {
            guard let url = try? SetFile.url(name, in: folder), FileManager.default.fileExists(atPath: url.path),
                case .failure(let problem) = ImageHeader.read(url)
            else { continue }
            problems.append(
                SetProblem(
                    code: .imageUnreadable, severity: .warning,
                    text: "the file “\(name)” is not drawn: \(problem)."))
        }
        if let intent = (json["properties"] as? [String: Any])?["template-rendering-intent"],
            !["template", "original", "automatic"].contains(intent as? String)
        {
            problems.append(.malformed("the template-rendering-intent “\(intent)” does not exist"))
        }
    }

    private mutating func checkResizing(_ entry: [String: Any], _ number: Int) {
        guard let resizing = entry["resizing"] as? [String: Any] else { return }
        let modes: Set<String> = ["9-part", "3-part-horizontal", "3-part-vertical"]
        if let mode = resizing["mode"], !((mode as? String).map(modes.contains) ?? false) {
            problems.append(.malformed("image \(number) is sliced in “\(mode)”, which does not exist"))
        }
        for (edge, value) in (resizing["cap-insets"] as? [String: Any] ?? [:]).sorted(by: { $0.key < $1.key }) {
            if (JSONNumber.value(value) ?? -1) < 0 {
                problems.append(.malformed("image \(number) has the cap inset “\(edge)” of \(value)"))
            }
        }
    }
}
