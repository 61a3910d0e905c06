import Assets
import RenderModel

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
    /// `-`. No leading dot, none of the names of a run's own files, at most 80 characters and 200 bytes, never empty.
    package static func folder(forKind kind: String) -> String {
        var name = "", bytes = 0
        for character in kind.prefix(80) {
            let shown = plain(character)
            bytes += shown.utf8.count
            // File systems take 255, and a number may follow.
            guard bytes <= 200 else { break }
            name += shown
        }
        if name.first == "." { name = "-" + name.dropFirst() }
        if OutputFile.all.contains(name.lowercased()) { name = "-" + name }
        return name.isEmpty ? "-" : name
    }

    /// What a letter or digit is made of, marks with it, and `-` for anything else. Nothing invisible, such as the
    /// joiners and overrides that count as part of a letter, and no letter with more marks than any script has.
    private static func plain(_ character: Character) -> String {
        let scalars = character.unicodeScalars
        let isPlain =
            scalars.count <= 8
            && scalars.allSatisfy { scalar in
                switch scalar.properties.generalCategory {
                case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
                    .decimalNumber,
                    .letterNumber, .otherNumber, .nonspacingMark, .spacingMark:
                    true
                default: scalar == "." || scalar == "_" || scalar == "-"
                }
            }
        return isPlain ? String(character) : "-"
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
    package static func folder(for placement: RenderDestination, settings: PlanSettings) -> String? {
        var parts: [String] = []
        if settings.differs(\.devices, \.devices) { parts.append(placement.device.identifier) }
        if settings.differs(\.scales, \.scales) { parts.append("@" + scale(placement.scale) + "x") }
        if settings.differs(\.locales, \.locales) { parts.append(folder(forKind: placement.locale)) }
        if settings.differs(\.typeSizes, \.typeSizes) { parts.append(placement.typeSize.description) }
        if settings.differs(\.pseudolanguages, \.pseudolanguages) { parts.append(placement.pseudolanguage.rawValue) }
        return parts.isEmpty ? nil : parts.joined(separator: "-").replacing("-@", with: "@")
    }

    /// `3`, `2.5`.
    package static func scale(_ scale: Double) -> String {
        scale == scale.rounded() ? String(Int(scale)) : String(scale)
    }
}

/// What commands write beside the pictures in an output folder; no folder of a widget has one of these names.
package enum OutputFile {
    /// A page of everything that the folder holds.
    package static let page = "index.html"
    /// Of `render`.
    package static let manifest = "manifest.json"
    /// Of `timeline`.
    package static let timeline = "timeline.json"
    /// Of `tap`.
    package static let tap = "tap.json"

    static let all: Set<String> = [page, manifest, timeline, tap]
}
