import Assets
import Foundation
import Geometry

/// Where a widget is shown: everything about device and settings that its provider and its views can see.
package struct RenderSurface: Hashable, Sendable, Codable {
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
