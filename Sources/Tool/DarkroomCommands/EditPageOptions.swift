import ArgumentParser
import RenderCoordinator

/// Which edit-widget pages `configurations` draws, and where it writes them.
package struct EditPageOptions: ParsableArguments {
    @Flag(help: "Draw the page on which iOS has each widget edited, in the extension's accent and background colors.")
    var picture = false

    @Option(name: .shortAndLong, help: ArgumentHelp("The folder for pages.", valueName: "folder"))
    var output: String = "darkroom-configurations"

    @Option(help: ArgumentHelp(
        "Values that are chosen on the page, as 'render' takes them: JSON or a file.", valueName: "json"))
    var configuration: [String] = []

    @Option(help: ArgumentHelp("The locale of list and pages, such as de_DE. Default: en_US.", valueName: "locale"))
    var locale: [String] = []

    @Option(help: ArgumentHelp("Only light or dark pages.", valueName: "scheme"))
    var scheme: [String] = []

    @Option(help: ArgumentHelp("The device, such as iphone-16.", valueName: "device"))
    var device: [String] = []

    @Option(help: ArgumentHelp("Pixels per point, instead of the device's own.", valueName: "scale"))
    var scale: [String] = []

    @Option(help: ArgumentHelp("The Dynamic Type size, such as xxxLarge.", valueName: "size"))
    var typeSize: [String] = []

    @Option(help: ArgumentHelp("The generation of iOS that lends its colors: ios-26 or ios-18.", valueName: "name"))
    var palette: String?

    package init() {}

    package func validate() throws {
        if output.isEmpty { throw ValidationError("--output: name a folder") }
        _ = try settings(kinds: [], timeout: DefaultTimeout.seconds)
    }

    /// What is planned for the pages.
    func settings(kinds: [String], timeout: Double) throws -> PlanSettings {
        var plan = try PlanOptions.parse([])
        (plan.kind, plan.timeout) = (kinds, timeout)
        (plan.configuration, plan.locale, plan.scheme) = (configuration, locale, scheme)
        (plan.device, plan.scale, plan.typeSize, plan.palette) = (device, scale, typeSize, palette)
        return try plan.settings()
    }
}
