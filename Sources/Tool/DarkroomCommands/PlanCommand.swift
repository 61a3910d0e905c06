import ArgumentParser
import Foundation
import RenderCoordinator
import RenderModel
import RenderPlanning
import SystemSupport

/// Prints what would be rendered. Providers are driven, since only they know how many entries there are.
package struct PlanCommand<Source: ProgramSource>: SourceCommand, ReplyingCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(commandName: "plan", abstract: "Print what would be rendered.")
    }

    @OptionGroup var source: Source
    @OptionGroup var plan: PlanOptions
    @OptionGroup(title: "Timeline") var moments: InstantOptions
    @OptionGroup var work: WorkOptions

    @OptionGroup(title: "Terminal") package var terminal: TerminalOptions

    package init() {}

    package func run(_ reply: CommandReply) throws {
        let program = try program(system: plan.system)
        try CommandSession.run(program, work, timeZone: plan.timeZone) { session in
            try session.carryOut(
                .list, session.settings(work), planning: { try moments.applied(to: plan.settings(for: program)) },
                [ProgressReporter(isTerminal: false, isVerbose: work.verbose), ListReporter(reply)])
        }
    }
}

/// The options that say what is rendered. Those that take several values take them as a list, or again.
package struct PlanOptions: ParsableArguments, Sendable {
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

    package var timeZone: String { device.timeZone }

    /// The files and folders that options name, as they were typed.
    package var givenPaths: [String] {
        ([appearance.wallpaper, appearance.symbols].compactMap(\.self) + selection.configuration + selection.activity)
            .filter { FileManager.default.fileExists(atPath: $0) }
    }

    /// The release of iOS that the sources are compiled for.
    package var system: SystemVersion { device.system }

    /// What is asked for, with what the extension's entitlements say where the options do not.
    package func settings(for program: WidgetExecutable) throws -> PlanSettings {
        var settings = try settings()
        if device.dataProtection == nil { settings.dataProtection = .declared(in: program.bundle.dataProtection) }
        return settings
    }
}
