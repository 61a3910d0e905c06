import CompositionPlans
import Foundation
import RenderCoordinator
import RenderModel
import RenderPlanning
import SystemSupport

/// Plans a composition's pages and has them drawn.
struct ComposeJob {
    let request: ComposeRequest
    let pictures: CompositionPictures
    let bundleName: String?
    let command: String

    func run(_ painter: WidgetExecutable, _ work: WorkOptions, _ reply: CommandReply) throws {
        let options = request.options
        try CommandSession.run(
            painter, work, timeZone: options.timeZone, output: options.output
        ) { session in
            let composer = Composer(session.launch, into: session.folder!, timeout: options.timeout)
            let canvases = try request.canvases(pictures, bundleName: bundleName)
            var drawnFiles: [ComposeAnswer.Image] = []
            // What is drawn when a later one fails is told.
            defer { reply.give(ComposeAnswer(output: options.output, images: drawnFiles)) }
            // What does not fit on one of the screens is told before any is drawn.
            for canvas in canvases { _ = try request.store.map { try screens($0, on: canvas) } }
            for canvas in canvases {
                for (page, file) in try pages(on: canvas, drawnBy: composer) {
                    let drawn = try composer.draw(page, on: canvas, file: file)
                    if work.verbose, !drawn.output.isEmpty { Terminal.note(drawn.output) }
                    for finding in drawn.result.findings { TerminalDiagnostics().warn("\(file): \(finding.message)") }
                    let image = ComposeAnswer.Image(
                        file: file, width: drawn.result.pixelWidth, height: drawn.result.pixelHeight,
                        device: canvas.device.identifier, locale: canvas.locale, scheme: canvas.scheme.rawValue)
                    drawnFiles.append(image)
                    if !reply.isJSON {
                        Terminal.print("\(options.output)/\(file)  \(image.width) × \(image.height)")
                    }
                }
            }
            Terminal.note(Count.text(drawnFiles.count, "composition"))
        }
    }

    /// What is drawn, and into which files.
    private func pages(
        on canvas: CompositionCanvas, drawnBy composer: Composer
    ) throws -> [(page: CompositionPage, file: String)] {
        if let store = request.store { return try screenshots(store, on: canvas, drawnBy: composer) }
        let pages = try explained(request.options.layout) { () throws(CompositionLayout.Problem) in
            try request.plan.pages(of: pictures, request.layout, on: canvas, kinds: request.options.kind)
        }
        return pages.map { page in
            let name = Composer.file(request.name, page, of: pages.count, canvas, locales: request.locales.count)
            return (page, request.devices.count > 1 ? "\(canvas.device.identifier)/\(name)" : name)
        }
    }

    /// Those of the sizes that show the canvas's device: `en_US/1320x2868/1-home-screen.png`.
    private func screenshots(
        _ store: (listing: StoreListing, layouts: [CompositionLayout]), on canvas: CompositionCanvas,
        drawnBy composer: Composer
    ) throws -> [(page: CompositionPage, file: String)] {
        var result: [(CompositionPage, String)] = []
        let sizes = store.listing.sizes.filter { $0.device == canvas.device.identifier }
        for (screenshot, inner, canvas) in try screens(store, on: canvas) {
            let part = "\(canvas.device.identifier)-\(canvas.locale)-\(canvas.scheme)-\(screenshot.name)"
            let screen = try composer.drawPart(inner, on: canvas, named: PictureName.folder(forKind: part))
            for size in sizes {
                let page = try explained(request.options.store) { () throws(CompositionLayout.Problem) in
                    try store.listing.page(screenshot, size, around: screen, of: inner, on: canvas)
                }
                let name = PictureName.folder(forKind: screenshot.name)
                let scheme = request.schemes.count > 1 ? "-\(canvas.scheme)" : ""
                result.append((page, "\(PictureName.folder(forKind: canvas.locale))/\(size.name)/\(name)\(scheme).png"))
            }
        }
        return result
    }

    /// What each screenshot shows on the canvas's device, and the canvas in the screenshot's scheme.
    private func screens(
        _ store: (listing: StoreListing, layouts: [CompositionLayout]), on canvas: CompositionCanvas
    ) throws -> [(StoreListing.Screenshot, CompositionPage, CompositionCanvas)] {
        try zip(store.listing.screenshots, store.layouts).map { screenshot, layout in
            var canvas = canvas
            canvas.scheme = screenshot.scheme ?? canvas.scheme
            let page = try explained(request.options.store) { () throws(CompositionLayout.Problem) in
                do {
                    return try screenshot.kind.plan!.pages(
                        of: pictures, layout, on: canvas, kinds: request.options.kind)[0]
                } catch {
                    throw .init(description: "\(screenshot.place): \(error)")
                }
            }
            return (screenshot, page, canvas)
        }
    }

    private func explained<Result>(
        _ file: String?, _ body: () throws(CompositionLayout.Problem) -> Result
    ) throws -> Result {
        do throws(CompositionLayout.Problem) {
            return try body()
        } catch {
            guard let file else {
                throw CommandFailure(
                    .usage, "\(error); choose another composition with --as, or other widgets with --kind")
            }
            throw CommandFailure(.usage, "\(file): \(error). Correct it, and run: \(command)")
        }
    }
}

/// The program that draws Darkroom's own compositions.
enum CompositionsProgram {
    static let name = "darkroom-compositions"

    /// Beside this program, as SwiftPM builds it, or in the folder that `DARKROOM_RUNTIME` names.
    /// - Throws: `CommandFailure` where it is not there.
    static func located(
        command: String, environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws -> WidgetExecutable {
        let folder = environment["DARKROOM_RUNTIME"] ?? ThisProgram.path.parentFolder
        let path = URL(fileURLWithPath: "\(folder)/\(name)").standardizedFileURL.path
        guard FileManager.default.isExecutableFile(atPath: path) else {
            throw CommandFailure(
                .requestFailed,
                "\(path) is missing; build it in Darkroom's folder with 'swift build --product \(name)' "
                    + "and the flags that darkroom was built with, and run: \(command)")
        }
        return WidgetExecutable(path: path, command: command, bundle: ExtensionBundle())
    }
}

/// What `compose --json` says.
private struct ComposeAnswer: Encodable, Sendable {
    struct Image: Encodable, Sendable {
        /// The path inside the folder.
        var file: String
        /// In pixels.
        var width: Int
        var height: Int
        var device: String
        var locale: String
        var scheme: String
    }

    /// The folder, as it was typed.
    var output: String
    var images: [Image]
}
