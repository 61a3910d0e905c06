import Geometry
import RenderModel
import SwiftUICore

/// The two sides of the camera, each as wide as its content. In an iPhone 14 Pro's picture (JavierLaguna's
/// SoccerLiveActivity, `island_compact`) they are 62 and 46.5 points wide around texts of 56 and 32: the content stands
/// 6 points from the outer end and touches the camera, and a side is not narrower than 46.67 points.
struct CompactIslandLayout: Layout {
    let leadingMargins: EdgeInsets
    let trailingMargins: EdgeInsets
    /// What there is for a side on the screen, in points.
    let widestSide: CGFloat
    let log: IslandFitLog

    private func offered(_ margins: EdgeInsets) -> ProposedViewSize {
        ProposedViewSize(width: widestSide, height: IslandMetrics.height).inset(by: margins)
    }

    /// A side's width with its margins.
    private func width(_ subview: LayoutSubview?, _ margins: EdgeInsets) -> (wanted: CGFloat, shown: CGFloat) {
        let wanted = (subview?.sizeThatFits(offered(margins)).width ?? 0) + margins.leading + margins.trailing
        return (wanted, min(max(wanted, IslandMetrics.narrowestSide), widestSide))
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let leading = width(subviews.first, leadingMargins)
        let trailing = width(subviews.dropFirst().first, trailingMargins)
        (log.leadingWidth, log.trailingWidth, log.widestSide) = (leading.wanted, trailing.wanted, widestSide)
        return CGSize(width: leading.shown + IslandMetrics.cameraWidth + trailing.shown, height: IslandMetrics.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        func place(_ subview: LayoutSubview?, _ margins: EdgeInsets, isLeading: Bool) {
            let middle = bounds.minY + (bounds.height + margins.top - margins.bottom) / 2
            let x = isLeading ? bounds.minX + margins.leading : bounds.maxX - margins.trailing
            subview?.place(
                at: CGPoint(x: x, y: middle), anchor: isLeading ? .leading : .trailing, proposal: offered(margins))
        }
        place(subviews.first, leadingMargins, isLeading: true)
        place(subviews.dropFirst().first, trailingMargins, isLeading: false)
    }
}

extension IslandMetrics {
    /// The margins that content keeps unless source sets others. Apple publishes none. Those of the expanded island are
    /// measured in a picture of an iPhone 14 Pro (JavierLaguna's SoccerLiveActivity, `island_expanded`, within a point);
    /// those of the others in pictures with three pixels a point: the compact one's outer ends and what is above and
    /// below on an iPhone 16 Pro with iOS 18 (lioneldude83's OneTimer), the minimal one's sides on an iPhone 14 Pro, whose
    /// island is 43.67 points wide around a symbol of 28.2 (tigi44's LiveActivitiesExample).
    static func margins(of mode: DynamicIslandMode) -> EdgeInsets {
        switch mode {
        case .expanded: EdgeInsets(top: 16, leading: 20, bottom: 16, trailing: 20)
        case .compactLeading: EdgeInsets(top: 7, leading: 22.0 / 3, bottom: 7, trailing: 0)
        case .compactTrailing: EdgeInsets(top: 7, leading: 0, bottom: 7, trailing: 22.0 / 3)
        default: EdgeInsets(top: 7, leading: 23.0 / 3, bottom: 7, trailing: 23.0 / 3)
        }
    }

    /// Of texts in the compact and minimal forms that name no font: those of the pictures are as wide as 15 points, and
    /// the stem of a 0 has 4.8 pixels, where medium has 4.8 and semibold 5.7.
    static let font = Font.subheadline.weight(.medium)
}
