import ArgumentParser
import WidgetKitCore

/// Which edit-widget pages `configurations` draws, and where it writes them.
package struct EditPageOptions: ParsableArguments {
    @Flag(help: "Draw the page on which iOS has each widget edited, in the extension's accent and background colours.")
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
        _ = try settings(kinds: [], timeout: UsualTimeout.seconds)
    }

    /// What is planned for the pages.
    func settings(kinds: [String], timeout: Double) throws -> PlanSettings {
        let arguments = kinds.flatMap { ["--kind", $0] } + ["--timeout", String(timeout)] + planArguments
        do {
            return try PlanOptions.parse(arguments).settings()
        } catch let error as ValidationError {
            throw error
        } catch {
            throw ValidationError(PlanOptions.message(for: error))
        }
    }

    private var planArguments: [String] {
        func repeated(_ name: String, _ values: [String]) -> [String] { values.flatMap { ["--\(name)", $0] } }
        return repeated("configuration", configuration) + repeated("locale", locale) + repeated("scheme", scheme)
            + repeated("device", device) + repeated("scale", scale) + repeated("type-size", typeSize)
            + repeated("palette", palette.map { [$0] } ?? [])
    }

    package var arguments: [String] { (picture ? ["--picture"] : []) + ["--output", output] + planArguments }
}
