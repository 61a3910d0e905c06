import Assets
import Foundation
import RenderModel

/// What the user asks to be drawn. Empty lists ask for everything, or for the default device.
package struct PlanSettings: Hashable, Sendable {
    package var kinds: [String] = []
    package var presentationKinds: [PresentationKind] = []
    package var variants: [VariantName] = []
    package var schemes: [SchemeName] = []
    package var devices: [Device] = []
    /// Pixels per point; empty for each device's own.
    package var scales: [Double] = []
    package var locales: [String] = []
    package var typeSizes: [TypeSizeName] = []
    package var pseudolanguages: [Pseudolanguage] = []
    /// Empty for each form's usual one.
    package var modes: [ModeName] = []
    /// The tints of the accented mode; empty for the system's own.
    package var tints: [TintName] = []
    /// Whether the display is in its always-on state.
    package var isLuminanceReduced = false
    /// How far the device is locked; empty for not at all.
    package var locks: [LockName] = []
    package var dataProtection = DataProtection.completeUntilFirstUserAuthentication
    /// What widgets are drawn on; nil for nothing.
    package var wallpaper: Wallpaper?
    /// What the user chose for configurable widgets; several give several sets of pictures.
    package var configurations: [ConfigurationChoice] = []
    /// What the user chose for Live Activities, a picture of each presentation for each state.
    package var activities: [ActivityChoice] = []
    /// The Live Activities whose values nobody chose, by their kinds.
    package var neutralActivities: Set<String> = []
    /// Combinations of the matrix that are left out.
    package var excludes: [MatrixRule] = []
    /// Combinations that are drawn besides the matrix.
    package var includes: [MatrixRule] = []
    /// Whether only a sample is drawn in which every two values meet.
    package var isPairwise = false
    package var timeZone: String = "UTC"
    package var clock: Date
    package var entries: EntrySelection = .all
    /// The part of the plan that is carried out; nil for all of it.
    package var shard: Shard?
    /// Moments that are pictured instead of each entry.
    package var instants: [Date] = []
    /// The release of iOS that code is told of; nil for the palette's.
    package var system: SystemVersion?
    package var palette = PaletteName.ios26
    package var contrast = ContrastName.standard
    package var contentMargins = ContentMarginRule.automatic
    /// Whether the corners stay instead of being cut out.
    package var square: Bool = false
    /// The system symbols that the user has drawn.
    package var symbols: [String]?
    /// What the widget's code finds of its app's data and of the network.
    package var data = DataSettings()
    /// Seconds a provider may take, and seconds a picture may take.
    package var timeout: Double = 5

    package init(clock: Date? = nil, timeZone: String = "UTC") {
        self.timeZone = timeZone
        self.clock = clock ?? ClockTime.defaultInstant(in: TimeZone(identifier: timeZone) ?? .gmt)
    }
}

extension PlanSettings {
    /// `placement` in every locale, type size and pseudo-language that is asked for.
    func languagePlacements(_ placement: RenderDestination) -> [RenderDestination] {
        var result: [RenderDestination] = []
        for locale in locales.isEmpty ? [placement.locale] : locales {
            for typeSize in typeSizes.isEmpty ? [placement.typeSize] : typeSizes {
                for pseudolanguage in pseudolanguages.isEmpty ? [placement.pseudolanguage] : pseudolanguages {
                    var placement = placement
                    placement.locale = locale
                    placement.typeSize = typeSize
                    placement.pseudolanguage = pseudolanguage
                    result.append(placement)
                }
            }
        }
        return result
    }
}

extension PlanSettings {
    /// How a form is presented: in each mode that is asked for, of which accented comes once for every tint, under each
    /// lock.
    func presentations(of presentationKind: PresentationKind, isBackgroundRemovable: Bool) -> [Presentation] {
        let wanted = modes.isEmpty ? [.default(for: presentationKind)] : modes
        return wanted.flatMap { mode -> [Presentation] in
            guard mode.isShown(presentationKind) else { return [] }
            // Without its background a widget may not be on the iPad's Lock Screen or in StandBy.
            let needsRemovable = mode == .standBy || mode == .vibrant && !presentationKind.isAccessory
            if needsRemovable, !isBackgroundRemovable { return [] }
            let tints = mode == .accented && !tints.isEmpty ? tints : [.standard]
            return tints.flatMap { tint in
                (locks.isEmpty ? [.unlocked] : locks).map { lock in
                    Presentation(
                        mode: mode, tint: tint, isLuminanceReduced: isLuminanceReduced, lock: lock,
                        redactionLevel: dataProtection.redactionLevel(lock))
                }
            }
        }
    }

    /// What a file's name says of a presentation, with a hyphen before each word; nothing of what is usual.
    func suffix(of presentation: Presentation, _ presentationKind: PresentationKind) -> String {
        var words: [String] = []
        if presentation.mode != .default(for: presentationKind) { words.append(presentation.mode.rawValue) }
        if presentation.mode == .accented, !tints.isEmpty { words.append(presentation.tint.name) }
        if presentation.isLuminanceReduced { words.append("luminance-reduced") }
        switch presentation.lock {
        case .unlocked: break
        case .locked: words.append("locked")
        case .beforeFirstUnlock: words.append("before-first-unlock")
        }
        return words.map { "-" + $0 }.joined()
    }
}

/// Where the system's content margins lie around a widget.
package enum ContentMarginRule: String, Hashable, Sendable, Codable, CaseIterable {
    /// Not around a widget without a container background whose extension runs before iOS 17: it is drawn as iOS 14 to
    /// 16 did.
    case automatic
    case always
}

/// What the widget's code finds of its app's data and of the network, as far as the manifest tells.
package struct DataSettings: Hashable, Sendable {
    /// The suites and containers that were given, sorted.
    package var appGroups: [String]?
    /// nil where the network is refused.
    package var network: Network?

    package enum Network: String, Hashable, Sendable, Codable {
        /// Answered from files.
        case recorded
        /// Another run may give other pictures.
        case allowed
    }

    package init(appGroups: [String]? = nil, network: Network? = nil) {
        (self.appGroups, self.network) = (appGroups, network)
    }
}
