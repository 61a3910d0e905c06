import Foundation
import RenderModel

/// A size that App Store Connect takes screenshots in.
package struct StoreSize: Hashable, Sendable {
    /// The display as App Store Connect names it, in inches: `6.9`, `ipad-13`.
    package var display: String
    /// Pixels, upright.
    package var width: Int
    package var height: Int
    /// The device whose screen is shown in it.
    package var device: String

    /// When App Store Connect Help, "Screenshot specifications", listed these sizes, as we remember it.
    package static let date = "2025-09"

    /// The size that is taken of a display comes first.
    package static let all: [StoreSize] = [
        .init(display: "6.9", width: 1320, height: 2868, device: "iphone-440x956"),
        .init(display: "6.9", width: 1290, height: 2796, device: "iphone-430x932"),
        .init(display: "6.5", width: 1284, height: 2778, device: "iphone-428x926"),
        .init(display: "6.5", width: 1242, height: 2688, device: "iphone-414x896@3x"),
        .init(display: "6.3", width: 1206, height: 2622, device: "iphone-402x874"),
        .init(display: "6.3", width: 1179, height: 2556, device: "iphone-393x852"),
        .init(display: "6.1", width: 1170, height: 2532, device: "iphone-390x844"),
        .init(display: "6.1", width: 1125, height: 2436, device: "iphone-375x812"),
        .init(display: "6.1", width: 1080, height: 2340, device: "iphone-360x780"),
        .init(display: "5.5", width: 1242, height: 2208, device: "iphone-414x736"),
        .init(display: "4.7", width: 750, height: 1334, device: "iphone-375x667"),
        .init(display: "4", width: 640, height: 1136, device: "iphone-320x568"),
        .init(display: "ipad-13", width: 2064, height: 2752, device: "ipad-1024x1366"),
        .init(display: "ipad-13", width: 2048, height: 2732, device: "ipad-1024x1366"),
        .init(display: "ipad-11", width: 1668, height: 2388, device: "ipad-834x1194"),
        .init(display: "ipad-11", width: 1640, height: 2360, device: "ipad-820x1180"),
        .init(display: "ipad-10.5", width: 1668, height: 2224, device: "ipad-834x1112"),
        .init(display: "ipad-9.7", width: 1536, height: 2048, device: "ipad-768x1024")
    ]

    /// `1320x2868`.
    package var name: String { "\(width)x\(height)" }

    /// A display, which stands for its first size, or a size in pixels.
    package init?(named name: String) {
        guard let size = Self.all.first(where: { $0.name == name || $0.display == name }) else { return nil }
        self = size
    }

    private init(display: String, width: Int, height: Int, device: String) {
        (self.display, self.width, self.height, self.device) = (display, width, height, device)
    }
}
