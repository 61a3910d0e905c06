import Foundation
import RenderModel
import WidgetKitCore

extension RenderSurface {
    /// Without margins, at one pixel a point.
    static func sized(_ width: CGFloat, _ height: CGFloat) -> RenderSurface {
        RenderSurface(
            size: CGSize(width: width, height: height), displayScale: 1, contentMargin: 0, cornerRadius: 0,
            locale: "en_US", timeZone: "GMT", clock: Date(timeIntervalSince1970: 1_767_260_460))
    }
}

extension WidgetResources {
    static let none = WidgetResources(directories: [])
}
