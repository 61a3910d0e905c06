import ArgumentParser
import Assets
import Foundation
import ProjectSettings
import RenderModel
import RenderPlanning
import SystemSupport

/// The options that say what the device is and how it is set.
package struct DeviceOptions: ParsableArguments, Sendable {
    @Option(
        help: ArgumentHelp(
            "Device, such as iphone-16 or 'iPhone 16 Pro'; 'darkroom devices' lists them. Default: the 393 × 852 iPhone, and "
                + "an iPad for extra large widgets.", valueName: "device"))
    var device: [String] = []

    @Option(help: ArgumentHelp("Pixels per point. Default: the device's, or 2 for goldens.", valueName: "scale"))
    var scale: [String] = []

    @Option(help: ArgumentHelp(SystemArgument.help, valueName: "version"))
    var ios: String?

    @Option(help: ArgumentHelp("Locale, such as de_DE. Default: en_US.", valueName: "locale"))
    var locale: [String] = []

    @Option(
        help: ArgumentHelp(
            "Xcode's pseudo-languages: none, double-length, accented, bounded or right-to-left.", valueName: "name"),
        completion: .list(Pseudolanguage.allCases.map(\.rawValue)))
    var pseudolanguage: [String] = []

    @Option(help: ArgumentHelp("Time zone, such as Europe/Berlin.", valueName: "zone"))
    var timeZone: String = "UTC"

    @Option(
        help: ArgumentHelp(
            "Lock state: unlocked, locked, or beforeFirstUnlock. With --luminance-reduced: an always-on display that hides "
                + "sensitive content. Default: unlocked.", valueName: "state"),
        completion: .list(LockName.allCases.map(\.rawValue)))
    var lock: [String] = []

    @Option(
        help: ArgumentHelp(
            "The extension's data protection: none, complete, completeUnlessOpen or completeUntilFirstUserAuthentication. "
                + "Default: its entitlement.", valueName: "level"))
    var dataProtection: String?

    package init() {}

    /// The release of iOS that the sources are compiled for.
    var system: SystemVersion { (try? SystemArgument.version(ios)) ?? .newest }

    func zone() throws -> TimeZone {
        guard let zone = TimeZone(identifier: timeZone) else {
            let meant = NearestName.of(timeZone, among: TimeZone.knownTimeZoneIdentifiers)
            throw ValidationError(
                "--time-zone \(timeZone): no such time zone; "
                    + (meant.map { "did you mean '\($0)'?" } ?? "use one such as Europe/Berlin or UTC"))
        }
        return zone
    }

    func apply(to settings: inout PlanSettings) throws {
        settings.devices = try ListArgument.distinct(device, "device", [], DeviceCatalog.problem) {
            DeviceCatalog.typed($0)
        }
        settings.scales = try ListArgument.distinct(scale, "scale", ["a number from 0.5 to 8"]) { text in
            Double(text).flatMap { (0.5...8).contains($0) ? $0 : nil }
        }
        settings.system = try SystemArgument.version(ios)
        settings.locales = try ListArgument.distinct(
            locale, "locale",
            ["an existing language and region, such as en_US, de, zh-Hans_CN or ja_JP@calendar=japanese"]
        ) { LocaleName.isKnown($0) ? $0 : nil }
        settings.pseudolanguages = try ListArgument.distinct(
            pseudolanguage, "pseudolanguage", Pseudolanguage.allCases.map(\.rawValue)
        ) { Pseudolanguage(rawValue: $0) }
        settings.locks = try ListArgument.distinct(lock, "lock", LockName.allCases.map(\.rawValue)) { name in
            LockName.allCases.first { $0.rawValue.lowercased() == name.lowercased() }
        }
        guard let dataProtection else { return }
        guard let level = DataProtection(named: dataProtection) else {
            let known = DataProtection.allCases.map(\.rawValue).joined(separator: ", ")
            throw ValidationError("--data-protection \(dataProtection): no such level; use \(known)")
        }
        settings.dataProtection = level
    }
}

/// The release of iOS that `--ios` names.
package enum SystemArgument {
    package static let help: String =
        "iOS version: 17, 18, 26, or a release such as 17.4. Sets #available, the system version and system colors. "
        + "Default: 26."

    /// - Returns: nil where none is named.
    package static func version(_ name: String?) throws -> SystemVersion? {
        guard let name else { return nil }
        guard let version = SystemVersion(named: name) else {
            throw ValidationError(
                "--ios \(name): use \(SystemVersion.generations.map(String.init).joined(separator: ", ")), or one of "
                    + "their releases, such as 17.4")
        }
        return version
    }
}
