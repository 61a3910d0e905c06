import DisplayList
import Foundation
import Geometry
import SwiftUICore

/// What can be tapped. Apple lists the system families, accessoryCircular and accessoryRectangular as those with
/// buttons and toggles; of accessoryInline the system takes only text and image, and no area is left.
extension WidgetStage {
    /// Whether a tap on a link does what a tap beside it does.
    var ignoresLinks: Bool { request.slot == .family(.systemSmall) }

    func links(_ recorder: DisplayListRecorder, _ session: ResolutionSession) -> [Drawing.LinkRegion] {
        guard ignoresLinks else { return recorder.links.map(Drawing.LinkRegion.init) }
        if !recorder.links.isEmpty {
            session.report(
                Finding(
                    "link-in-small-widget", .note,
                    "systemSmall ignores Link; only widgetURL opens something there"))
        }
        return []
    }

    func intents(_ recorder: DisplayListRecorder, _ session: ResolutionSession) -> [Drawing.IntentRegion] {
        for link in recorder.links where recorder.intents.contains(where: { $0.holds(link.frame, link.order) }) {
            session.report(
                Finding(
                    "link-in-button", .warning,
                    "the Link to \(link.url.absoluteString) lies inside of a button or toggle, and it is not said "
                        + "which of them a tap is for; put them side by side"))
        }
        return recorder.intents.map(Drawing.IntentRegion.init)
    }
}

extension RecordedIntent {
    fileprivate func holds(_ frame: CGRect, _ order: Int) -> Bool { self.order < order && self.frame.contains(frame) }
}
