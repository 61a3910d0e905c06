import Assets
import Foundation
import Geometry
import RenderModel

/// Where and for whom something is shown in one form.
package struct RenderDestination: Hashable, Sendable {
    package var device: Device
    /// Pixels per point of the screen.
    package var scale: Double
    package var locale: String
    package var typeSize = TypeSizeName.large
    package var pseudolanguage = Pseudolanguage.plain

    /// What tells it from others: `iphone-16 3.0 en_US large none`.
    var name: String { "\(device.identifier) \(scale) \(locale) \(typeSize) \(pseudolanguage.rawValue)" }

    /// Points as the screen shows them.
    package func shownSize(_ presentationKind: PresentationKind) -> CGSize { device.size(of: presentationKind)!.shown }

    package func pixelSize(_ presentationKind: PresentationKind) -> CGSize {
        let size = shownSize(presentationKind)
        return CGSize(width: (size.width * scale).rounded(), height: (size.height * scale).rounded())
    }

    /// Pixels per point of the canvas on which the widget is laid out: smaller than the screen's on an iPad.
    package func rasterScale(_ presentationKind: PresentationKind) -> Double {
        let size = device.size(of: presentationKind)!
        return scale * size.shown.width / size.canvas.width
    }

    package func surface(_ presentationKind: PresentationKind, settings: PlanSettings) -> RenderSurface {
        RenderSurface(
            size: device.size(of: presentationKind)!.canvas, displayScale: scale,
            contentMargin: device.contentMargin(for: presentationKind),
            cornerRadius: device.cornerRadius(for: presentationKind), locale: locale, timeZone: settings.timeZone,
            typeSize: typeSize, pseudolanguage: pseudolanguage, clock: settings.clock, screen: device.screen,
            idiom: device.idiom == .pad ? .pad : .phone, palette: settings.palette,
            system: settings.system, contrast: settings.contrast, safeArea: device.safeArea(for: presentationKind),
            keepsContentMargin: settings.contentMargins == .always)
    }
}
