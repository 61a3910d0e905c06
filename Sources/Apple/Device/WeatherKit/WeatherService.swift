import CoreLocation
import Foundation
import FoundationCompat
import RenderModel

/// Why there is no weather; here always `permissionDenied`.
public enum WeatherError: Error, Hashable, Sendable {
    case permissionDenied, unknown
}

/// Apple's weather, which only a signed app can ask for: every question ends with an error.
open class WeatherService: @unchecked Sendable {
    public static let shared = WeatherService()
    public init() {}

    private func refuse() throws {
        MissingData.record("the weather")
        throw WeatherError.permissionDenied
    }

    /// Throws `WeatherError.permissionDenied`; records that the weather is missing.
    public final func weather(for location: CLLocation) async throws -> Weather {
        try refuse()
        throw WeatherError.unknown
    }

    /// Throws `WeatherError.permissionDenied`; records that the weather is missing.
    public final func weather<T>(for location: CLLocation, including dataSet: WeatherQuery<T>) async throws -> T {
        try refuse()
        throw WeatherError.unknown
    }

    /// Throws `WeatherError.permissionDenied`; records that the weather is missing.
    public final func weather<each T>(
        for location: CLLocation, including dataSets: repeat WeatherQuery<each T>
    ) async throws -> (repeat each T) {
        try refuse()
        throw WeatherError.unknown
    }

    /// Throws `WeatherError.permissionDenied`; records that the weather is missing.
    public final var attribution: WeatherAttribution {
        get async throws {
            try refuse()
            throw WeatherError.unknown
        }
    }
}

/// Whose data the weather is, which an app has to show beside it. Code never gets one.
public struct WeatherAttribution: Codable, Equatable, Sendable {
    public let serviceName: String
    public let legalPageURL: URL
    public let legalAttributionText: String
    public let squareMarkURL: URL
    public let combinedMarkDarkURL: URL
    public let combinedMarkLightURL: URL
}

/// A part of the weather.
public struct WeatherQuery<T>: Sendable {}

extension WeatherQuery where T == CurrentWeather {
    public static var current: WeatherQuery<CurrentWeather> { WeatherQuery() }
}

extension WeatherQuery where T == Forecast<DayWeather> {
    public static var daily: WeatherQuery<Forecast<DayWeather>> { WeatherQuery() }
    public static func daily(startDate: Date, endDate: Date) -> WeatherQuery<Forecast<DayWeather>> { WeatherQuery() }
}

extension WeatherQuery where T == Forecast<HourWeather> {
    public static var hourly: WeatherQuery<Forecast<HourWeather>> { WeatherQuery() }
    public static func hourly(startDate: Date, endDate: Date) -> WeatherQuery<Forecast<HourWeather>> { WeatherQuery() }
}

extension WeatherQuery where T == Forecast<MinuteWeather>? {
    public static var minute: WeatherQuery<Forecast<MinuteWeather>?> { WeatherQuery() }
}

extension WeatherQuery where T == [WeatherAlert]? {
    public static var alerts: WeatherQuery<[WeatherAlert]?> { WeatherQuery() }
}
