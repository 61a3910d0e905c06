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
        switch request.presentationKind {
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
                    request.presentationKind.isAccessory ? .linkInAccessory : .linkInSmallWidget,
                    "\(request.presentationKind) ignores Link; use widgetURL instead"))
        }
        return []
    }

    func intents(_ recorder: DisplayListRecorder, _ session: ResolutionSession) -> [IntentRegion] {
        for link in recorder.links where recorder.intents.contains(where: { $0.holds(link.frame, link.order) }) {
            session.report(
                Finding(
                    .linkInButton,
                    "the Link to \(link.url.absoluteString) is inside a button or toggle, so it is unclear "
                        + "which of them a tap triggers; put them side by side"))
        }
        return recorder.intents.map(IntentRegion.init)
    }
}

extension RecordedIntent {
    fileprivate func holds(_ frame: CGRect, _ order: Int) -> Bool { self.order < order && self.frame.contains(frame) }
}

/// What a widget's views are set in, in points: how large it is and what of it they are offered.
struct WidgetContainer {
    private(set) var size: CGSize
    /// Kept free on every edge.
    private(set) var margin: CGFloat
    /// What the margin, or a screen's safe area, leaves.
    private(set) var inner: CGRect
    private(set) var offer: ProposedViewSize

    var bounds: CGRect { CGRect(origin: .zero, size: size) }

    /// - Parameter keepsMargin: false for a widget that disables the margins, which it can still read and apply itself.
    init(_ request: DrawRequest, keepsMargin: Bool) {
        size = request.surface.size
        margin = keepsMargin ? request.surface.contentMargin : 0
        inner =
            request.presentationKind.viewLayout?.isScreen == true
            ? request.surface.safeArea.inner(of: size)
            : Self.inner(of: size, margin + Self.inset(of: request.presentationKind))
        offer = ProposedViewSize(inner.size)
    }

    private static func inner(of size: CGSize, _ margin: CGFloat) -> CGRect {
        CGRect(origin: .zero, size: size).insetBy(dx: min(margin, size.width / 2), dy: min(margin, size.height / 2))
    }

    /// What the Lock Screen keeps free on every edge of a round or rectangular widget, whatever margins it asks for, in
    /// points. On an iPhone with 393 points a widget prints 58 × 58 and 146 × 58 as its sizes (osmanyildirim's
    /// WidgetKit_Sample, `lockscreenwidget`, iOS 16), and discs behind widgets have 58 to 59 (tigi44's
    /// WidgetKitExample), as wide as round gauges: 7 less on each side than the guidelines' 72 × 72 and 160 × 72.
    private static func inset(of kind: PresentationKind) -> CGFloat {
        kind == .family(.accessoryCircular) || kind == .family(.accessoryRectangular) ? 7 : 0
    }

    /// Offers the whole of the container.
    mutating func dropMargin() {
        (margin, inner, offer) = (0, bounds, ProposedViewSize(size))
    }

    /// Makes the container as large as the view wants to be: whole pixels, of which a picture has at least one and no
    /// more than it can have.
    ///
    /// - Returns: whether the view is larger than that.
    mutating func fit(_ view: LayoutNode, displayScale scale: CGFloat) -> Bool {
        let wanted = view.sizeThatFits(offer), range = ViewLayout.lengths
        func length(_ length: CGFloat) -> CGFloat {
            let whole = (length * scale - 1e-6).rounded(.up) / scale
            return whole.isFinite ? min(max(whole, 1 / scale), range.upperBound) : range.upperBound
        }
        size = CGSize(width: length(wanted.width), height: length(wanted.height))
        inner = bounds
        return max(wanted.width, wanted.height) > range.upperBound
    }
}
