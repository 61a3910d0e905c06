import Findings
import Geometry
import Foundation
import FoundationCompat
import WidgetKitCore

/// A picture that was written, with everything that the manifest says of it.
package struct PictureResult: Hashable, Sendable, Codable {
    /// At which the content was laid out, in points; nil for the surface's.
    package var size: CGSize?
    package var pixelWidth: Int
    package var pixelHeight: Int
    /// SHA-256 of the file, in lower-case hexadecimal digits.
    package var sha256: String
    package var byteCount: Int
    package var entryDate: Date?
    package var relevance: TimelineSummary.Relevance?
    package var widgetURL: String?
    package var links: [Drawing.LinkRegion]
    package var intents: [Drawing.IntentRegion] = []
    package var ignoredLinks: [Drawing.LinkRegion] = []
    /// The state that a Live Activity shows.
    package var activity: ActivityViewState.Summary?
    package var control: ControlDescription?
    package var findings: [Finding]
    package var timings: StageTimings
    /// What was asked of shared data and the network while it was drawn, and not answered.
    package var dataRequests = DataRequests()
}
