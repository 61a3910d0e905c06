import ArgumentParser

/// What the engine alone costs, without a widget, a worker or a file.
@main
struct EngineBenchmarks: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "EngineBenchmarks", abstract: "Measures layout and effects on views of its own.",
        subcommands: [LayoutCommand.self, EffectsCommand.self])
}
