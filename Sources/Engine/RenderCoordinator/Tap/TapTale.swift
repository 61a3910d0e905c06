import Foundation
import RenderModel

/// What a tap hit and did, as `tap.json` and `timeline.json` tell it: the steps that every tap takes.
protocol TapTale {
    var target: TapReport.Region? { get set }
    var inactive: String? { get set }
    var performed: TapReport.Performed? { get set }
    var requests: [TapReport.Request] { get set }
    var userActivity: HandedActivity? { get set }
    var failure: TapReport.Failure? { get set }
}

extension TapTale {
    /// Finds what lies at a point of a picture.
    ///
    /// - Parameters:
    ///   - shown: what the request's picture shows.
    ///   - point: in points from the picture's top left corner.
    /// - Returns: the area whose intent is performed, an index into the picture's intents; nil where nothing is.
    mutating func hit(_ point: CGPoint, on shown: PictureResult, of request: DrawRequest) -> Int? {
        let hit = TapMap(picture: shown).target(at: point)
        target = TapReport.Region(hit, in: shown)
        guard case .intent(let region) = hit else { return nil }
        inactive = request.whyInactive
        return inactive == nil ? region : nil
    }

    /// Whether the tap opens the app, and with no URL.
    var opensAppAlone: Bool { target?.what == "app" }

    /// - Returns: what was asked to be made anew.
    mutating func take(_ done: PerformedIntent) -> [ReloadRequest.Subject] {
        performed = TapReport.Performed(done)
        requests = done.requests.map(TapReport.Request.init)
        return done.requests.map(\.subject)
    }

    /// Tells of an error that the intent threw.
    mutating func tellError() {
        guard let performed, let error = performed.error else { return }
        failure = .init(
            step: "perform", reason: "threw", message: "perform() of \(performed.intent) threw: \(error)")
    }

    mutating func fail(_ step: String, _ reason: FailureReason) {
        failure = .init(step: step, reason: reason.code.rawValue, message: reason.message)
    }
}

extension TapReport: TapTale {}
extension TapOutcome: TapTale {}
