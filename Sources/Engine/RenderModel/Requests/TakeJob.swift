import Foundation
import WidgetKitCore

/// A picture to draw once for all moments that look alike.
struct TakeJob: Hashable, Sendable, Codable {
    var picture: PlannedPicture
    /// Where pictures lie under the digest of what they draw; absolute.
    var store: String
    var scratchFolder: String
}

struct TakeResult: Hashable, Sendable, Codable {
    var digest: String
    var picture: PictureResult
}

/// A change from one picture, which is held, to the next.
struct TransitionJob: Hashable, Sendable, Codable {
    var start: PlannedPicture
    var end: PlannedPicture
    var framesPerSecond: Int
}
