import ArgumentParser
import Foundation
import RenderCoordinator
import RenderModel
import SystemSupport

/// Draws screens and advertisements around pictures of widgets.
package struct ComposeCommand<Source: ProgramSource>: SourceCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "compose",
            abstract: "Draw Home Screens, Lock Screens, gallery pages and store screenshots around the widgets.",
            discussion: """
                Of a folder of sources, what is needed is rendered first; of an output folder with its manifest.json, \
                its pictures are taken:

                  darkroom compose path/to/WidgetExtension --as home-screen --device "iPhone 16 Pro Max"
                  darkroom compose darkroom-output --as lock-screen

                All artwork is Darkroom's own. docs/Compositions.md tells of layout.json, store.json and compositions \
                of your own.
                """)
    }

    @OptionGroup var source: Source
    @OptionGroup(title: "What is composed") var options: ComposeOptions
    @OptionGroup(title: "Work") var work: WorkOptions

    package init() {}

    package func run() throws {
        let command = TypedCommand().words.map(Shell.quoted).joined(separator: " ")
        let demand = ProgramDemand("compose", work, system: options.system)
        let request = try ComposeRequest(options, command: command)
        let painter = try request.ownFile.map { try source.composition(at: $0, for: demand) }
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
            .run(painter, work)
    }
}
