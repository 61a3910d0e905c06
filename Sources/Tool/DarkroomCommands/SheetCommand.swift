import ArgumentParser
import ContactSheets
import RenderCoordinator
import SystemSupport

/// Puts the pictures of folders side by side on contact sheets.
package struct SheetCommand: ReplyingCommand {
    package static let configuration = CommandConfiguration(
        commandName: "sheet",
        abstract: "Write contact sheets.",
        discussion: """
            Shows images side by side, at their size in points, under the names of their widgets and families:

              darkroom sheet weather/out --output weather.png
              darkroom sheet weather/out --output weather.pdf

            A PDF contains all pages and searchable text. More PNG pages are numbered: weather-2.png.
            """)

    @Argument(help: ArgumentHelp("Output folders of 'darkroom render'.", valueName: "folder"))
    var folders: [String]

    @Option(name: .shortAndLong, help: "The PNG or PDF file to write.")
    var output: String = "sheet.png"

    @Option(help: "Title. Default: the names of the widgets.")
    var title: String?

    @Option(help: "Page width in points, 300 to 4000.")
    var width = 1200.0

    @Option(help: "Pixels per point, 0.5 to 3.")
    var scale = 2.0

    @Option(help: ArgumentHelp("Page color: light or dark.", valueName: "scheme"))
    var scheme: SheetScheme = .light

    @OptionGroup(title: "Terminal") package var terminal: TerminalOptions

    package init() {}

    package func validate() throws {
        guard [".png", ".pdf"].contains(where: output.lowercased().hasSuffix) else {
            throw ValidationError("--output \(output): contact sheets are PNG or PDF files: --output sheet.png")
        }
        guard (300...4000).contains(width) else { throw ValidationError("--width \(width): use 300 to 4000") }
        guard (0.5...3).contains(scale) else { throw ValidationError("--scale \(scale): use 0.5 to 3") }
    }

    package func run(_ reply: CommandReply) throws {
        var options = SheetWriter.Options()
        (options.title, options.width, options.scale, options.isDark) = (title, width, scale, scheme == .dark)
        do {
            let files = try MainActor.assumeIsolated { try SheetWriter(folders, options).write(to: output) }
            reply.give(["files": files]) {
                files.count > 1
                    ? "Open \(files[0]); \(files.count) pages, the last of them \(files[files.count - 1])"
                    : "Open \(output)"
            }
            // They may be anybody's: nothing is removed.
            if let others = SheetWriter.pages(after: files, of: output) {
                Terminal.note("\(others): named like pages of this sheet, but not part of it")
            }
        } catch let error as FileError {
            throw CommandFailure.writing(output, error, kind: "file")
        }
    }
}

/// The color of a sheet.
enum SheetScheme: String, CaseIterable, ExpressibleByArgument {
    case light, dark
}
