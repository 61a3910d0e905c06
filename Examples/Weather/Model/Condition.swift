import Foundation

/// What the sky does.
enum Condition: Sendable {
    case clear, mostlyClear, cloudy, fog, rain, thunderstorm, snow

    func name(inDaylight: Bool) -> LocalizedStringResource {
        switch self {
        case .clear: inDaylight ? "Sunny" : "Clear"
        case .mostlyClear: inDaylight ? "Mostly Sunny" : "Mostly Clear"
        case .cloudy: "Cloudy"
        case .fog: "Fog"
        case .rain: "Rain"
        case .thunderstorm: "Thunderstorm"
        case .snow: "Snow"
        }
    }

    func symbolName(inDaylight: Bool) -> String {
        switch self {
        case .clear: inDaylight ? "sun.max.fill" : "moon.stars.fill"
        case .mostlyClear: inDaylight ? "cloud.sun.fill" : "cloud.moon.fill"
        case .cloudy: "cloud.fill"
        case .fog: "cloud.fog.fill"
        case .rain: "cloud.rain.fill"
        case .thunderstorm: "cloud.bolt.rain.fill"
        case .snow: "cloud.snow.fill"
        }
    }

    /// What the sky does before and after.
    var softened: Condition {
        switch self {
        case .clear, .cloudy, .fog: .mostlyClear
        case .mostlyClear: .clear
        case .rain, .snow: .cloudy
        case .thunderstorm: .rain
        }
    }
}
