import Assets
import DisplayList
import Findings
import Foundation
import FoundationCompat

/// What the widget's bundle holds, as views ask for it: images, colors and strings under an environment.
package final class AssetSource: @unchecked Sendable {
    private let library: AssetLibrary
    private let strings: StringTable
    /// The names of font files that lie there and could not be read.
    package let unreadableFonts: [String]
    /// The color set that is the extension's accent color.
    private let accentColorName: () -> String
    private let report: (Finding) -> Void
    private let likelyImages: NameSuggestion, likelyColors: NameSuggestion

    package static let empty = AssetSource(library: .empty, strings: .empty) { _ in }

    package init(
        library: AssetLibrary, strings: StringTable, unreadableFonts: [String] = [],
        accentColorName: @autoclosure @escaping () -> String = "AccentColor", report: @escaping (Finding) -> Void
    ) {
        self.library = library
        self.strings = strings
        self.unreadableFonts = unreadableFonts
        self.accentColorName = accentColorName
        self.report = report
        likelyImages = NameSuggestion { library.imageNames + library.catalogImageNames }
        likelyColors = NameSuggestion { library.colorNames }
    }

    private func traits(_ environment: EnvironmentValues) -> AssetTraits {
        AssetTraits(
            scale: Double(environment.displayScale), dark: environment.colorScheme == .dark,
            highContrast: environment.colorSchemeContrast == .increased, rightToLeft: environment.isRightToLeft,
            idiom: environment.screenIdiom == .pad ? .pad : .phone, locale: environment.locale.identifier)
    }

    package func image(named name: String, in environment: EnvironmentValues) -> ImageAsset? {
        let asset = library.image(named: name, traits: traits(environment))
        if asset == nil, library.imageNames.contains(name) {
            let device = environment.screenIdiom == .pad ? "iPad" : "iPhone"
            report(
                Finding(
                    .imageMissing,
                    "the image set '\(name)' has no image for an \(device) in this appearance; a crossed box is drawn"))
        } else if asset == nil {
            report(
                Finding(
                    .imageMissing,
                    "no image named '\(name)' in the asset catalogs or beside the sources"
                        + "; a crossed box is drawn\(likelyImages.hint(name))"))
        } else if let asset, case .failure(let problem) = asset.header {
            report(
                Finding(
                    .imageUnreadable,
                    "the image '\(name)' (\(asset.url.lastPathComponent)) is not drawn: \(problem); "
                        + "a crossed box is shown"))
        }
        return asset?.pixelSize == nil ? nil : asset
    }

    package func color(named name: String, in environment: EnvironmentValues) -> ResolvedColor {
        if let color = lookUp(name, environment) { return color }
        let problem =
            if case .system(let system) = library.color(named: name, traits: traits(environment)) {
                "the color set '\(name)' refers to the system color '\(system)', which is not known"
            } else {
                "no color named '\(name)' in the asset catalogs"
            }
        report(Finding(.colorMissing, "\(problem); clear is drawn\(likelyColors.hint(name))"))
        return .clear
    }

    package func accentColor(in environment: EnvironmentValues) -> ResolvedColor? {
        lookUp(accentColorName(), environment)
    }

    /// Notes what a look-up by other means found wrong.
    package func note(_ finding: Finding) { report(finding) }

    /// The image of that name, without a finding where there is none.
    package func existingImage(named name: String, in environment: EnvironmentValues) -> ImageAsset? {
        library.image(named: name, traits: traits(environment))
    }

    /// The data set of that name.
    package func data(named name: String, in environment: EnvironmentValues) -> DataAsset? {
        library.dataAsset(named: name, idiom: environment.screenIdiom == .pad ? .pad : .phone)
    }

    /// The symbol set of that name, without a finding where there is none.
    package func symbol(named name: String) -> AssetSymbol? { library.symbol(named: name) }

    /// Whether the catalogs hold a color of that name.
    package func hasColor(named name: String, in environment: EnvironmentValues) -> Bool {
        library.color(named: name, traits: traits(environment)) != nil
    }

    private func lookUp(_ name: String, _ environment: EnvironmentValues) -> ResolvedColor? {
        switch library.color(named: name, traits: traits(environment)) {
        case .resolved(let color): color
        case .system(let name): SystemColor.named(name, in: environment.systemPalette)?.resolve(in: environment)
        case nil: nil
        }
    }

    package func localized(
        _ key: String, table: String?, bundle: URL? = nil, in environment: EnvironmentValues, numbers: [Double?] = []
    ) -> String? {
        let strings = bundle.flatMap(BundleStrings.strings(ofBundleAt:)) ?? strings
        return strings.localized(
            key, table: table, languages: [environment.locale.identifier(.bcp47)], numbers: numbers)
    }
}

package enum AssetSourceKey: EnvironmentKey {
    package static var defaultValue: AssetSource { .empty }
}

extension EnvironmentValues {
    package var assetSource: AssetSource {
        get { self[AssetSourceKey.self] }
        set { self[AssetSourceKey.self] = newValue }
    }
}

extension SystemColor {
    /// The color that a catalog names, such as `systemBlueColor` or `secondaryLabelColor`.
    static func named(_ name: String, in palette: SystemPalette) -> SystemColor? {
        switch name {
        case "labelColor": return .label(level: 0)
        case "secondaryLabelColor": return .label(level: 1)
        case "tertiaryLabelColor": return .label(level: 2)
        case "quaternaryLabelColor": return .label(level: 3)
        case "systemBackgroundColor": return .background(level: 0)
        case "secondarySystemBackgroundColor": return .background(level: 1)
        case "tertiarySystemBackgroundColor": return .background(level: 2)
        case "systemGroupedBackgroundColor": return .groupedBackground(level: 0)
        case "secondarySystemGroupedBackgroundColor": return .groupedBackground(level: 1)
        case "tertiarySystemGroupedBackgroundColor": return .groupedBackground(level: 2)
        case "placeholderTextColor": return .label(level: 2)
        case "systemFillColor": return .fill(level: 0)
        case "secondarySystemFillColor": return .fill(level: 1)
        case "tertiarySystemFillColor": return .fill(level: 2)
        case "quaternarySystemFillColor": return .fill(level: 3)
        case "separatorColor": return .separator
        case "opaqueSeparatorColor": return .opaqueSeparator
        case "systemGray2Color": return .gray(level: 2)
        case "systemGray3Color": return .gray(level: 3)
        case "systemGray4Color": return .gray(level: 4)
        case "systemGray5Color": return .gray(level: 5)
        case "systemGray6Color": return .gray(level: 6)
        case "lightTextColor": return .lightText
        case "darkTextColor": return .darkText
        case "linkColor": return .link
        default:
            let stem = name.replacingOccurrences(of: "system", with: "").replacingOccurrences(of: "Color", with: "")
            return SystemPalette.Name(rawValue: stem.lowercased()).map { palette[$0] }
        }
    }
}
