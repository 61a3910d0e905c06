import Foundation

/// A stock of the watchlist, in its order. The companies are invented.
enum Stock: String, CaseIterable, Sendable {
    case all, aurora, nordwind, helio, tidewater, kite

    var symbol: String {
        switch self {
        case .all: "ALL500"
        case .aurora: "AURA"
        case .nordwind: "NRDW"
        case .helio: "HLIO"
        case .tidewater: "TIDE"
        case .kite: "KITE"
        }
    }

    var company: String {
        switch self {
        case .all: "All 500"
        case .aurora: "Aurora Energy"
        case .nordwind: "Nordwind Air"
        case .helio: "Helio Optics"
        case .tidewater: "Tidewater"
        case .kite: "Kite Robotics"
        }
    }

    /// What a share costs on average.
    var level: Double {
        switch self {
        case .all: 5_912
        case .aurora: 214
        case .nordwind: 38.5
        case .helio: 127
        case .tidewater: 61.8
        case .kite: 342
        }
    }

    /// The page of the stock in the app.
    var url: URL { URL(string: "stocks://\(symbol)")! }
}
