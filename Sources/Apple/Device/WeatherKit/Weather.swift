import CoreLocation
import Foundation

/// The weather of a place: how it is, and how it will be.
public struct Weather: Codable, Equatable, Sendable {
    public var currentWeather: CurrentWeather
    public var minuteForecast: Forecast<MinuteWeather>?
    public var hourlyForecast: Forecast<HourWeather>
    public var dailyForecast: Forecast<DayWeather>
    public var weatherAlerts: [WeatherAlert]?
}

/// When the forecast was made, and when it expires.
public struct WeatherMetadata: Codable, Equatable, Sendable {
    public var date: Date
    public var expirationDate: Date
}

/// Weather of one time after another.
public struct Forecast<Element>: RandomAccessCollection, Codable, Equatable, Sendable
where Element: Codable & Equatable & Sendable {
    public var forecast: [Element]
    public var metadata: WeatherMetadata

    public var startIndex: Int { forecast.startIndex }
    public var endIndex: Int { forecast.endIndex }
    public subscript(position: Int) -> Element { forecast[position] }
}

/// Current conditions. None are ever fetched; code can decode them, as previews do.
public struct CurrentWeather: Codable, Equatable, Sendable {
    public var date: Date
    /// 0…1.
    public var cloudCover: Double
    public var condition: WeatherCondition
    public var symbolName: String
    public var dewPoint: Measurement<UnitTemperature>
    /// 0…1.
    public var humidity: Double
    public var precipitationIntensity: Measurement<UnitSpeed>
    public var pressure: Measurement<UnitPressure>
    public var pressureTrend: PressureTrend
    public var isDaylight: Bool
    public var temperature: Measurement<UnitTemperature>
    public var apparentTemperature: Measurement<UnitTemperature>
    public var uvIndex: UVIndex
    public var visibility: Measurement<UnitLength>
    public var wind: Wind
    public var metadata: WeatherMetadata
}

/// The forecast for a minute.
public struct MinuteWeather: Codable, Equatable, Sendable {
    public var date: Date
    public var precipitation: Precipitation
    /// 0…1.
    public var precipitationChance: Double
    public var precipitationIntensity: Measurement<UnitSpeed>
}

/// The forecast for an hour.
public struct HourWeather: Codable, Equatable, Sendable {
    public var date: Date
    /// 0…1.
    public var cloudCover: Double
    public var condition: WeatherCondition
    public var symbolName: String
    public var dewPoint: Measurement<UnitTemperature>
    /// 0…1.
    public var humidity: Double
    public var isDaylight: Bool
    public var precipitation: Precipitation
    /// 0…1.
    public var precipitationChance: Double
    public var precipitationAmount: Measurement<UnitLength>
    public var pressure: Measurement<UnitPressure>
    public var pressureTrend: PressureTrend
    public var temperature: Measurement<UnitTemperature>
    public var apparentTemperature: Measurement<UnitTemperature>
    public var uvIndex: UVIndex
    public var visibility: Measurement<UnitLength>
    public var wind: Wind
}

/// The forecast for a day, including sun and moon.
public struct DayWeather: Codable, Equatable, Sendable {
    public var date: Date
    public var condition: WeatherCondition
    public var symbolName: String
    public var highTemperature: Measurement<UnitTemperature>
    public var lowTemperature: Measurement<UnitTemperature>
    public var precipitation: Precipitation
    /// 0…1.
    public var precipitationChance: Double
    public var rainfallAmount: Measurement<UnitLength>
    public var snowfallAmount: Measurement<UnitLength>
    public var uvIndex: UVIndex
    public var wind: Wind
    public var sun: SunEvents
    public var moon: MoonEvents
}

/// The wind's direction, speed and gusts.
public struct Wind: Codable, Equatable, Sendable {
    public var compassDirection: CompassDirection
    public var direction: Measurement<UnitAngle>
    public var speed: Measurement<UnitSpeed>
    public var gust: Measurement<UnitSpeed>?

    /// One of 16 directions; `description` is always in English.
    public enum CompassDirection: String, Codable, CaseIterable, CustomStringConvertible, Sendable {
        case north, northNortheast, northeast, eastNortheast, east, eastSoutheast, southeast, southSoutheast
        case south, southSouthwest, southwest, westSouthwest, west, westNorthwest, northwest, northNorthwest

        public var abbreviation: String {
            ["N", "NNE", "NE", "ENE", "E", "ESE", "SE", "SSE", "S", "SSW", "SW", "WSW", "W", "WNW", "NW", "NNW"][
                Self.allCases.firstIndex(of: self)!]
        }
        public var description: String { WeatherCondition.words(rawValue) }
    }
}

/// The strength of the sun's ultraviolet radiation.
public struct UVIndex: Codable, Equatable, Sendable {
    public var value: Int
    public var category: ExposureCategory

    /// The five classes of the UV index, of which `rangeValue` gives the bounds.
    public enum ExposureCategory: String, Codable, CaseIterable, Comparable, CustomStringConvertible, Sendable {
        case low, moderate, high, veryHigh, extreme

        public static func < (lhs: Self, rhs: Self) -> Bool {
            Self.allCases.firstIndex(of: lhs)! < Self.allCases.firstIndex(of: rhs)!
        }
        public var description: String { WeatherCondition.words(rawValue) }
        public var rangeValue: ClosedRange<Int> {
            switch self {
            case .low: 0...2
            case .moderate: 3...5
            case .high: 6...7
            case .veryHigh: 8...10
            case .extreme: 11...Int.max
            }
        }
    }
}

/// When the sun rises and sets; nil if it does not on that day.
public struct SunEvents: Codable, Equatable, Sendable {
    public var astronomicalDawn: Date?
    public var nauticalDawn: Date?
    public var civilDawn: Date?
    public var sunrise: Date?
    public var solarNoon: Date?
    public var sunset: Date?
    public var civilDusk: Date?
    public var nauticalDusk: Date?
    public var astronomicalDusk: Date?
    public var solarMidnight: Date?
}

/// The moon's phase, and when it rises and sets.
public struct MoonEvents: Codable, Equatable, Sendable {
    public var phase: MoonPhase
    public var moonrise: Date?
    public var moonset: Date?
}

/// A weather warning from an agency.
public struct WeatherAlert: Codable, Equatable, Sendable {
    public var detailsURL: URL
    public var source: String
    public var summary: String
    public var region: String?
    public var severity: WeatherSeverity
    public var metadata: WeatherMetadata
}
