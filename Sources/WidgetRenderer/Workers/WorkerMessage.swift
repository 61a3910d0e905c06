import Foundation
import WidgetKitCore

/// What the coordinator asks of a worker: one JSON object a line.
enum WorkerRequest: Sendable, Codable {
    case describe
    case timeline(DrawRequest)
    case draw(DrawJob)
    case viewTree(DrawRequest)
    /// What can be chosen for each widget, with the seconds that each may take.
    case configurations(timeout: Double)
    /// Whether the request's configuration is possible.
    case checkConfiguration(DrawRequest)
}

/// A picture to draw and the absolute paths that only this run knows.
struct DrawJob: Hashable, Sendable, Codable {
    var picture: PlannedPicture
    /// Where the PNG goes; nil draws and encodes without writing, for measuring.
    var destination: String?
    /// A folder on the same file system, for files that are not yet whole.
    var scratchFolder: String
    /// Whether what is drawn is written as text beside the picture.
    var writesDisplayList = false
}

/// What a worker answers, one JSON object a line, once for `ready` and then once for each request.
enum WorkerReply: Sendable, Codable {
    case ready
    case descriptors([WidgetDescriptor])
    case timeline(TimelineSummary)
    case picture(PictureResult)
    case viewTree(ViewTree)
    case configurations([ConfigurationListing])
    case checked
    /// The request failed; the worker is fit for the next one.
    case failed(FailureReason)
}
