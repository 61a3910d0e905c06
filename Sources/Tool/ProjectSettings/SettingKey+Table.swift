import Assets
import Findings
import Foundation
import RenderModel
import RenderPlanning

extension SettingKey {
    /// Every key that is an option, too, in the order of the documentation.
    package static let options: [SettingKey] = sources + matrix + combinations + appearance + moments + data + results

    /// Those that a combination may have.
    package static let ofMatrix = matrix.filter { $0.isList && !["configuration", "activity"].contains($0.name) }

    package static func named(_ name: String) -> SettingKey? {
        options.first { $0.name == name || $0.plural == name }
    }

    private static let word = SettingForm.text("a name") { !$0.isEmpty }

    private static let sources: [SettingKey] = [
        SettingKey("target", "targets", word, "The widget extensions of an .xcodeproj."),
        SettingKey("package", "packages", .path, "Swift packages whose modules the widget imports."),
        SettingKey("define", "defines", word, "Compilation conditions, such as DEBUG."),
        SettingKey("with", "with", .path, "Other folders or files that belong to the widget."),
        SettingKey(
            "ios", nil, .text("17, 18, 26 or one of their releases like 17.4") { SystemVersion(named: $0) != nil },
            "The iOS version to render for.")
    ]

    /// A place of the matrix in each of which every picture is drawn.
    private static let matrix: [SettingKey] = [
        SettingKey("kind", "kinds", word, "Only widgets of these kinds."),
        SettingKey(
            "family", "families", .name(PresentationKind.all.map(\.description)) { PresentationKind(named: $0) != nil },
            "Only these families."),
        SettingKey(
            "variant", "variants", .oneOf(VariantName.allCases.map(\.rawValue)), "Only these variants.",
            except: ["timeline"]),
        SettingKey(
            "scheme", "schemes", .oneOf(SchemeName.allCases.map(\.rawValue)), "Only light or dark."),
        SettingKey(
            "device", "devices",
            .name(DeviceCatalog.all.flatMap { [$0.identifier] + $0.aliases }) { DeviceCatalog.typed($0) != nil },
            "The devices, by name or identifier; 'darkroom devices' lists them."),
        SettingKey("scale", "scales", .number(0.5...8, isWhole: false), "Pixels per point."),
        SettingKey(
            "locale", "locales",
            .text("an existing language and region, such as en_US, de, zh-Hans_CN") { LocaleName.isKnown($0) },
            "The languages and regions."),
        SettingKey(
            "type-size", "type-sizes",
            .name(TypeSizeName.allCases.map(\.description)) { TypeSizeName(named: $0) != nil },
            "The sizes of Dynamic Type."),
        SettingKey(
            "pseudolanguage", "pseudolanguages", .oneOf(Pseudolanguage.allCases.map(\.rawValue)),
            "Xcode's pseudo-languages."),
        SettingKey(
            "mode", "modes", anyCase(ModeName.allCases.map(\.rawValue)), "The rendering modes.",
            except: ["compose"]),
        SettingKey(
            "accent", "accents",
            .text("a color like '#FF9500', or \(TintName.knownNames.joined(separator: ", "))") {
                TintName(named: $0) != nil
            }, "The tint colors of accented mode."),
        SettingKey(
            "lock", "locks", anyCase(LockName.allCases.map(\.rawValue)), "The lock states of the device.",
        ),
        SettingKey(
            "configuration", "configurations", .values("a mapping of values by parameter, or a JSON file's path"),
            "Values for widgets' parameters."),
        SettingKey(
            "activity", "activities", .values("a mapping with attributes and contentState, or a JSON file's path"),
            "States of Live Activities.")
    ]

    private static let combinations: [SettingKey] = [
        SettingKey("exclude", "exclude", .combination, "Combinations to leave out."),
        SettingKey("include", "include", .combination, "Combinations to render in addition to the matrix."),
        SettingKey("pairwise", nil, .flag, "Render a sample in which every two values of the matrix occur together.")
    ]

