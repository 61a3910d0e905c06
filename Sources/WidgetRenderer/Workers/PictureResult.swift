import Geometry
import DisplayList
import Foundation
import WidgetKitCore

/// A picture that was written, with everything that the manifest says of it.
package struct PictureResult: Hashable, Sendable, Codable {
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
    package var findings: [Finding]
    package var timings: StageTimings
}
