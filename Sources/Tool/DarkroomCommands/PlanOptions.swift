import ArgumentParser
import RenderCoordinator
import RenderModel

/// The options that say what is rendered. Those that take several values take them as a list, or again.
package struct PlanOptions: ParsableArguments {
    @OptionGroup(title: "Selection") var selection: SelectionOptions
    @OptionGroup(title: "Appearance") var appearance: AppearanceOptions
    @OptionGroup(title: "Device") var device: DeviceOptions
    @OptionGroup(title: "Timeline") var timeline: EntryOptions
    @OptionGroup(title: "Execution") var execution: ExecutionOptions

    package init() {}

    package func validate() throws { _ = try settings() }

    package func settings() throws -> PlanSettings {
        var settings = PlanSettings(clock: try timeline.date(in: try device.zone()), timeZone: timeZone)
        try selection.apply(to: &settings)
        try appearance.apply(to: &settings, system: system)
        try device.apply(to: &settings)
        try timeline.apply(to: &settings)
        try execution.apply(to: &settings)
        return settings
    }

    var timeZone: String { device.timeZone }

    /// The release of iOS that the sources are compiled for.
    package var system: SystemVersion { device.system }

    /// What is asked for, with what the extension's entitlements say where the options do not.
    package func settings(for program: WidgetExecutable) throws -> PlanSettings {
        var settings = try settings()
        if device.dataProtection == nil { settings.dataProtection = .declared(in: program.bundle.dataProtection) }
        return settings
    }
}
