import ActivityKit
import Foundation

struct PlaybackAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var song: Song
        /// When the song began, as if it had never been paused.
        var start: Date
        /// How far it was when it was paused, in seconds; nil while it plays.
        var pausedAt: TimeInterval?

        var isPlaying: Bool { pausedAt == nil }
        var interval: ClosedRange<Date> { start...start.addingTimeInterval(song.duration) }
    }

    /// Where it is heard.
    var output: String
}
