/// A picture to draw once for all moments that look alike.
package struct FrameJob: Hashable, Sendable, Codable {
    package var picture: PlannedPicture
    /// Where pictures lie under the digest of what they draw; absolute.
    package var store: String
    package var scratchFolder: String

    package init(picture: PlannedPicture, store: String, scratchFolder: String) {
        (self.picture, self.store, self.scratchFolder) = (picture, store, scratchFolder)
    }
}

package struct TakeResult: Hashable, Sendable, Codable {
    package var digest: String
    package var picture: PictureResult

    package init(digest: String, picture: PictureResult) { (self.digest, self.picture) = (digest, picture) }
}

/// A change from one picture, which is held, to the next.
package struct TransitionJob: Hashable, Sendable, Codable {
    package var start: PlannedPicture
    package var end: PlannedPicture
    package var framesPerSecond: Int

    package init(start: PlannedPicture, end: PlannedPicture, framesPerSecond: Int) {
        (self.start, self.end, self.framesPerSecond) = (start, end, framesPerSecond)
    }
}
