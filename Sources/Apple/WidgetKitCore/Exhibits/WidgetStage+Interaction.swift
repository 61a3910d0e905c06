import Findings
import Foundation
import Geometry
import RenderModel
import SwiftUICore

/// What can be tapped. Apple lists the system families, accessoryCircular and accessoryRectangular as those with
/// buttons and toggles; of accessoryInline the system takes only text and image, and no area is left.
extension WidgetStage {
    /// Whether a tap on a link does what a tap beside it does.
    ///
    /// Apple names accessoryRectangular among the families with room for more than one target, and says of a small
    /// widget that it has one. What is round or a line is smaller still.
    var ignoresLinks: Bool {
        switch request.slot {
        case .family(.systemSmall), .family(.accessoryCircular), .family(.accessoryInline), .family(.accessoryCorner):
            true
        case .family, .view, .activity, .control: false
        }
    }

    func links(_ recorder: DisplayListRecorder, _ session: ResolutionSession) -> [LinkRegion] {
        guard ignoresLinks else { return recorder.links.map(LinkRegion.init) }
        if !recorder.links.isEmpty {
            session.report(
                Finding(
                    request.slot.isAccessory ? .linkInAccessory : .linkInSmallWidget,
                    "\(request.slot) ignores Link; only widgetURL opens something there"))
        }
        return []
    }

    func intents(_ recorder: DisplayListRecorder, _ session: ResolutionSession) -> [IntentRegion] {
        for link in recorder.links where recorder.intents.contains(where: { $0.holds(link.frame, link.order) }) {
            session.report(
                Finding(
                    .linkInButton,
                    "the Link to \(link.url.absoluteString) lies inside of a button or toggle, and it is not said "
                        + "which of them a tap is for; put them side by side"))
        }
        return recorder.intents.map(IntentRegion.init)
    }
}

extension RecordedIntent {
    fileprivate func holds(_ frame: CGRect, _ order: Int) -> Bool { self.order < order && self.frame.contains(frame) }
}
