import Findings
import Foundation
import Geometry
import RenderCoordinator
import RenderModel
import SystemSupport

/// `tap.json`: what a tap did. Frames and points are in points from the widget's top left corner.
package struct TapReport: Hashable, Sendable, Codable {
    package struct Point: Hashable, Sendable, Codable {
        package var x: Double
        package var y: Double

        package init(_ point: CGPoint) { (x, y) = (point.x, point.y) }
    }

    /// An area that can be tapped.
    package struct Region: Hashable, Sendable, Codable {
        package enum Kind: String, Hashable, Sendable, Codable {
            case button, toggle, link, widgetURL
            /// The app opens as from its icon.
            case app
            /// A link that the family ignores.
            case ignoredLink
        }

        package var what: Kind
        package var url: String?
        /// The intent's type.
        package var intent: String?
        /// As the system shows the intent.
        package var title: String?
        package var parameters: [String: JSONValue]?
        /// Whether a toggle is on before the tap.
        package var isOn: Bool?
        /// nil for the whole widget.
        package var frame: Manifest.Rect?
    }

    package struct Picture: Hashable, Sendable, Codable {
        package var file: String
        package var sha256: String
        package var entryDate: String?
        package var control: ControlDescription?
        package var findings: [Finding]
    }

    /// What was asked of `WidgetCenter` or `ControlCenter`.
    package struct Request: Hashable, Sendable, Codable {
        /// As it stands in source.
        package var call: String
        /// Who asked.
        package var by: String
        package var date: String
    }

    package struct Performed: Hashable, Sendable, Codable {
        package var intent: String
        package var parameters: [String: JSONValue]
        package var value: JSONValue?
        package var dialog: String?
        package var opens: [PerformedIntent.Opening]
        /// What it did with Live Activities, in order; left out where it touched none.
        package var activities: [ActivityEvent]?
        package var error: String?
        package var findings: [Finding]
    }

    /// A presentation of a Live Activity that the intent touched, before and after it.
    package struct ActivityPicture: Hashable, Sendable, Codable {
        package var kind: String
        package var id: String
        /// `lockScreen`, `compact`, `minimal`, `expanded`, `smartStack` or `carPlay`.
        package var family: String
        /// Left out where the activity is not on the screen.
        package var before: String?
        package var after: String?
        package var findings: [Finding]
    }

    package struct Failure: Hashable, Sendable, Codable {
        package enum Reason: String, Hashable, Sendable, Codable {
            /// The intent returned with an error.
            case threw
            case crashed, timedOut, providerTimedOut, notTried, failed

            package init(_ code: FailureReason.Code) {
                self =
                    switch code {
                    case .crashed: .crashed
                    case .timedOut: .timedOut
                    case .providerTimedOut: .providerTimedOut
                    case .notTried: .notTried
                    case .failed: .failed
                    }
            }
        }

        package var step: TapStep
        package var reason: Reason
        package var message: String
    }

    package var schemaVersion = 1
    package var kind: String
    package var family: String
    package var variant: VariantName
    package var device: String
    package var scheme: SchemeName
    /// When the tap happens: the date of the entry that is shown.
    package var instant: String
    package var at: Point?
    /// What takes the tap; missing where areas are only listed.
    package var target: Region?
    /// Why nothing is performed though the target is an intent.
    package var inactive: String?
    package var regions: [Region] = []
    package var performed: Performed?
    package var requests: [Request] = []
    /// The kinds whose timelines or values the system asks for again.
    package var reloaded: [String] = []
    package var before: Picture?
    package var during: Picture?
    package var after: Picture?
    /// The Live Activities that the intent touched, presentation by presentation; left out where it touched none.
    package var activityPictures: [ActivityPicture]?
    /// What the app is opened with, where the tap meets no URL.
    package var userActivity: HandedActivity?
    package var failure: Failure?

    package func encoded() throws -> Data {
        try JSONEncoder.forFiles.encode(self) + [UInt8(ascii: "\n")]
    }
}
