import RenderModel

/// What became of a tap in a device's life, as `timeline.json` tells it.
package struct TapOutcome: Hashable, Sendable, Codable {
    package var at: TapReport.Point
    /// What took the tap; missing where the widget could not be drawn.
    package var target: TapReport.Region?
    /// Why nothing was performed though the target is an intent.
    package var inactive: String?
    package var performed: TapReport.Performed?
    /// What the intent asked of `WidgetCenter` and `ControlCenter`.
    package var requests: [TapReport.Request] = []
    /// The kinds whose timelines were asked for again.
    package var reloaded: [String] = []
    /// The Live Activities that the intent touched, presentation by presentation; left out where it touched none.
    package var activityPictures: [TapReport.ActivityPicture]?
    /// What the app is opened with, where the tap meets no URL.
    package var userActivity: HandedActivity?
    package var failure: TapReport.Failure?

    package init(at point: TapReport.Point) { at = point }
}

extension TapOutcome: TapRecord {}
