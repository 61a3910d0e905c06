import Foundation

/// A place of which the almanac knows the climate.
enum Place: String, CaseIterable, Sendable {
    case lisbon, nairobi, sapporo, singapore

    var name: LocalizedStringResource {
        switch self {
        case .lisbon: "Lisbon"
        case .nairobi: "Nairobi"
        case .sapporo: "Sapporo"
        case .singapore: "Singapore"
        }
    }

    /// The page of the place in the app.
    var url: URL { URL(string: "weather://place/\(rawValue)")! }
}
