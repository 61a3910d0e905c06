import Foundation
import Rasterizer

/// The files that a `timeline.json` lists, whichever version wrote it.
package struct TimelineFiles: Decodable {
    /// Of pictures and films in any format.
    static let endings = AnimationFormat.allCases.map { ".\($0.fileExtension)" }

    private struct Track: Decodable {
        var films: [Film]
        var events: [Event]
    }

    private struct Film: Decodable {
        var pictures: [Picture]
        var filmStrip: String?
        var animation: Animation?

        var files: [String] {
            pictures.map(\.file) + [filmStrip, animation?.file].compactMap(\.self) + (animation?.otherFormats ?? [])
        }
    }

    private struct Picture: Decodable {
        var file: String
    }

    private struct Animation: Decodable {
        var file: String
        var otherFormats: [String]?
    }

    private struct Event: Decodable {
        struct Tap: Decodable {
            var activityPictures: [ActivityPicture]?
        }

        var tap: Tap?
    }

    private struct ActivityPicture: Decodable {
        var before: String?
        var after: String?
    }

    private var tracks: [Track]

    /// What a `timeline.json` lists; nothing where it cannot be read.
    package static func files(_ manifest: Data) -> [String] {
        (try? JSONDecoder().decode(Self.self, from: manifest))?.all ?? []
    }

    private var all: [String] {
        let pictures = tracks.flatMap(\.events).flatMap { $0.tap?.activityPictures ?? [] }
        return tracks.flatMap(\.films).flatMap(\.files) + pictures.flatMap { [$0.before, $0.after].compactMap(\.self) }
    }
}
