import Assets
import WidgetKitCore

/// The names of folders and files.
package enum PictureName {
    /// `timeline-07-dark.png`, `snapshot-light-accented-orange.png`. Indices are as wide as the timeline's last one,
    /// whichever entries are drawn, so that names sort and stay.
    ///
    /// A preview has entries only, so that its files need no variant: `07-dark.png`, and `dark.png` for a single one.
    ///
    /// - Parameter suffix: what tells the presentation, with a hyphen before it.
    package static func file(
        _ variant: Variant, _ scheme: SchemeName, timelineCount: Int, suffix: String = "", ofPreview: Bool = false
    ) -> String {
        if ofPreview, timelineCount == 1 { return "\(scheme)\(suffix).png" }
        guard let index = variant.entryIndex else { return "\(variant.name)-\(scheme)\(suffix).png" }
        let width = String(max(0, timelineCount - 1)).count, digits = String(index)
        let padding = String(repeating: "0", count: max(0, width - digits.count))
        return "\(ofPreview ? "" : variant.name + "-")\(padding)\(digits)-\(scheme)\(suffix).png"
    }

    /// A folder name for a widget's kind: letters and digits of any script, `.`, `_` and `-` stay; the rest becomes
    /// `-`. No leading dot, at most 80 characters, never empty.
    package static func folder(forKind kind: String) -> String {
        var name = String(kind.map { $0.isLetter || $0.isNumber || "._-".contains($0) ? $0 : "-" }.prefix(80))
        if name.first == "." { name = "-" + name.dropFirst() }
        return name.isEmpty ? "-" : name
    }

    /// Folders for all kinds, told apart by a number where two would meet, also on disks that ignore case.
    package static func folders(forKinds kinds: [String]) -> [String: String] {
        var taken: Set<String> = [], result: [String: String] = [:]
        for kind in kinds where result[kind] == nil {
            let base = folder(forKind: kind)
            var name = base, number = 2
            while !taken.insert(name.lowercased()).inserted {
                name = "\(base)-\(number)"
                number += 1
            }
            result[kind] = name
        }
        return result
    }

    /// What tells a placement from the others that were asked for, or nil where there is only one.
    static func folder(for placement: Placement, settings: PlanSettings) -> String? {
        var parts: [String] = []
        if settings.devices.count > 1 { parts.append(placement.device.identifier) }
        if settings.scales.count > 1 { parts.append("@" + scale(placement.scale) + "x") }
        if settings.locales.count > 1 { parts.append(folder(forKind: placement.locale)) }
        if settings.typeSizes.count > 1 { parts.append(placement.typeSize.description) }
        if settings.pseudolanguages.count > 1 { parts.append(placement.pseudolanguage.rawValue) }
        return parts.isEmpty ? nil : parts.joined(separator: "-").replacing("-@", with: "@")
    }

    /// `3`, `2.5`.
    package static func scale(_ scale: Double) -> String {
        scale == scale.rounded() ? String(Int(scale)) : String(scale)
    }
}
