import Foundation
import RenderCoordinator
import RenderModel
import RenderPlanning

/// What is done with a picture that is tapped.
package enum TapAction: Hashable, Sendable {
    /// Every area is listed, and none is tapped.
    case list
    /// The point, in points from the picture's top left corner; nil for a control's middle.
    case at(CGPoint?)
}

extension TapAction: RunAction {
    package var name: String { "tap" }

    package func run(_ context: RunContext, _ session: consuming sending WorkerSession) throws {
        try TapRun(context, self, session).run()
    }
}

extension RunAction where Self == TapAction {
    /// One picture is tapped.
    package static func tap(_ action: TapAction) -> Self { action }
}

/// A step of a tap on a group's picture, as listeners hear of it.
package struct TapProgress: ActionEvent {
    package var group: RenderGroup
    package var event: TapEvent

    package init(group: RenderGroup, event: TapEvent) { (self.group, self.event) = (group, event) }
}

/// A step of a tap, in the order of what happens.
package enum TapEvent: Sendable {
    /// The picture that is tapped, and where; nil for a control, all of which takes the tap.
    case began(PlannedPicture, at: CGPoint?)
    /// When the tap happens: the date of the entry that is shown.
    case instant(Date)
    /// What lies where in the picture, from front to back.
    case areas([TapReport.Region])
    /// What takes the tap.
    case target(TapReport.Region)
    /// Why nothing is performed though the target is an intent.
    case inactive(String)
    /// What the app is opened with, where the tap meets no URL.
    case opened(HandedActivity?)
    case performed(PerformedIntent)
    /// The kinds whose timelines or values the system asks for again.
    case reloaded([String])
    case picture(TapStep, TapReport.Picture)
    /// The presentations of the Live Activities that the intent touched.
    case activities([TapReport.ActivityPicture])
    case failed(TapStep, FailureReason)
    /// The intent returned with an error, and all else has been done.
    case threw(String)
}

/// A step that can fail.
package enum TapStep: String, Hashable, Sendable, Codable {
    case before, during, perform, open, reload, after, activity
}

/// What is kept of a tap: what `tap.json` and `timeline.json` have in common.
package protocol TapRecord {
    var target: TapReport.Region? { get set }
    var inactive: String? { get set }
    var performed: TapReport.Performed? { get set }
    var requests: [TapReport.Request] { get set }
    var reloaded: [String] { get set }
    var userActivity: HandedActivity? { get set }
    var activityPictures: [TapReport.ActivityPicture]? { get set }
    var failure: TapReport.Failure? { get set }
}

extension TapRecord {
    package mutating func record(_ event: TapEvent) {
        switch event {
        case .target(let region): target = region
        case .inactive(let reason): inactive = reason
        case .opened(let activity): userActivity = activity
        case .performed(let intent):
            performed = TapReport.Performed(intent)
            requests = intent.requests.map(TapReport.Request.init)
        case .reloaded(let kinds): reloaded = kinds
        case .activities(let pictures): activityPictures = pictures
        case .failed(let step, let reason):
            failure = .init(step: step, reason: .init(reason.code), message: reason.message)
        case .threw(let message): failure = .init(step: .perform, reason: .threw, message: message)
        case .began, .instant, .areas, .picture: break
        }
    }
}

extension TapReport: TapRecord {}
