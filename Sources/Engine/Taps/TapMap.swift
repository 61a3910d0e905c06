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

/// What lies at a point of a picture.
package struct TapHit {
    /// The area whose intent is performed, by its index among the picture's intents; nil where nothing is performed.
    package private(set) var intent: (index: Int, name: String)?
    /// Whether the app opens, and with no URL.
    package let opensAppAlone: Bool
    package let events: [TapEvent]

    /// - Parameters:
    ///   - point: in points from the picture's top left corner.
    ///   - shown: what the request's picture shows.
    package init(_ point: CGPoint, on shown: PictureResult, of request: DrawRequest) {
        let hit = TapMap(picture: shown).target(at: point), region = TapReport.Region(hit, in: shown)
        opensAppAlone = hit == .app
        guard case .intent(let index) = hit else {
            events = [.target(region)]
            return
        }
        let inactive = request.inactiveReason
        events = [.target(region)] + (inactive.map { [.inactive($0)] } ?? [])
        if inactive == nil { intent = (index, region.intent ?? "the intent") }
    }
}

extension PerformedIntent {
    /// What is told of an error that the intent threw; nil where it threw none.
    package var thrown: String? { error.map { "perform() of \(intent) threw: \($0)" } }
}

extension DrawRequest {
    /// Why a control or button does nothing though it is hit.
    var inactiveReason: String? {
        let locked = "the device is locked, so nothing is performed until someone unlocks it"
        // A control on the Lock Screen is there for the locked device.
        if presentation.lock != .unlocked, !presentationKind.isControl { return locked }
        return switch variant {
        case .placeholder: "a placeholder performs nothing"
        case .privacy: locked
        case .timeline, .state, .snapshot, .transient, .control: nil
        }
    }
}
