import Geometry
import SwiftUICore

/// The regions of the expanded island. Leading and trailing stand beside the camera and go on below it, the center
/// hangs below the camera, the bottom is as wide as the island and below all others.
///
/// The center gets what the sides do not need at least, the sides share the rest, and a view that is wider than its
/// place beside the camera and begins above the center's end is made as narrow as that place or moves below the center.
package struct ExpandedIslandLayout: Layout {
    package let margins: EdgeInsets
    package let camera: CGSize

    /// - Parameters:
    ///   - margins: points, between the island's edges and its regions.
    ///   - camera: its size in points; it is in the middle of the top edge.
    package init(margins: EdgeInsets, camera: CGSize) { (self.margins, self.camera) = (margins, camera) }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? camera.width * 3
        let plan = ExpandedIslandArrangement(subviews, self, width: width, height: proposal.height)
        return CGSize(width: width, height: plan.height)
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let plan = ExpandedIslandArrangement(subviews, self, width: bounds.width, height: proposal.height ?? bounds.height)
        for member in plan.members {
            subviews[member.index].place(
                at: CGPoint(x: bounds.minX + member.frame.minX, y: bounds.minY + member.frame.minY),
                proposal: member.proposal)
        }
    }
}
