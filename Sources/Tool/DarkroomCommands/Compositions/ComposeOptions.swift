import ArgumentParser
import Foundation
import RenderCoordinator
import RenderModel
import RenderPlanning
import SystemSupport

/// What `compose` draws, and for whom.
package struct ComposeOptions: ParsableArguments {
    @Option(
        name: .customLong("as"),
        help: ArgumentHelp(
            CompositionKind.allCases.map(\.rawValue).joined(separator: ", ")
                + ", or a Swift file with a custom composition.", valueName: "composition"),
        completion: .list(CompositionKind.allCases.map(\.rawValue)))
    var composition: [String] = []

    @Option(
        help: ArgumentHelp(
            "Device, such as 'iPhone 16 Pro Max' or ipad-834x1194; 'darkroom devices' lists them.",
            valueName: "device"))
    var device: [String] = []

    @Option(help: ArgumentHelp("Positions of the widgets. Default: chosen automatically.", valueName: "layout.json"))
    var layout: String?

    @Option(
        help: ArgumentHelp(
            "Screenshots for --as store: headlines, backgrounds, sizes.", valueName: "store.json"))
    var store: String?

    @Option(help: ArgumentHelp("Locale, such as ar or ja_JP. Default: en_US.", valueName: "locale"))
    var locale: [String] = []

    @Option(help: ArgumentHelp("light, dark, or both as light,dark. Default: light.", valueName: "scheme"))
    var scheme: [String] = []

    @Option(
        help: ArgumentHelp(
            "Rendering mode of the Home Screen: fullColor, accented or clear.", valueName: "mode"))
    var mode: String = ModeName.fullColor.rawValue

    @Option(help: ArgumentHelp("Tint of accented mode.", valueName: "color"))
    var accent: [String] = []

    @Option(
        help: ArgumentHelp(
            "An image file, a color, or dawn, dusk, ocean, forest or graphite.", valueName: "wallpaper"))
    var wallpaper: String = "dawn"

    @Option(help: ArgumentHelp("Only widgets of this kind.", valueName: "kind"))
    var kind: [String] = []

    @Option(help: ArgumentHelp("App name to show below the icon and widgets.", valueName: "name"))
    var appName: String?

    @Option(help: ArgumentHelp("App icon, a square image file.", valueName: "image"))
    var icon: String?

    @Option(
        help: ArgumentHelp(
            "Text for a custom composition, as name=words.", valueName: "name=words"))
    var text: [String] = []

    @Flag(help: "Mask the corners of the screen.")
    var roundedCorners = false

    @Option(name: .shortAndLong, help: ArgumentHelp("Output folder for images.", valueName: "folder"))
    var output: String = "darkroom-compositions"

    @Option(help: ArgumentHelp("Date on the screen, in ISO 8601. Default: 2026-01-01T09:41.", valueName: "instant"))
    var clock: String?

    @Option(help: ArgumentHelp("Time zone, such as Europe/Berlin.", valueName: "zone"))
    var timeZone: String = "UTC"

    @Option(
        help: ArgumentHelp(
            "Parameter values, as in 'darkroom render'.", valueName: "json"))
    var configuration: [String] = []

    @Option(help: ArgumentHelp("State of a Live Activity, as in 'darkroom render'.", valueName: "json"))
    var activity: [String] = []

    @Option(help: ArgumentHelp(SystemArgument.help, valueName: "version"))
    var ios: String?

    @Option(parsing: .unconditional, help: ArgumentHelp("Timeout per image.", valueName: "seconds"))
    var timeout: Double = DefaultTimeout.seconds

    package init() {}

    package func validate() throws {
        guard composition.count == 1 else {
            let known = CompositionKind.allCases.map(\.rawValue).joined(separator: ", ")
            throw ValidationError(
                composition.isEmpty
                    ? "--as: specify a composition: \(known), or a Swift file"
                    : "--as \(composition.joined(separator: " --as ")): specify one composition at a time")
        }
        if output.isEmpty { throw ValidationError("--output: specify a folder") }
        guard ["fullColor", "accented", "clear"].contains(mode) else {
            throw ValidationError("--mode \(mode): use fullColor, accented or clear")
        }
        if !text.isEmpty, CompositionKind(rawValue: composition[0]) != nil {
            throw ValidationError("--text: only a custom composition, a Swift file, has texts; leave it out")
        }
        if !accent.isEmpty, mode != ModeName.accented.rawValue {
            throw ValidationError("--accent: only accented mode has a tint; add --mode accented")
        }
        _ = try plan()
    }

    /// The release of iOS that the sources are compiled for.
    package var system: SystemVersion { (try? SystemArgument.version(ios)) ?? .newest }

    /// The options that `render` has too, as it understands them.
    func plan() throws -> PlanSettings {
        var plan = try PlanOptions.parse([])
        (plan.selection.kind, plan.selection.configuration, plan.selection.activity) = (kind, configuration, activity)
        (plan.appearance.scheme, plan.appearance.accent) = (scheme, accent)
        (plan.device.device, plan.device.locale) = (try device.map(identifier), locale)
        (plan.device.timeZone, plan.device.ios) = (timeZone, ios)
        (plan.timeline.clock, plan.execution.timeout) = (clock, timeout)
        return try plan.settings()
    }

    /// A device may be named as Xcode has it.
    private func identifier(_ name: String) throws -> String {
        if let device = DeviceCatalog.named(name) ?? DeviceCatalog.device(xcodeName: name) { return device.identifier }
        throw ValidationError("--device \(name): \(DeviceCatalog.problem(name))")
    }
}
