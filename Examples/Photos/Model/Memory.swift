import Foundation
import SwiftUI

/// A photo, and what is known of it.
enum Memory: String, CaseIterable, Sendable {
    case dunes, mountains, coast

    var title: LocalizedStringResource {
        switch self {
        case .dunes: "Dunes at dusk"
        case .mountains: "Mountain lake"
        case .coast: "Evening by the sea"
        }
    }

    var photo: ImageResource {
        switch self {
        case .dunes: .dunes
        case .mountains: .mountains
        case .coast: .coast
        }
    }

    /// Half as wide and high, which is enough for a small widget and saves its memory.
    var thumbnail: ImageResource {
        switch self {
        case .dunes: .dunesThumbnail
        case .mountains: .mountainsThumbnail
        case .coast: .coastThumbnail
        }
    }

    /// When the photo was taken.
    var date: Date {
        let components =
            switch self {
            case .dunes: DateComponents(year: 2023, month: 10, day: 14)
            case .mountains: DateComponents(year: 2024, month: 6, day: 2)
            case .coast: DateComponents(year: 2025, month: 8, day: 23)
            }
        return Calendar(identifier: .gregorian).date(from: components) ?? .distantPast
    }

    /// Where its subject is, which stays in sight when a family cuts the photo.
    var focus: Alignment {
        switch self {
        case .dunes: .trailing
        case .mountains: .leading
        case .coast: .center
        }
    }

    /// The page of the photo in the app.
    var url: URL { URL(string: "photos://memory/\(rawValue)")! }
}
