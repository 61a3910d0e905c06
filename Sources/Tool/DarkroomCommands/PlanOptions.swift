import ArgumentParser
import Assets
import Foundation
import Glibc
import Launch
import ProjectSettings
import RenderCoordinator
import RenderModel
import SystemSupport

/// The options that say what is rendered. Those that take several values take them as a list, or again.
package struct PlanOptions: ParsableArguments {
    @Option(help: ArgumentHelp(
        "Use a preset of the project's darkroom.yml.", valueName: "name"))
    var preset: [String] = []

    @Option(help: ArgumentHelp("Only widgets of this kind.", valueName: "kind"))
    var kind: [String] = []

    @Option(help: ArgumentHelp(
        "Only these families: systemSmall, accessoryInline …; of Live Activities lockScreen, compact, minimal, "
            + "expanded, smartStack, carPlay; of controls controlSmall, controlMedium, controlLarge, "
            + "controlLockScreen, controlActionButton.",
        valueName: "family"))
    var family: [String] = []

    @Option(help: ArgumentHelp(
        "Only timeline, snapshot, placeholder, privacy or transient, the snapshot that is not for the gallery; of Live "
            + "Activities state or privacy; of controls current, preview, on, off or privacy.", valueName: "variant"))
    var variant: [String] = []

    @Option(help: ArgumentHelp("Only light or dark.", valueName: "scheme"))
    var scheme: [String] = []

    @Option(help: ArgumentHelp(
        "The device, such as iphone-16 or ipad-834x1194; 'darkroom devices' lists them. Default: the 393 × 852 phone, "
            + "and an iPad for extra large widgets.", valueName: "device"))
    var device: [String] = []

    @Option(help: ArgumentHelp("Pixels per point, instead of the device's own.", valueName: "scale"))
    var scale: [String] = []

    @Option(help: ArgumentHelp("Entries of each timeline: all, 0, 0-4, 3,7 or 10- .", valueName: "entries"))
    var entries: String = "all"

    @Option(help: ArgumentHelp(
        "The instant at which providers are asked, in ISO 8601. Default: 2026-01-01T09:41 in the time zone.",
        valueName: "instant"))
    var clock: String?

    @Option(help: ArgumentHelp("The time zone, such as Europe/Berlin.", valueName: "zone"))
    var timeZone: String = "UTC"

    @Option(help: ArgumentHelp("The locale, such as de_DE. Default: en_US.", valueName: "locale"))
    var locale: [String] = []

    @Option(help: ArgumentHelp(
        "The Dynamic Type size: xSmall to xxxLarge, accessibility1 to accessibility5. Default: large.",
        valueName: "size"))
    var typeSize: [String] = []

    @Option(help: ArgumentHelp(
        "Change every localized string as Xcode's pseudo-languages do: "
            + "none, double-length, accented, bounded or right-to-left.", valueName: "name"))
    var pseudolanguage: [String] = []

    @Option(help: ArgumentHelp(
            "Only fullColor, accented (the tinted Home Screen), vibrant (the Lock Screen), "
                + "clear (the clear Home Screen) or "
            + "standBy. Default: vibrant for accessories, fullColor for all else.", valueName: "mode"))
    var mode: [String] = []

    @Option(help: ArgumentHelp(
        "The tint of accented mode: a hexadecimal color, or a system color such as orange. Default: blue.",
        valueName: "color"))
    var accent: [String] = []

    @Option(help: ArgumentHelp(
        "Draw widgets on a wallpaper: an image file, a color, or dawn, dusk, ocean, forest or graphite.",
        valueName: "wallpaper"))
    var wallpaper: String?

    @Flag(help: "Draw widgets as on the always-on display.")
    var luminanceReduced = false

    @Option(help: ArgumentHelp(
            "Draw widgets as on a device that is unlocked, locked or beforeFirstUnlock "
                + "(started and not unlocked yet). With "
            + "--luminance-reduced: as an always-on display that hides what is sensitive. Default: unlocked.",
        valueName: "state"))
    var lock: [String] = []

    @Option(help: ArgumentHelp(
        "The extension's data protection: none, complete, completeUnlessOpen or completeUntilFirstUserAuthentication. "
            + "Default: what its .entitlements file says.", valueName: "level"))
    var dataProtection: String?

    @Option(help: ArgumentHelp(
        "A folder of drawings for system symbols, <symbol name>.svg, exported from the SF Symbols app or plain.",
        valueName: "folder"))
    var symbols: String?

    @Option(help: ArgumentHelp(SystemArgument.help, valueName: "version"))
    var ios: String?

    @Option(help: ArgumentHelp(
        "The generation of iOS that lends its colors: ios-18 or ios-26. Default: what --ios says.", valueName: "name"))
    var palette: String?

    @Option(help: ArgumentHelp(
        "standard, or increased for the accessibility setting Increase Contrast.", valueName: "contrast"))
    var contrast: String = ContrastName.standard.rawValue

    @Option(help: ArgumentHelp(
        "automatic: a widget without a container background has no content margins where its extension runs before "
            + "iOS 17; or always.", valueName: "rule"))
    var contentMargins: String = ContentMarginRule.automatic.rawValue

    @Option(help: ArgumentHelp(
        "Leave a combination out, such as 'family=accessoryInline type-size=accessibility3,accessibility5'. Its keys are "
            + "kind, family, variant, scheme, device, scale, locale, type-size, pseudolanguage, mode, accent and lock.",
        valueName: "combination"))
    var exclude: [String] = []

    @Option(help: ArgumentHelp(
        "Add a combination to what the other options ask for, such as 'device=ipad locale=ar'.",
        valueName: "combination"))
    var include: [String] = []

    @Flag(help: ArgumentHelp(
        "Draw a sample: every two values of device, scale, locale, type size, pseudo-language, scheme, mode and "
            + "configuration meet in a picture of each widget and family."))
    var pairwise = false

    @Option(help: ArgumentHelp(
        "The part of the plan that this machine carries out, such as 2/5 for the second of five, or auto for what the "
            + "service says that runs it: GitLab CI, Buildkite, CircleCI, Slurm, Kubernetes (auto/5), AWS Batch, Bazel. "
            + "Each writes into a folder of its own.", valueName: "number/count"))
    var shard: String?

    @Option(help: ArgumentHelp(
        "Values for a widget's parameters: JSON like {\"city\": \"Berlin\"}, or a file with it. Several give "
            + "several sets of pictures; 'configurations' lists what can be chosen.", valueName: "json"))
    var configuration: [String] = []

    @Option(help: ArgumentHelp(
        "A state of a Live Activity: JSON like {\"attributes\": {…}, \"contentState\": {…}, \"stale\": true}, as "
            + "servers push it, or a file with it; or an array of states.", valueName: "json"))
    var activity: [String] = []

    @Flag(help: "Leave the corners instead of cutting them out.")
    var square = false

    @Option(parsing: .unconditional, help: ArgumentHelp(
        "What a provider, and a picture, may take. DARKROOM_TIMEOUT sets it for slow machines.", valueName: "seconds"))
    var timeout: Double = DefaultTimeout.seconds

    package init() {}

    package func validate() throws {
        _ = try settings()
        if let wallpaper, FileManager.default.fileExists(atPath: wallpaper) { SandboxPolicy.give(wallpaper) }
        if let symbols { LaunchFile.current.symbols = URL(fileURLWithPath: symbols).path }
    }

    package func settings() throws -> PlanSettings {
        guard let zone = TimeZone(identifier: timeZone) else {
            throw ValidationError("--time-zone \(timeZone): there is no such zone; write one like Europe/Berlin or UTC")
        }
        var instant: Date?
        if let clock {
            instant = ClockTime.instant(clock, in: zone)
            if instant == nil {
                throw ValidationError(
                    "--clock \(clock): \(ClockTime.problem(clock, example: "2026-01-01T09:41"))")
            }
        }
        guard let entries = EntrySelection(entries) else {
            throw ValidationError("--entries \(entries): write all, or indices and ranges like 0,3-5,12-")
        }
        guard timeout > 0, timeout <= 3600 else {
            throw ValidationError("--timeout \(timeout): write seconds above 0 and up to 3600")
        }
        var settings = PlanSettings(clock: instant, timeZone: timeZone)
        settings.kinds = kind
        settings.slots = try list(family, "family", Slot.all.map(\.description)) { Slot(named: $0) }
        settings.variants = try list(variant, "variant", VariantName.allCases.map(\.rawValue)) {
            VariantName(rawValue: $0)
        }
        settings.schemes = try list(scheme, "scheme", SchemeName.allCases.map(\.rawValue)) { SchemeName(rawValue: $0) }
        settings.devices = try list(device, "device", [], DeviceCatalog.problem) { DeviceCatalog.typed($0) }
        settings.scales = try list(scale, "scale", ["a number from 0.5 to 8"]) { text in
            Double(text).flatMap { (0.5...8).contains($0) ? $0 : nil }
        }
        settings.locales = try list(
            locale, "locale",
            ["a language and region that exist, like en_US, de, zh-Hans_CN or ja_JP@calendar=japanese"]
        ) { text in
            LocaleName.isKnown(text) ? text : nil
        }
        settings.typeSizes = try list(typeSize, "type-size", TypeSizeName.allCases.map(\.description)) {
            TypeSizeName(named: $0)
        }
        settings.pseudolanguages = try list(
            pseudolanguage, "pseudolanguage", Pseudolanguage.allCases.map(\.rawValue)) { Pseudolanguage(rawValue: $0) }
        settings.modes = try list(mode, "mode", ModeName.allCases.map(\.rawValue)) { name in
            ModeName.allCases.first { $0.rawValue.lowercased() == name.lowercased() }
        }
        settings.tints = try list(accent, "accent", ["a color like #FF9500"] + TintName.knownNames) {
            TintName(named: $0)
        }
        settings.isLuminanceReduced = luminanceReduced
        settings.locks = try list(lock, "lock", LockName.allCases.map(\.rawValue)) { name in
            LockName.allCases.first { $0.rawValue.lowercased() == name.lowercased() }
        }
        if let level = try dataProtectionLevel() { settings.dataProtection = level }
        if let wallpaper {
            do {
                settings.wallpaper = try Wallpaper(wallpaper)
            } catch {
                throw ValidationError("--wallpaper \(wallpaper): \(error)")
            }
        }
        settings.excludes = try exclude.map { try MatrixRuleArgument.rule($0, "exclude") }
        settings.includes = try include.map { try MatrixRuleArgument.rule($0, "include") }
        settings.isPairwise = pairwise
        settings.shard = try shard.map { try ShardArgument.shard($0) }
        settings.configurations = try ConfigurationArgument.choices(configuration)
        settings.activities = try ActivityArgument.choices(activity)
        settings.entries = entries
        settings.system = try SystemArgument.version(ios)
        guard let palette = palette.map(PaletteName.init(rawValue:)) ?? system.palette else {
            let known = PaletteName.allCases.map(\.rawValue).joined(separator: " or ")
            throw ValidationError("--palette \(self.palette ?? ""): write \(known)")
        }
        guard let contrast = ContrastName(rawValue: contrast) else {
            throw ValidationError("--contrast \(self.contrast): write standard or increased")
        }
        guard let margins = ContentMarginRule(rawValue: contentMargins) else {
            throw ValidationError("--content-margins \(contentMargins): write automatic or always")
        }
        settings.contentMargins = margins
        settings.palette = palette
        settings.contrast = contrast
        settings.square = square
        settings.symbols = try symbolNames()
        settings.timeout = timeout
        return settings
    }

    /// The release of iOS that the sources are compiled for.
    package var system: SystemVersion { (try? SystemArgument.version(ios)) ?? .newest }

    /// What is asked for, with what the extension's entitlements say where the options do not.
    package func settings(for program: WidgetExecutable) throws -> PlanSettings {
        var settings = try settings()
        if dataProtection == nil { settings.dataProtection = .declared(in: program.bundle.dataProtection) }
        return settings
    }

    private func dataProtectionLevel() throws -> DataProtection? {
        guard let dataProtection else { return nil }
        guard let level = DataProtection(named: dataProtection) else {
            let known = DataProtection.allCases.map(\.rawValue).joined(separator: ", ")
            throw ValidationError("--data-protection \(dataProtection): there is no such level; write one of \(known)")
        }
        return level
    }

    /// The names of the user's own symbols.
    private func symbolNames() throws -> [String]? {
        guard let symbols else { return nil }
        let names: [String]
        do {
            names = try SymbolFolder.names(in: URL(fileURLWithPath: symbols, isDirectory: true))
        } catch {
            throw ValidationError(
                "--symbols \(symbols): \(FileProblem.text(error)); name a folder of <symbol name>.svg")
        }
        guard !names.isEmpty else {
            throw ValidationError("--symbols \(symbols): no file is named <symbol name>.svg, such as heart.fill.svg")
        }
        return names
    }

    /// In the order given, each value once.
    private func list<Value: Hashable>(
        _ texts: [String], _ name: String, _ known: [String], _ problem: ((String) -> String)? = nil,
        _ value: (String) -> Value?
    ) throws -> [Value] {
        var seen: Set<Value> = []
        return try texts.flatMap { try ListArgument.parse($0, name: name, known: known, problem: problem, value) }
            .filter { seen.insert($0).inserted }
    }
}
