import ArgumentParser
import WidgetRenderer

struct RenderFolder: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render", abstract: "Compile a folder of Swift files and render its widgets.")

    @OptionGroup var source: SourceFolder
    @OptionGroup(title: "What is rendered") var plan: PlanOptions
    @OptionGroup(title: "Which moments") var moments: InstantOptions
    @OptionGroup(title: "Output") var output: OutputOptions
    @OptionGroup(title: "Work") var work: WorkOptions

    func run() throws {
        try source.run(
            "render", plan.arguments + moments.arguments + output.arguments + work.arguments, system: plan.system)
    }
}

struct TimelineFolder: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "timeline", abstract: "Compile a folder of Swift files and play the time of its widgets.")

    @OptionGroup var source: SourceFolder
    @OptionGroup(title: "Which time") var options: TimelineOptions
    @OptionGroup(title: "What is rendered") var plan: PlanOptions
    @OptionGroup(title: "Work") var work: WorkOptions

    func run() throws {
        try source.run("timeline", options.arguments + plan.arguments + work.arguments, system: plan.system)
    }
}

struct PlanFolder: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "plan", abstract: "Compile a folder of Swift files and print what would be rendered.")

    @OptionGroup var source: SourceFolder
    @OptionGroup(title: "What is rendered") var plan: PlanOptions
    @OptionGroup(title: "Work") var work: WorkOptions

    @Flag(help: "Print JSON.")
    var json = false

    func run() throws {
        try source.run("plan", plan.arguments + work.arguments + (json ? ["--json"] : []), system: plan.system)
    }
}

struct PreviewsFolder: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "previews", abstract: "Compile a folder of Swift files and render its previews.",
        discussion: """
            Every #Preview and PreviewProvider, as Xcode's canvas lists them: with DEBUG defined, and without the need \
            for an entry point.
            """)

    @OptionGroup var source: SourceFolder
    @OptionGroup(title: "Which previews") var options: PreviewsOptions
    @OptionGroup(title: "What is rendered") var plan: PlanOptions
    @OptionGroup(title: "Output") var output: OutputOptions
    @OptionGroup(title: "Work") var work: WorkOptions

    func run() throws {
        try source.run(
            "previews", options.arguments + plan.arguments + output.arguments + work.arguments, .previews,
            system: plan.system)
    }
}

struct ExplainFolder: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain", abstract: "Compile a folder of Swift files and print how one picture is laid out.")

    @OptionGroup var source: SourceFolder
    @OptionGroup(title: "Which picture") var plan: PlanOptions
    @OptionGroup(title: "What is printed") var options: ExplainOptions
    @OptionGroup(title: "Work") var work: WorkOptions

    func run() throws {
        try source.run("explain", plan.arguments + options.arguments + work.arguments, system: plan.system)
    }
}

struct ConfigurationsFolder: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "configurations",
        abstract: "Compile a folder of Swift files and list what can be chosen for its widgets.")

    @OptionGroup var source: SourceFolder
    @OptionGroup(title: "What is listed") var options: ConfigurationsOptions
    @OptionGroup(title: "Pictures") var pages: EditPageOptions
    @OptionGroup(title: "Work") var work: WorkOptions

    func run() throws {
        try source.run("configurations", options.arguments + pages.arguments + work.arguments, system: options.system)
    }
}

struct TapFolder: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tap", abstract: "Compile a folder of Swift files and tap one of its widgets.",
        discussion: TapOptions.discussion)

    @OptionGroup var source: SourceFolder
    @OptionGroup(title: "What is tapped") var tap: TapOptions
    @OptionGroup(title: "Which picture") var plan: PlanOptions
    @OptionGroup(title: "Work") var work: WorkOptions

    func run() throws {
        try source.run("tap", tap.arguments + plan.arguments + work.arguments, system: plan.system)
    }
}

struct BenchmarkFolder: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "benchmark", abstract: "Compile a folder of Swift files and measure how fast its widgets render.")

    @OptionGroup var source: SourceFolder
    @OptionGroup(title: "What is measured") var plan: PlanOptions
    @OptionGroup(title: "Work") var work: WorkOptions

    @Option(help: ArgumentHelp("How often each picture is drawn.", valueName: "number"))
    var repeats: Int = 50

    func run() throws {
        try source.run(
            "benchmark", plan.arguments + work.arguments + ["--repeats", String(repeats)], system: plan.system)
    }
}
