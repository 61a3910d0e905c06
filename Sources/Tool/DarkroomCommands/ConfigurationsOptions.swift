import ArgumentParser
import RenderCoordinator
import RenderModel

/// What `configurations` lists, and how.
package struct ConfigurationsOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Only widgets of this kind.", valueName: "kind"))
    var kind: [String] = []

    @Option(help: ArgumentHelp("Search for options.", valueName: "text"))
    var search: String?

    @Option(help: ArgumentHelp(SystemArgument.help, valueName: "version"))
    var ios: String?

    @Option(help: ArgumentHelp("Timeout for the queries of a widget.", valueName: "seconds"))
    var timeout: Double = DefaultTimeout.seconds

    @Flag(help: "Print JSON.")
    var json = false

    package init() {}

    package func validate() throws {
        guard timeout > 0, timeout <= 3600 else {
            throw ValidationError("--timeout \(timeout): write seconds above 0 and up to 3600")
        }
        _ = try SystemArgument.version(ios)
    }

    /// The release of iOS that the sources are compiled for.
    package var system: SystemVersion { (try? SystemArgument.version(ios)) ?? .newest }
}
