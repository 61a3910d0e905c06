import Foundation
import Geometry
import RenderModel

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
