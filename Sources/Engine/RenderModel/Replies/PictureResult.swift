import Findings
import Foundation
import Geometry

/// A picture that was written, with everything that the manifest says of it.
package struct PictureResult: Hashable, Sendable {
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

/// What came of a picture that is held against its golden.
package struct DrawnSnapshot: Hashable, Sendable {
    package enum Outcome: String, Hashable, Sendable, Codable {
        /// The drawing has the golden's hash; no picture was made.
        case sameDrawing
        /// The picture has the golden's pixels.
        case samePixels
        case different
        /// There is no golden to hold it against, or none that can be read.
        case new
    }

    package var outcome: Outcome
    /// What the drawing and everything that draws it add up to: 32 hexadecimal digits.
    package var hash: String
    /// How much work the picture is, beside others.
    package var cost: Int
    /// SHA-256 of the text that was written; nil where nothing was. The picture's is in its result.
    package var text: String?

    package init(outcome: Outcome, hash: String, cost: Int, text: String? = nil) {
        (self.outcome, self.hash, self.cost, self.text) = (outcome, hash, cost, text)
    }
}

/// Seconds that each stage of one picture took.
package struct StageTimings: Hashable, Sendable {
    package enum Stage: String, Hashable, Sendable, CaseIterable {
        case resolve, layout, record, raster, encode, write
    }

    package var resolve = 0.0
    package var layout = 0.0
    package var record = 0.0
    package var raster = 0.0
    package var encode = 0.0
    package var write = 0.0
    /// Spent on telling whether the drawing is one that lies in the output folder.
    package var hash = 0.0
    /// Whether it was: then the picture was not made again.
    package var isKnown = false
    /// From the request's arrival in the worker to the answer, provider included.
    package var total = 0.0
    /// The worker's largest memory so far, in bytes.
    package var peakMemory = 0

    package init() {}

    package subscript(stage: Stage) -> Double {
        switch stage {
        case .resolve: resolve
        case .layout: layout
        case .record: record
        case .raster: raster
        case .encode: encode
        case .write: write
        }
    }
}

/// Why a request has no picture.
package struct FailureReason: Hashable, Sendable, Codable, Error {
    package enum Code: String, Hashable, Sendable, Codable {
        /// The process died: a trap, a bad memory access, a stack overflow, an exit.
        case crashed
        /// Neither an answer nor an error within the time allowed.
        case timedOut
        /// The provider did not call its completion.
        case providerTimedOut
        /// Left out, as others of its widget did not end in time.
        case notTried
        /// Anything that was thrown.
        case failed
    }

    package var code: Code
    /// One sentence or more; no paths of this machine other than the user's own sources.
    package var message: String
    /// What the widget's code asked for until then and did not get, which is often why it fails.
    package var dataRequests: MissingData

    package init(_ code: Code, _ message: String, _ dataRequests: MissingData = MissingData()) {
        self.code = code
        self.message = message
        self.dataRequests = dataRequests
    }

    /// A worker answered what it was not asked for.
    package static func unexpected(_ reply: WorkerReply) -> FailureReason {
        FailureReason(.failed, "the worker process answered \(reply)")
    }
}