    private static let appearance: [SettingKey] = [
        SettingKey(
            "wallpaper", nil,
            .pathOrName("an image file, a color, or dawn, dusk, ocean, forest or graphite") {
                !$0.isEmpty
            }, "The wallpaper to render widgets on."),
        SettingKey("luminance-reduced", nil, .flag, "Render for the always-on display."),
        SettingKey(
            "data-protection", nil, .oneOf(DataProtection.allCases.map(\.rawValue)),
            "The extension's data protection."),
        SettingKey("symbols", nil, .path, "A folder of SVG files for system symbols."),
        SettingKey(
            "palette", nil, .oneOf(PaletteName.allCases.map(\.rawValue)),
            "The iOS version whose system colors are used."),
        SettingKey("contrast", nil, .oneOf(ContrastName.allCases.map(\.rawValue)), "Increase Contrast, or not."),
        SettingKey(
            "content-margins", nil, .oneOf(ContentMarginRule.allCases.map(\.rawValue)),
            "When widgets have content margins."),
        SettingKey("no-corner-mask", nil, .flag, "Do not mask the corners."),
        SettingKey("square", nil, .flag, "The name of no-corner-mask up to 0.1.")
    ]

    private static let moments: [SettingKey] = [
        SettingKey(
            "clock", nil, .text("an instant like 2026-01-01T09:41") { ClockTime.instant($0, in: .gmt) != nil },
            "The current date for providers."),
        SettingKey(
            "time-zone", nil, .text("a time zone like Europe/Berlin or UTC") { TimeZone(identifier: $0) != nil },
            "The time zone."),
        SettingKey(
            "at", "moments", .text("an instant like 2026-01-01T12:30") { ClockTime.instant($0, in: .gmt) != nil },
            "Dates to render instead of entries.", except: ["tap"]),
        SettingKey(
            "entries", nil, .text("all, or indices and ranges like 0,3-5") { EntrySelection($0) != nil },
            "The timeline entries to render.", except: ["timeline"]),
        SettingKey("timeout", nil, .number(0.001...3600, isWhole: false), "Seconds for a provider, and for an image.")
    ]

    private static let data: [SettingKey] = [
        SettingKey("app-group", nil, .path, "A folder of data written by the app."),
        SettingKey("responses", nil, .path, "A folder of recorded network responses.")
    ]

    private static let results: [SettingKey] = [
        SettingKey("jobs", nil, .number(1...256, isWhole: true), "Worker processes at a time."),
        SettingKey(
            "fail-on", "fail-on",
            .name(severities + FindingCode.all.map(\.name)) {
                severities.contains($0) || FindingCode(typed: $0) != nil
            }, "Findings that end a run with status 1."),
        SettingKey(
            "allow", "allow",
            .name(FindingCode.all.map(\.name)) {
                FindingCode(typed: String($0.prefix { $0 != ":" })) != nil && !$0.hasSuffix(":")
            }, "Findings to allow, as code or code:kind/family."),
        SettingKey(
            "format", "formats", .oneOf(["png", "svg", "pdf", "webp"]), "Additional formats for images.",
            except: ["timeline"]),
        SettingKey("selectable-text", nil, .flag, "Make the text of SVGs and PDFs selectable."),
        SettingKey("optimize", nil, .flag, "Make PNGs as small as possible."),
        SettingKey("goldens", nil, .outputPath, "The folder of goldens."),
        SettingKey("report", nil, .outputPath, "The folder for the report of verify and accept."),
        SettingKey(
            "output", nil, .outputPath, "The folder for the images of render.",
            except: ["timeline", "previews", "tap", "explain", "configurations", "compose", "report", "site", "join"])
    ]

    private static let severities = ["note", "warning", "error"]

    private static func anyCase(_ names: [String]) -> SettingForm {
        .name(names) { text in names.contains { $0.lowercased() == text.lowercased() } }
    }
}

extension DeviceCatalog {
    /// The device that somebody types: an identifier or alias, or a name such as `iPhone 16 Pro Max`.
    package static func typed(_ name: String) -> Device? {
        named(name)
            ?? named(name.lowercased().split { !($0.isLetter || $0.isNumber || $0 == ".") }.joined(separator: "-"))
    }
}
