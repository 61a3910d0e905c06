import Foundation

/// The app's own model, which its widget shares.
struct City {
    let name: String
    let zone: TimeZone

    static let berlin = City(name: "Berlin", zone: TimeZone(identifier: "Europe/Berlin")!)
}
