import Findings
import Foundation
import Geometry

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
    package var links: [LinkRegion]
    package var intents: [IntentRegion] = []
    package var ignoredLinks: [LinkRegion] = []
    /// The state that a Live Activity shows.
    package var activity: ActivityStateSummary?
    package var control: ControlDescription?
    package var findings: [Finding]
    /// What VoiceOver finds in it.
    package var accessibility: AccessibilityTree?
    package var timings: StageTimings
    /// The hash of everything that pixels and findings come of; nil where it was not asked for.
    package var drawing: String?
    /// What came of it where it is held against a golden. Of one that was not drawn, pixels, digest and bytes are 0.
    package var snapshot: DrawnSnapshot?
    /// What was asked of shared data and the network while it was drawn, and not answered.
    package var dataRequests = MissingData()

    package init(
        size: CGSize? = nil, pixelWidth: Int, pixelHeight: Int, sha256: String, byteCount: Int, entryDate: Date? = nil,
        relevance: TimelineSummary.Relevance? = nil, widgetURL: String? = nil, links: [LinkRegion] = [],
        intents: [IntentRegion] = [], ignoredLinks: [LinkRegion] = [], activity: ActivityStateSummary? = nil,
        control: ControlDescription? = nil, findings: [Finding] = [], timings: StageTimings = StageTimings(),
        dataRequests: MissingData = MissingData()
    ) {
        (self.size, self.pixelWidth, self.pixelHeight) = (size, pixelWidth, pixelHeight)
        (self.sha256, self.byteCount) = (sha256, byteCount)
        (self.entryDate, self.relevance, self.widgetURL) = (entryDate, relevance, widgetURL)
        (self.links, self.intents, self.ignoredLinks) = (links, intents, ignoredLinks)
        (self.activity, self.control) = (activity, control)
        (self.findings, self.timings, self.dataRequests) = (findings, timings, dataRequests)
    }
}
