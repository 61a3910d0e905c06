import Foundation
import RenderCoordinator
import RenderModel
import SystemSupport

/// Plans a composition's pages and has them drawn.
struct ComposeJob {
    let request: ComposeRequest
    let pictures: CompositionPictures
    let bundleName: String?
    let command: String

    func run(_ painter: WidgetExecutable, _ work: WorkOptions) throws {
        let options = request.options
        try CommandSession.run(
            painter, work, timeZone: options.timeZone, output: options.output
        ) { session in
            let composer = Composer(session.launch, into: session.folder!, timeout: options.timeout)
            var count = 0
            for canvas in try request.canvases(pictures, bundleName: bundleName) {
                let pages: [CompositionPage]
                do throws(CompositionLayout.Problem) {
                    pages = try request.plan.pages(
                        of: pictures, request.layout, on: canvas, kinds: options.kind)
                } catch {
                    throw CommandFailure(
                        .usage, "\(options.layout.map { "\($0): " } ?? "")\(error). Try again: \(command)")
                }
                for page in pages {
                    let name = Composer.file(
                        request.name, page, of: pages.count, canvas, locales: request.locales.count)
                    let file = request.devices.count > 1 ? "\(canvas.device.identifier)/\(name)" : name
                    let drawn = try composer.draw(page, on: canvas, file: file)
                    if work.verbose, !drawn.output.isEmpty { Terminal.note(drawn.output) }
                    for finding in drawn.result.findings { TerminalDiagnostics().warn("\(file): \(finding.message)") }
                    Terminal.print(
                        "\(options.output)/\(file)  \(drawn.result.pixelWidth) × \(drawn.result.pixelHeight)")
                    count += 1
                }
            }
            Terminal.note(count == 1 ? "1 composition" : "\(count) compositions")
        }
    }
}
