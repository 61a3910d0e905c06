import Assets
import Geometry
import Foundation
import WidgetKitCore

/// Where and for whom a widget of one family is shown.
package struct Placement: Hashable, Sendable {
    package var device: Device
    /// Pixels per point of the screen.
    package var scale: Double
    package var locale: String
    package var typeSize = TypeSizeName.large
    package var pseudolanguage = Pseudolanguage.plain

    /// Points as the screen shows them.
    package func shownSize(_ family: WidgetFamily) -> CGSize { device.sizes[family]!.shown }

    package func pixelSize(_ family: WidgetFamily) -> CGSize {
        let size = shownSize(family)
        return CGSize(width: (size.width * scale).rounded(), height: (size.height * scale).rounded())
    }

    /// Pixels per point of the canvas on which the widget is laid out: smaller than the screen's on an iPad.
    package func rasterScale(_ family: WidgetFamily) -> Double {
        let size = device.sizes[family]!
        return scale * size.shown.width / size.canvas.width
    }

    package func surface(_ family: WidgetFamily, settings: PlanSettings) -> RenderSurface {
        RenderSurface(
            size: device.sizes[family]!.canvas, displayScale: scale, contentMargin: device.contentMargin(for: family),
            cornerRadius: device.cornerRadius(for: family), locale: locale, timeZone: settings.timeZone,
            typeSize: typeSize, pseudolanguage: pseudolanguage, clock: settings.clock, screen: device.screen,
            idiom: device.idiom == .pad ? .pad : .phone, palette: settings.palette,
            contrast: settings.contrast)
    }
}
