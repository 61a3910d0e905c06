import Foundation
import RenderModel

/// What `explain --json` says of a picture. What was not asked for is left out.
package struct ExplainedPicture: Encodable, Sendable {
    package struct Point: Encodable, Sendable {
        package var x: Double
        package var y: Double
    }

    package var kind: String
    package var family: String
    package var variant: String
    package var scheme: SchemeName
    /// In points.
    package var size: Manifest.Size
    /// The point that was asked about.
    package var at: Point?
    /// The views under the point from the outermost on, or all of them.
    package var views: [ViewTree.Node]?
    /// What VoiceOver reads, in its order.
    package var elements: [AccessibilityTree.Element]?
    /// The picture with the elements' frames.
    package var overlay: String?

    init(
        _ picture: PlannedPicture, at point: CGPoint? = nil, views: [ViewTree.Node]? = nil,
        elements: [AccessibilityTree.Element]? = nil, overlay: String? = nil
    ) {
        let request = picture.request
        (kind, family) = (request.kind, request.presentationKind.description)
        (variant, scheme) = (request.variant.name, request.scheme)
        size = Manifest.Size(width: request.surface.size.width, height: request.surface.size.height)
        at = point.map { Point(x: $0.x, y: $0.y) }
        (self.views, self.elements, self.overlay) = (views, elements, overlay)
    }
}
