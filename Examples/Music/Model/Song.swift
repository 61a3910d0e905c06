import Foundation

struct Song: Codable, Hashable, Sendable {
    var title: String
    var album: Album
    /// In seconds.
    var duration: TimeInterval

    /// What the player plays, in order.
    static let queue = [
        Song(title: "Low Water", album: .tidal, duration: 252),
        Song(title: "Afterglow", album: .neon, duration: 207),
        Song(title: "Hay in October", album: .meadow, duration: 231),
    ]
}
