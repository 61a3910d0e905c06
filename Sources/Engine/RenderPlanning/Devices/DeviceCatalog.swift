import RenderModel
import SystemSupport

/// Every device whose widget sizes are known.
package enum DeviceCatalog {
    package static let all: [Device] = (phones + phonesOfIOS26 + phonesWithLargeIcons + pads).map {
        $0.withActivities()
    }

    /// The 393 × 852 phone: iPhone 14 Pro, 15, 15 Pro and 16.
    package static let defaultPhone = named("iphone-393x852")!

    /// The 11-inch iPad: the one that shows extra large widgets when no device is asked for.
    package static let defaultPad = named("ipad-834x1194")!

    /// What to say of a name that no device has, behind the name.
    package static func problem(_ name: String) -> String {
        // People write `iPhone 16`, the catalog `iphone-16`.
        let nearest = NearestName.of(
            name.replacing(" ", with: "-"), among: all.flatMap { $0.aliases + [$0.identifier] })
        let meant = nearest.map { "; did you mean '\($0)'?" } ?? ";"
        return "no such device\(meant) 'darkroom devices' lists them"
    }

    /// The device with that identifier or alias, in any case.
    package static func named(_ name: String) -> Device? {
        let wanted = name.lowercased()
        return all.first { $0.identifier == wanted } ?? all.first { $0.aliases.contains(wanted) }
    }

    /// The device that a preview names as Xcode does: `iPhone 15 Pro`, `iPad Pro (11-inch) (4th generation)`.
    package static func device(xcodeName name: String) -> Device? {
        let words = name.lowercased().split { !($0.isLetter || $0.isNumber || $0 == ".") }.map(String.init)
        var parts: [String] = []
        for word in words where !["generation", "inch"].contains(word) {
            // `3rd generation` is part of the name of an iPhone SE, and of no other screen's size.
            let isOrdinal = word.first?.isNumber == true && ["st", "nd", "rd", "th"].contains(String(word.suffix(2)))
            parts.append(isOrdinal ? String(word.dropLast(2)) : word)
        }
        while !parts.isEmpty {
            if let device = Self.named(parts.joined(separator: "-")) { return device }
            // Without the generation, or a chip's name.
            parts.removeLast()
            if parts.count < 2 { break }
        }
        return nil
    }

    /// Where a form is shown when no device is asked for; nil for a family of the watch.
    package static func defaultDevice(for presentationKind: PresentationKind) -> Device? {
        [defaultPhone, defaultPad].first { $0.size(of: presentationKind) != nil }
    }
}
