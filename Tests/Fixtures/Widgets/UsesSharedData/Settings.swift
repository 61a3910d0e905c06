import Foundation

struct Settings {
    @GroupDefault("refreshes", defaultValue: 0) var refreshes: Int
    @GroupDefault("cities", defaultValue: []) var cities: [String]
    @GroupDefault("limits", defaultValue: [:]) var limits: [String: Double]
    @GroupDefault("signedInAt", defaultValue: .distantPast) var signedInAt: Date
    @GroupDefault("session", defaultValue: Data()) var session: Data
}
