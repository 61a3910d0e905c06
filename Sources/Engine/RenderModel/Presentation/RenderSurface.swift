import Assets
import Foundation
import Geometry

/// Where a widget is shown: everything about device and settings that its provider and its views can see.
package struct RenderSurface: Hashable, Sendable {
    /// The widget's size, in points.
    package var size: CGSize
    /// Pixels per point.
    package var displayScale: Double
    /// Points kept free on every edge unless the widget disables them.
    package var contentMargin: Double
    /// Whether they are kept free also where iOS 14 to 16 knew none.
    package var keepsContentMargin: Bool
    /// The radius of the container's continuous corner, in points; 0 for none.
    package var cornerRadius: Double
    /// An identifier such as `en_US`.
    package var locale: String
    /// An identifier such as `Europe/Berlin`.
    package var timeZone: String
    package var typeSize: TypeSizeName
    package var pseudolanguage: Pseudolanguage
    /// The instant at which providers are asked, and at which undated variants are shown.
    package var clock: Date
    /// The whole screen in portrait, in points.
    package var screen: CGSize
    package var idiom: ScreenIdiom
    /// The generation of iOS that lends its colors.
    package var palette: PaletteName
    /// The release of iOS that code is told of; nil for the palette's.
    package var system: SystemVersion?
    package var contrast: ContrastName
    /// What the system keeps free around a plain view; nothing around widgets.
    package var safeArea: ScreenInsets

    /// An iPhone 15's or 16's.
    package static let usualScreen = CGSize(width: 393, height: 852)

    package init(
        size: CGSize, displayScale: Double, contentMargin: Double, cornerRadius: Double, locale: String,
        timeZone: String, typeSize: TypeSizeName = .large, pseudolanguage: Pseudolanguage = .plain, clock: Date,
        screen: CGSize = Self.usualScreen, idiom: ScreenIdiom = .phone,
        palette: PaletteName = .ios26, system: SystemVersion? = nil, contrast: ContrastName = .standard,
        safeArea: ScreenInsets = ScreenInsets(), keepsContentMargin: Bool = false
    ) {
        self.size = size
        self.displayScale = displayScale
        self.contentMargin = contentMargin
        self.keepsContentMargin = keepsContentMargin
        self.cornerRadius = cornerRadius
        self.locale = locale
        self.timeZone = timeZone
        self.typeSize = typeSize
        self.pseudolanguage = pseudolanguage
        self.clock = clock
        self.screen = screen
        self.idiom = idiom
        self.palette = palette
        self.system = system
        self.contrast = contrast
        self.safeArea = safeArea
    }
}

/// What the system keeps free at a screen's edges, in points.
package struct ScreenInsets: Hashable, Sendable, Codable {
    package var top: Double
    package var bottom: Double
    /// At either side.
    package var sides: Double

    package init(top: Double = 0, bottom: Double = 0, sides: Double = 0) {
        (self.top, self.bottom, self.sides) = (top, bottom, sides)
    }

    /// What is left of a screen.
    package func inner(of screen: CGSize) -> CGRect {
        CGRect(
            x: sides, y: top, width: max(0, screen.width - 2 * sides), height: max(0, screen.height - top - bottom))
    }
}

/// The device's kind, as far as code can ask for it.
package enum ScreenIdiom: String, Hashable, Sendable, Codable { case phone, pad }

/// The measures of Live Activities, in points: Apple's Human Interface Guidelines, "Live Activities", December 2025.
package enum IslandMetrics {
    /// Of the island's compact and minimal forms.
    package static let height: CGFloat = 110.0 / 3
    /// What the camera takes of the compact island: 230 less twice 52.33, as wide on every phone.
    package static let cameraWidth: CGFloat = 376.0 / 3
    package static let expandedCornerRadius: CGFloat = 44
    /// Of the expanded island and of the Lock Screen's presentation; what is higher is cut.
    package static let heights: ClosedRange<CGFloat> = 84...160
    package static let minimalWidths: ClosedRange<CGFloat> = height...45
    /// Of a side of the compact island: 134 pixels of three a point on an iPhone 16 Pro; Apple names none.
    package static let narrowestSide: CGFloat = 134.0 / 3
    /// Between the sides of the screen and the widest island: 393 less 371, halved.
    package static let screenMargin: CGFloat = 11

    package static var camera: CGSize { CGSize(width: cameraWidth, height: height) }

    /// What there is for each side of the compact island.
    package static func widestSide(on screen: CGSize) -> CGFloat {
        max(narrowestSide, (screen.width - 2 * screenMargin - cameraWidth) / 2)
    }
}
