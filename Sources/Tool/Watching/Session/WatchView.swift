import Foundation
import RenderCoordinator
import RenderModel
import RenderPlanning
import SystemSupport

/// What of the widgets is shown: the page's switches, and which entries its sliders stand at.
package struct WatchView: Hashable, Sendable, Codable {
    /// One or both.
    package var schemes: [SchemeName]
    /// nil for each family's usual one.
    package var mode: ModeName?
    package var typeSize: TypeSizeName
    package var locale: String
    /// The index of the timeline entry that is shown, by kind; the first one of others.
    package var entries: [String: Int]
    /// The name of the widget extension that is shown, of several; nil for the first.
    package var target: String?

    package init(
        schemes: [SchemeName] = [.light], mode: ModeName? = nil, typeSize: TypeSizeName = .large,
        locale: String = "en_US", entries: [String: Int] = [:], target: String? = nil
    ) {
        (self.schemes, self.mode, self.typeSize) = (schemes, mode, typeSize)
        (self.locale, self.entries, self.target) = (locale, entries, target)
    }

    /// The first of what the command's options name.
    package init(_ settings: PlanSettings) {
        self.init(
            schemes: settings.schemes.isEmpty ? [.light] : settings.schemes, mode: settings.modes.first,
            typeSize: settings.typeSizes.first ?? .large, locale: settings.locales.first ?? "en_US")
    }

    /// What tells pictures of this view from those of others, whichever entries are shown.
    package var look: String {
        ([mode?.rawValue ?? "usual", typeSize.description, locale] + schemes.map(\.rawValue)
            + [target].compactMap(\.self)).joined(separator: "-")
    }

    package func entry(of kind: String) -> Int { entries[kind] ?? 0 }

    /// Whether a picture is one that is shown: of a timeline only the entry that the slider stands at, or its last one
    /// where that of another family is longer.
    ///
    /// - Parameter counts: how many entries timelines have, by the folder of their group, as far as that is known.
    package func shows(_ picture: PlannedPicture, counts: [String: Int]) -> Bool {
        guard case .timeline(let index) = picture.request.variant else { return true }
        return index == entry(of: picture.request.kind, count: counts[picture.file.parentFolder])
    }

    package func entry(of kind: String, count: Int?) -> Int {
        count.map { max(0, min(entry(of: kind), $0 - 1)) } ?? entry(of: kind)
    }

    /// The settings of the command with what is chosen on the page.
    package func applied(to settings: PlanSettings) -> PlanSettings {
        var settings = settings
        settings.schemes = schemes
        // Those that were named on the command line come back with the usual mode.
        if let mode { settings.modes = [mode] } else { settings.modes = [] }
        settings.typeSizes = [typeSize]
        settings.locales = [locale]
        settings.isPairwise = false
        return settings
    }
}

/// What the page's switches offer.
package struct WatchChoices: Hashable, Sendable, Encodable {
    package struct Choice: Hashable, Sendable, Encodable {
        package var value: String
        package var label: String

        package init(_ value: String, _ label: String) { (self.value, self.label) = (value, label) }
    }

    package var schemes: [Choice]
    package var modes: [Choice]
    package var typeSizes: [Choice]
    package var locales: [Choice]
    /// The widget extensions, as far as they are known.
    package var targets: [Choice] = []

    /// - Parameters:
    ///   - settings: of the command, whose locales are offered before the others.
    ///   - languages: those that the extension is translated into.
    package init(_ settings: PlanSettings, languages: [String]) {
        schemes = [Choice("light", "Light"), Choice("dark", "Dark"), Choice("light dark", "Both")]
        modes =
            [Choice("", "Usual")]
            + ModeName.allCases.map {
                Choice($0.rawValue, $0 == .standBy ? "StandBy" : GalleryWords.words($0.rawValue))
            }
        typeSizes = TypeSizeName.allCases.map { Choice($0.description, GalleryWords.typeSize($0.description)) }
        let first = settings.locales.isEmpty ? ["en_US"] : settings.locales
        let own = languages.map { $0.replacing("-", with: "_") }.filter { language in
            !first.contains { $0 == language || $0.hasPrefix(language + "_") }
        }
        locales = (first + own).reduce(into: []) { list, locale in
            if !list.contains(where: { $0.value == locale }) { list.append(Choice(locale, Self.name(of: locale))) }
        }
    }

    /// `German (de_DE)`.
    private static func name(of locale: String) -> String {
        let name = Locale(identifier: "en_US").localizedString(forIdentifier: locale)
        return name.map { "\($0) · \(locale)" } ?? locale
    }
}
