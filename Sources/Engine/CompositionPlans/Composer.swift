import Foundation
import Geometry
import RenderCoordinator
import RenderModel
import RenderPlanning
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
        let answer = session.ask(.compose(job, page.content), within: timeout * 4)
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

/// For which device and whom compositions are drawn.
package struct CompositionCanvas: Hashable, Sendable {
    package var device: Device
    package var locale: String
    package var scheme: SchemeName
    /// `fullColor`, `accented` or `clear`, of widgets and icons of the Home Screen.
    package var mode = ModeName.fullColor
    package var tint = TintName.standard
    package var wallpaper: Wallpaper
    package var appName: String
    /// An absolute path.
    package var appIcon: String?
    package var texts: [String: String] = [:]
    package var settings: PlanSettings
    /// Whether the screen's corners are cut out.
    package var isCut = false

    package init(
        device: Device, locale: String, scheme: SchemeName, wallpaper: Wallpaper, appName: String,
        settings: PlanSettings
    ) {
        (self.device, self.locale, self.scheme) = (device, locale, scheme)
        (self.wallpaper, self.appName, self.settings) = (wallpaper, appName, settings)
    }

    /// What is asked of the program that draws.
    ///
    /// - Parameter scale: pixels per point; nil for the device's own.
    func picture(of screen: CompositionScreen, file: String, scale: Double? = nil) -> PlannedPicture {
        let scale = scale ?? device.scales[0], size = screen.size
        let surface = RenderSurface(
            size: size, displayScale: scale, contentMargin: 0, cornerRadius: screen.isCut ? screen.cornerRadius : 0,
            locale: locale, timeZone: settings.timeZone, clock: settings.clock, screen: size, idiom: screen.idiom,
            palette: settings.palette, system: settings.system, contrast: settings.contrast)
        let request = DrawRequest(
            kind: "composition", presentationKind: .view(.fixed(width: size.width, height: size.height)),
            variant: .snapshot,
            scheme: scheme, surface: surface, providerTimeout: settings.timeout)
        return PlannedPicture(group: 0, request: request, file: file, rasterScale: scale, square: !screen.isCut)
    }
}
