import Assets
import Foundation
import RenderModel

/// What the user asks to be drawn. Empty lists ask for everything, or for the default device.
package struct PlanSettings: Hashable, Sendable {
    package var kinds: [String] = []
    package var presentationKinds: [PresentationKind] = []
    package var variants: [VariantName] = []
    package var schemes: [SchemeName] = []
    package var devices: [Device] = []
    /// Pixels per point; empty for each device's own.
    package var scales: [Double] = []
    package var locales: [String] = []
    package var typeSizes: [TypeSizeName] = []
    package var pseudolanguages: [Pseudolanguage] = []
    /// Empty for each form's usual one.
    package var modes: [ModeName] = []
    /// The tints of the accented mode; empty for the system's own.
    package var tints: [TintName] = []
    /// Whether the display is in its always-on state.
    package var isLuminanceReduced = false
    /// How far the device is locked; empty for not at all.
    package var locks: [LockName] = []
    package var dataProtection = DataProtection.completeUntilFirstUserAuthentication
    /// What widgets are drawn on; nil for nothing.
    package var wallpaper: Wallpaper?
    /// What the user chose for configurable widgets; several give several sets of pictures.
    package var configurations: [ConfigurationChoice] = []
    /// What the user chose for Live Activities, a picture of each presentation for each state.
    package var activities: [ActivityChoice] = []
    /// Combinations of the matrix that are left out.
    package var excludes: [MatrixRule] = []
    /// Combinations that are drawn besides the matrix.
    package var includes: [MatrixRule] = []
    /// Whether only a sample is drawn in which every two values meet.
    package var isPairwise = false
    package var timeZone: String = "UTC"
    package var clock: Date
    package var entries: EntrySelection = .all
    /// The part of the plan that is carried out; nil for all of it.
    package var shard: Shard?
    /// Moments that are pictured instead of each entry.
    package var instants: [Date] = []
    /// The release of iOS that code is told of; nil for the palette's.
    package var system: SystemVersion?
    package var palette = PaletteName.ios26
    package var contrast = ContrastName.standard
    package var contentMargins = ContentMarginRule.automatic
    /// Whether the corners stay instead of being cut out.
    package var square: Bool = false
    /// The system symbols that the user has drawn.
    package var symbols: [String]?
    /// What the widget's code finds of its app's data and of the network.
    package var data = DataSettings()
    /// Seconds a provider may take, and seconds a picture may take.
    package var timeout: Double = 5

    package init(clock: Date? = nil, timeZone: String = "UTC") {
        self.timeZone = timeZone
        self.clock = clock ?? ClockTime.defaultInstant(in: TimeZone(identifier: timeZone) ?? .gmt)
    }
}
