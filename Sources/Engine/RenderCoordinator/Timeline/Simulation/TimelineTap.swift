import Foundation
import Geometry
import RenderModel

/// Somebody taps a widget at an instant, at a point in points from its top left corner.
package struct TimelineTap: Hashable, Sendable {
    package var date: Date
    package var point: CGPoint
    /// nil for the only widget there is.
    package var kind: String?
    /// nil for the only form there is.
    package var presentationKind: PresentationKind?

    package init(date: Date, point: CGPoint, kind: String? = nil, presentationKind: PresentationKind? = nil) {
        (self.date, self.point, self.kind, self.presentationKind) = (date, point, kind, presentationKind)
    }

    package func hits(_ group: RenderGroup) -> Bool {
        (kind == nil || kind == group.widget.kind)
            && (presentationKind == nil || presentationKind == group.presentationKind)
    }
}
