import Foundation
import Geometry
import RenderModel

/// What can be tapped in a picture.
package struct TapMap {
    package enum Target: Hashable {
        /// An index into the picture's intents.
        case intent(Int)
        /// An index into the picture's links.
        case link(Int)
        case widgetURL(String)
        /// The app opens as from its icon.
        case app
    }

    package let picture: PictureResult

    /// Of areas that lie in or over each other the innermost and foremost takes the tap.
    package func target(at point: CGPoint) -> Target {
        let intents = picture.intents.enumerated().filter { $0.element.frame.contains(point) }
            .map { (target: Target.intent($0.offset), order: $0.element.order) }
        let links = picture.links.enumerated().filter { $0.element.frame.contains(point) }
            .map { (target: Target.link($0.offset), order: $0.element.order) }
        if let front = (intents + links).max(by: { $0.order < $1.order }) { return front.target }
        return picture.widgetURL.map(Target.widgetURL) ?? .app
    }

    /// The links under a point that the family takes no taps for.
    package func ignoredLinks(at point: CGPoint) -> [LinkRegion] {
        picture.ignoredLinks.filter { $0.frame.contains(point) }
    }
}
