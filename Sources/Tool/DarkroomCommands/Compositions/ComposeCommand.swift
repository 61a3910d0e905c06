import ArgumentParser
import CompositionPlans
import Foundation
import RenderCoordinator
import RenderModel
import SystemSupport

/// Draws screens and advertisements around pictures of widgets.
package struct ComposeCommand<Source: ProgramSource>: SourceCommand, ReplyingCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "compose",
            abstract: "Render Home Screens, Lock Screens and App Store screenshots.",
            discussion: """
                Takes sources, or an output folder of 'darkroom render':

                  darkroom compose path/to/WidgetExtension --as home-screen --device "iPhone 16 Pro Max"
                  darkroom compose darkroom-output --as lock-screen

                See docs/Compositions.md for layout.json, store.json and custom compositions. All artwork is \
                Darkroom's own.
                """)
    }

    @OptionGroup var source: Source
    @OptionGroup(title: "Composition") var options: ComposeOptions
    @OptionGroup var work: WorkOptions

    @OptionGroup(title: "Terminal") package var terminal: TerminalOptions

    package init() {}

    package func run(_ reply: CommandReply) throws {
        let command = TypedCommand().words.map(Shell.quoted).joined(separator: " ")
        let demand = ProgramDemand("compose", work, system: options.system)
        let request = try ComposeRequest(options, command: command)
        let painter =
            try request.ownFile.map { try source.composition(at: $0, for: demand) }
            ?? CompositionsProgram.located(command: command)
        let home = try TemporaryHome(command: command)
        CleanUp.onInterrupt { home.remove() }
        defer { home.remove() }
        let pictures: CompositionPictures, bundleName: String?
        if let folder = source.outputFolder {
            SandboxPolicy.give(folder)
            (pictures, bundleName) = (try CompositionPictures(folder: folder, command: "darkroom render"), nil)
        } else {
            let program = try source.program(for: demand)
            bundleName = program.bundle.description.infoDictionary["CFBundleDisplayName"] as? String
            pictures = try request.rendered(program, work, home: home)
        }
        try ComposeJob(request: request, pictures: pictures, bundleName: bundleName, command: command)
            .run(painter, work, reply)
    }
}
