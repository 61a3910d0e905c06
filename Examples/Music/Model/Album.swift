import SwiftUI

/// An album with its cover. Neither the albums nor the people who play on them exist.
enum Album: String, CaseIterable, Codable, Sendable {
    case tidal, neon, meadow, blocks

    var title: String {
        switch self {
        case .tidal: "Tidal"
        case .neon: "Neon Rings"
        case .meadow: "Late Meadow"
        case .blocks: "Quarters"
        }
    }

    var artist: String {
        switch self {
        case .tidal: "Harbor Lights"
        case .neon: "Vera Volt"
        case .meadow: "Otto & the Oaks"
        case .blocks: "Square One"
        }
    }

    var cover: ImageResource {
        switch self {
        case .tidal: .tidal
        case .neon: .neon
        case .meadow: .meadow
        case .blocks: .blocks
        }
    }

    /// The cover's darker color, on which white can be read.
    var tint: Color {
        switch self {
        case .tidal: .tidalTint
        case .neon: .neonTint
        case .meadow: .meadowTint
        case .blocks: .blocksTint
        }
    }

    /// The cover's brighter color, which can be read on black.
    var highlight: Color {
        switch self {
        case .tidal: .tidalHighlight
        case .neon: .neonHighlight
        case .meadow: .meadowHighlight
        case .blocks: .blocksHighlight
        }
    }

    /// The page of the album in the app.
    var url: URL { URL(string: "music://album/\(rawValue)")! }
}
