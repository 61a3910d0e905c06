import Foundation
import RenderModel
import SystemSupport

/// Has a program of compositions draw pages into a folder.
package final class Composer {
    private let session: WorkerSession
    private let folder: OutputFolder
    /// Seconds that a page may take.
    private let timeout: Double

    /// - Parameters:
    ///   - launch: starts the program that draws.
    ///   - timeout: seconds that a page may take.
    package init(_ launch: WorkerLaunch, into folder: OutputFolder, timeout: Double) {
        (session, self.folder, self.timeout) = (WorkerSession(launch), folder, timeout)
    }

    /// Draws a page into a file of the folder.
    ///
    /// - Returns: the picture, and what the composition's code printed.
    /// - Throws: `CommandFailure`.
    package func draw(
        _ page: CompositionPage, on canvas: CompositionCanvas, file: String
    ) throws -> (result: PictureResult, output: String) {
        try draw(page, on: canvas, file: file, path: "\(folder.path)/\(file)")
    }

    /// Draws a page that is a part of another one; its file is gone after the run.
    package func drawPart(
        _ page: CompositionPage, on canvas: CompositionCanvas, named name: String
    ) throws -> (path: String, result: PictureResult) {
        let path = "\(folder.scratch)/\(name).png"
        return (path, try draw(page, on: canvas, file: name, path: path).result)
    }

    private func draw(
        _ page: CompositionPage, on canvas: CompositionCanvas, file: String, path: String
    ) throws -> (result: PictureResult, output: String) {
        let picture = canvas.picture(of: page.content.screen, file: file, scale: page.scale)
        let job = DrawJob(picture: picture, destination: path, scratchFolder: folder.scratch)
        // A screen has ten times the pixels of a widget, and as many pictures to decode.
        let answer = session.ask(.compose(job, page.content), within: timeout * 4 + 1)
        switch answer.result {
        case .success(let result): return (result, answer.output)
        case .failure(let reason): throw CommandFailure(.requestFailed, "\(file): \(reason.message)")
        }
    }

    /// `home-screen-light.png`, `add-widget-sheet/Status-systemSmall-ja-dark.png`.
    ///
    /// - Parameter locales: all that are drawn; a file says its own where there are several.
    package static func file(
        _ kind: String, _ page: CompositionPage, of count: Int, _ canvas: CompositionCanvas, locales: Int
    ) -> String {
        var name = count > 1 && !page.name.isEmpty ? "\(kind)/\(page.name)" : kind
        if locales > 1 { name += "-" + PictureName.folder(forKind: canvas.locale) }
        if canvas.mode != .fullColor { name += "-\(canvas.mode.rawValue)" }
        return "\(name)-\(canvas.scheme).png"
    }
}
