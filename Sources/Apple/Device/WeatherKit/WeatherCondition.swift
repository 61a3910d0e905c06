import Foundation

/// The weather in a word; `description` is always in English.
public enum WeatherCondition: String, Codable, CaseIterable, CustomStringConvertible, Sendable {
    case blizzard, blowingDust, blowingSnow, breezy, clear, cloudy, drizzle, flurries, foggy, freezingDrizzle
    case freezingRain, frigid, hail, haze, heavyRain, heavySnow, hot, hurricane, isolatedThunderstorms, mostlyClear
    case mostlyCloudy, partlyCloudy, rain, scatteredThunderstorms, sleet, smoky, snow, strongStorms, sunFlurries
    case sunShowers, thunderstorms, tropicalStorm, windy, wintryMix

    public var description: String { Self.words(rawValue) }
    public var accessibilityDescription: String { description }

    /// `partlyCloudy` as `Partly Cloudy`.
    static func words(_ name: String) -> String {
        name.reduce(into: "") { $0 += $1.isUppercase ? " \($1)" : $0.isEmpty ? $1.uppercased() : String($1) }
    }
}

/// The kind of precipitation; `description` is always in English.
public enum Precipitation: String, Codable, CaseIterable, CustomStringConvertible, Sendable {
    case none, hail, mixed, rain, sleet, snow
    public var description: String { WeatherCondition.words(rawValue) }
}

/// Whether the air pressure rises or falls; `description` is always in English.
public enum PressureTrend: String, Codable, CaseIterable, CustomStringConvertible, Sendable {
    case rising, falling, steady
    public var description: String { WeatherCondition.words(rawValue) }
}

/// The severity of an alert; `description` is always in English.
public enum WeatherSeverity: String, Codable, CaseIterable, CustomStringConvertible, Sendable {
    case minor, moderate, severe, extreme, unknown
    public var description: String { WeatherCondition.words(rawValue) }
}

/// The shape of the moon; `description` is always in English.
public enum MoonPhase: String, Codable, CaseIterable, CustomStringConvertible, Sendable {
    case new, waxingCrescent, firstQuarter, waxingGibbous, full, waningGibbous, lastQuarter, waningCrescent

    public var description: String { WeatherCondition.words(rawValue) }
    public var symbolName: String {
        switch self {
        case .new: "moonphase.new.moon"
        case .waxingCrescent: "moonphase.waxing.crescent"
        case .firstQuarter: "moonphase.first.quarter"
        case .waxingGibbous: "moonphase.waxing.gibbous"
        case .full: "moonphase.full.moon"
        case .waningGibbous: "moonphase.waning.gibbous"
        case .lastQuarter: "moonphase.last.quarter"
        case .waningCrescent: "moonphase.waning.crescent"
        }
    }
}
