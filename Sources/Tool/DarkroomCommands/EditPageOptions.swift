import ArgumentParser
import RenderCoordinator
import RenderPlanning

/// Which edit-widget pages `configurations` draws, and where it writes them.
package struct EditPageOptions: ParsableArguments {
    private static let defaultOutput = "darkroom-configurations"

    @Flag(help: "Render the Edit Widget page of each widget, in the extension's accent and background colors.")
    var picture = false

    @Option(name: .shortAndLong, help: ArgumentHelp("Output folder for pages.", valueName: "folder"))
    var output: String = Self.defaultOutput

    @Option(
        help: ArgumentHelp(
            "Values on the page, as in 'darkroom render': JSON, or a JSON file.", valueName: "json"))
    var configuration: [String] = []

    @Option(help: ArgumentHelp("Locale of list and pages, such as de_DE. Default: en_US.", valueName: "locale"))
    var locale: [String] = []

    @Option(help: ArgumentHelp("Only light or dark pages.", valueName: "scheme"))
    var scheme: [String] = []

    @Option(help: ArgumentHelp("Device, such as iphone-16.", valueName: "device"))
    var device: [String] = []

    @Option(help: ArgumentHelp("Pixels per point. Default: the device's.", valueName: "scale"))
    var scale: [String] = []

    @Option(help: ArgumentHelp("Dynamic Type size, such as xxxLarge.", valueName: "size"))
    var typeSize: [String] = []

    @Option(help: ArgumentHelp("System colors: ios-18 or ios-26.", valueName: "name"))
    var palette: String?

    package init() {}

    package func validate() throws {
        if output.isEmpty { throw ValidationError("--output: specify a folder") }
        if !picture, let option = optionOfPages {
            throw ValidationError("\(option) is for pages; add --picture, which renders them")
        }
        _ = try settings(kinds: [], timeout: DefaultTimeout.seconds)
    }

    /// The first option that only pages have.
    private var optionOfPages: String? {
        if output != Self.defaultOutput { return "--output" }
        let lists = [
            ("--configuration", configuration), ("--scheme", scheme), ("--device", device), ("--scale", scale),
            ("--type-size", typeSize)
        ]
        return lists.first { !$0.1.isEmpty }?.0 ?? palette.map { _ in "--palette" }
    }

    /// What is planned for the pages.
    func settings(kinds: [String], timeout: Double) throws -> PlanSettings {
        var plan = try PlanOptions.parse([])
        (plan.selection.kind, plan.execution.timeout) = (kinds, timeout)
        (plan.selection.configuration, plan.device.locale, plan.appearance.scheme) = (configuration, locale, scheme)
        (plan.device.device, plan.device.scale) = (device, scale)
        (plan.appearance.typeSize, plan.appearance.palette) = (typeSize, palette)
        return try plan.settings()
    }
}
