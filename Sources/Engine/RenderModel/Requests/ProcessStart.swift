import Assets
import Foundation

/// What a process of the extension finds when it begins. Initializers of widgets and providers see it, statics whenever
/// they are first used, and both keep what they make of it, such as formatters.
///
/// So requests that differ in it have processes of their own, as an iPhone ends the extension's when its language is
/// changed.
package struct ProcessStart: Hashable, Sendable {
    /// An identifier such as `en_US`.
    package var locale: String
    package var pseudolanguage = Pseudolanguage.plain
    /// The version that `ProcessInfo` tells, such as `26.0`.
    package var systemVersion = Self.version(.newest, .ios26)
    /// When a provider is asked for the first time.
    package var clock: Date

    /// Of a process that is asked for the widgets, and for what hangs on no picture.
    package init(locale: String) {
        self.locale = locale
        clock = ClockTime.defaultInstant(in: .current)
    }

    package init(_ request: DrawRequest) {
        self.init(request.surface)
        clock = request.previousRequests.first ?? clock
    }

    package init(_ surface: RenderSurface) {
        (locale, pseudolanguage, clock) = (surface.locale, surface.pseudolanguage, surface.clock)
        systemVersion = Self.version(surface.system, surface.palette)
    }

    private static func version(_ system: SystemVersion?, _ palette: PaletteName) -> String {
        system?.full ?? (palette == .ios18 ? "18.0" : "26.0")
    }
}
