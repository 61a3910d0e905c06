import Foundation
import Geometry
import RenderModel

/// What lies at a point of a picture.
struct TapHit {
    /// The area whose intent is performed, by its index among the picture's intents; nil where nothing is performed.
    private(set) var intent: (index: Int, name: String)?
    /// Whether the app opens, and with no URL.
    let opensAppAlone: Bool
    let events: [TapEvent]

    /// - Parameters:
    ///   - point: in points from the picture's top left corner.
    ///   - shown: what the request's picture shows.
    init(_ point: CGPoint, on shown: PictureResult, of request: DrawRequest) {
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
    var thrown: String? { error.map { "perform() of \(intent) threw: \($0)" } }
}
