import ArgumentParser
import Assets
import Foundation
import Launch
import RenderModel
import RenderPlanning
import SystemSupport

/// The options that say how widgets are shown.
package struct AppearanceOptions: ParsableArguments, Sendable {
    @Option(
        help: ArgumentHelp("Only light or dark.", valueName: "scheme"),
        completion: .list(SchemeName.allCases.map(\.rawValue)))
    var scheme: [String] = []

    @Option(
        help: ArgumentHelp(
            "Rendering mode: fullColor, accented (tinted Home Screen), vibrant (Lock Screen), clear (clear Home Screen) or "
                + "standBy. Default: vibrant for accessory families, fullColor for all others.", valueName: "mode"),
        completion: .list(ModeName.allCases.map(\.rawValue)))
    var mode: [String] = []

    @Option(
        help: ArgumentHelp(
            "Tint of accented mode: a hexadecimal color, or a system color such as orange. Default: blue.",
            valueName: "color"))
    var accent: [String] = []

    @Option(
        help: ArgumentHelp(
            "Dynamic Type size: xSmall to xxxLarge, accessibility1 to accessibility5. Text in widgets is never smaller "
                + "than at large. Default: large.",
            valueName: "size"),
        completion: .list(TypeSizeName.allCases.map(\.description)))
    var typeSize: [String] = []

    @Option(
        help: ArgumentHelp("standard, or increased (Increase Contrast).", valueName: "contrast"),
        completion: .list(ContrastName.allCases.map(\.rawValue)))
    var contrast: String = ContrastName.standard.rawValue

    @Flag(help: "Render for the always-on display.")
    var luminanceReduced = false

    @Option(
        help: ArgumentHelp(
            "Render on a wallpaper: an image file, a color, or dawn, dusk, ocean, forest or graphite.",
            valueName: "wallpaper"))
    var wallpaper: String?

    @Option(
        help: ArgumentHelp("System colors: ios-18 or ios-26. Default: follows --ios.", valueName: "name"),
        completion: .list(PaletteName.allCases.map(\.rawValue)))
    var palette: String?

    @Option(
        help: ArgumentHelp(
            "Folder of SVG files for system symbols: <symbol name>.svg, exported from the SF Symbols app or plain.",
            valueName: "folder"))
    var symbols: String?

    @Option(
        help: ArgumentHelp(
            "always, or automatic: no content margins for widgets without a container background in extensions with a "
                + "deployment target before iOS 17.", valueName: "rule"),
        completion: .list(ContentMarginRule.allCases.map(\.rawValue)))
    var contentMargins: String = ContentMarginRule.automatic.rawValue

    @Flag(name: .customLong("no-corner-mask"), help: "Do not mask the corners.")
    var keepsCorners = false

    /// What it was called up to 0.1.
    @Flag(name: .customLong("square"), help: .hidden)
    var square = false

    package init() {}

    package func validate() throws {
        if let wallpaper, FileManager.default.fileExists(atPath: wallpaper) { SandboxPolicy.give(wallpaper) }
        if let symbols { LaunchFile.current.symbols = URL(fileURLWithPath: symbols).path }
    }

    /// - Parameter system: the release of iOS, which has colors of its own.
    func apply(to settings: inout PlanSettings, system: SystemVersion) throws {
        settings.schemes = try ListArgument.distinct(scheme, "scheme", SchemeName.allCases.map(\.rawValue)) {
            SchemeName(rawValue: $0)
        }
        settings.modes = try ListArgument.distinct(mode, "mode", ModeName.allCases.map(\.rawValue)) { name in
            ModeName.allCases.first { $0.rawValue.lowercased() == name.lowercased() }
        }
        settings.tints = try ListArgument.distinct(accent, "accent", ["a color like #FF9500"] + TintName.knownNames) {
            TintName(named: $0)
        }
        settings.typeSizes = try ListArgument.distinct(
            typeSize, "type-size", TypeSizeName.allCases.map(\.description)
        ) { TypeSizeName(named: $0) }
        guard let contrast = ContrastName(rawValue: contrast) else {
            throw ValidationError("--contrast \(self.contrast): use standard or increased")
        }
        settings.contrast = contrast
        settings.isLuminanceReduced = luminanceReduced
        if let wallpaper {
            do {
                settings.wallpaper = try Wallpaper(wallpaper)
            } catch {
                throw ValidationError("--wallpaper \(wallpaper): \(error)")
            }
        }
        guard let palette = palette.map(PaletteName.init(rawValue:)) ?? system.palette else {
            let known = PaletteName.allCases.map(\.rawValue).joined(separator: " or ")
            throw ValidationError("--palette \(self.palette ?? ""): use \(known)")
        }
        settings.palette = palette
        settings.symbols = try symbolNames()
        guard let margins = ContentMarginRule(rawValue: contentMargins) else {
            throw ValidationError("--content-margins \(contentMargins): use automatic or always")
        }
        settings.contentMargins = margins
        settings.square = keepsCorners || square
    }

    /// The names of the user's own symbols.
    private func symbolNames() throws -> [String]? {
        guard let symbols else { return nil }
        let names: [String]
        do {
            names = try SymbolFolder.names(in: URL(fileURLWithPath: symbols, isDirectory: true))
        } catch {
            throw ValidationError(
                "--symbols \(symbols): \(FileProblem.text(error)); specify a folder of <symbol name>.svg files")
        }
        guard !names.isEmpty else {
            throw ValidationError("--symbols \(symbols): the folder contains no symbol files such as heart.fill.svg")
        }
        return names
    }
}
