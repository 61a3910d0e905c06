import Findings
import Foundation
import Snapshots

extension Snapshot.Subject {
    /// The widget's name as people see it.
    package var widget: String { displayName.flatMap { $0.isEmpty ? nil : $0 } ?? kind }

    /// What sets the picture apart from the widget's others: `systemSmall, timeline 0, dark, iphone-16`.
    package var detail: String { detail(leavingOut: []) }

    /// - Parameter common: what is the same in all pictures, and so tells nothing.
    func detail(leavingOut common: Set<Circumstance>) -> String {
        let entry = variant.map { variant in entryIndex.map { "\(variant.rawValue) \($0)" } ?? variant.rawValue }
        let shown = mode.flatMap { $0 == .fullColor ? nil : $0.rawValue }
        let rest = Circumstance.allCases.filter { !common.contains($0) }.map { self[$0] }
        return ([family, entry, scheme?.rawValue, shown] + rest).compactMap { $0 }.filter { !$0.isEmpty }
            .joined(separator: ", ")
    }

    /// What a picture shows the widget in, by its name for people.
    enum Circumstance: String, CaseIterable {
        case device = "Device"
        case locale = "Locale"
        case typeSize = "Type size"
        case pseudolanguage = "Pseudolanguage"
        case configuration = "Configuration"
    }

    subscript(name: Circumstance) -> String? {
        switch name {
        case .device: device
        case .locale: locale
        case .typeSize: typeSize
        case .pseudolanguage: pseudolanguage
        case .configuration: configuration
        }
    }

    /// What all have the same of. Every picture has a device, a locale and a size of type, although nothing is known of
    /// an orphan's; one without a configuration differs from one with it.
    static func common(_ subjects: [Snapshot.Subject]) -> Set<Circumstance> {
        Set(
            Circumstance.allCases.filter { name in
                var values = Set(subjects.map { $0[name] })
                if ![.pseudolanguage, .configuration].contains(name) { values.remove(nil) }
                return values.count < 2
            })
    }
}

extension Snapshot.State {
    /// What it means, behind the snapshot's name.
    package var sentence: String {
        switch self {
        case .unchanged: "It matches its golden."
        case .relaxed: "It differs from its golden within the allowed tolerance."
        case .recorded: "It was recorded as a new golden."
        case .changed: "It differs from its golden."
        case .missing: "It has no golden."
        case .moved: "It has moved."
        case .orphaned: "No snapshot uses this golden anymore."
        case .failed: "It could not be rendered."
        }
    }
}

extension Snapshot {
    /// What is to be said of it, a sentence each: why it has no picture, what changed, how far the pixels are apart.
    package var words: [String] {
        var words: [String] = []
        if let failure { words.append(failure) }
        if let movedFrom { words.append("Its golden is at \(movedFrom).") }
        words += ViewChange.summary(of: changes ?? [])
        if let difference { words.append(difference.text) }
        if let relaxation { words.append(relaxation.text) }
        words += relaxationProblems
        return words.isEmpty ? [state.sentence] : words
    }

    /// Why what `relaxed.json` says of it is not enough, a sentence each.
    package var relaxationProblems: [String] {
        guard state == .changed, let relaxation, let difference else { return [] }
        let unknown = (relaxation.unknownMasks ?? []).map { "None of its views has the name of the mask '\($0)'." }
        let exceeded = relaxation.exceeded(by: difference)
        guard !exceeded.isEmpty else { return unknown }
        let verb = exceeded.count == 1 ? "is" : "are"
        return unknown + ["More than relaxed.json allows \(verb) \(exceeded.joined(separator: ", "))."]
    }

    /// Where the first thing is written that is said of it.
    package var source: SourcePlace? { changes?.lazy.compactMap(\.source).first }
}

extension Difference {
    /// `84 of 4,900 pixels differ (1.71%), by at most ΔE 12.3; the largest cluster has 40.`
    package var text: String {
        let share = pixelCount > 0 ? Double(differentPixels) / Double(pixelCount) * 100 : 0
        let sizes = sizesDiffer ? "The sizes differ. " : ""
        return "\(sizes)\(Self.grouped(differentPixels)) of \(Self.grouped(pixelCount)) pixels differ "
            + "(\(Self.number(share, digits: 2))%), by at most ΔE \(Self.number(largestDeltaE, digits: 1)); "
            + "the largest cluster has \(Self.grouped(largestCluster))."
    }

    /// With commas between thousands.
    static func grouped(_ value: Int) -> String {
        var digits = Array(String(value.magnitude)), index = digits.count - 3
        while index > 0 {
            digits.insert(",", at: index)
            index -= 3
        }
        return (value < 0 ? "-" : "") + String(digits)
    }

    /// At most so many digits behind the point. What is more than nothing never reads as nothing.
    static func number(_ value: Double, digits: Int) -> String {
        guard value.isFinite else { return "\(value)" }
        let smallest = pow(10, -Double(digits))
        if value > 0, value < smallest / 2 { return "< \(number(smallest, digits: digits))" }
        var text = String(format: "%.\(digits)f", value)
        if text.contains(".") {
            while text.hasSuffix("0") { text.removeLast() }
            if text.hasSuffix(".") { text.removeLast() }
        }
        return text
    }
}

extension Relaxation {
    /// `Allowed: ΔE 2, clusters of 4 pixels, 20 pixels; not compared: Map. Reason: the map moves.`
    package var text: String {
        var text =
            "Allowed: ΔE \(Difference.number(deltaE, digits: 2)), clusters of \(Difference.grouped(cluster)) pixels, "
            + "\(Difference.grouped(pixels)) pixels"
        if let masks, !masks.isEmpty { text += "; not compared: " + masks.joined(separator: ", ") }
        return text + "." + (reason.map { " Reason: \($0)" } ?? "")
    }
}
