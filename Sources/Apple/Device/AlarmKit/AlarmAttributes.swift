import ActivityKit
import Foundation
import SwiftUICore

/// What an app adds to an alarm's Live Activity.
public protocol AlarmMetadata: Decodable, Encodable, Hashable, Sendable {}

/// What stays while an alarm's Live Activity runs.
public struct AlarmAttributes<Metadata: AlarmMetadata>: ActivityAttributes, Sendable {
    /// What changes while the alarm's Live Activity runs.
    public typealias ContentState = AlarmPresentationState

    public var presentation: AlarmPresentation
    public var metadata: Metadata?
    public var tintColor: Color

    public init(presentation: AlarmPresentation, metadata: Metadata? = nil, tintColor: Color) {
        self.presentation = presentation
        self.metadata = metadata
        self.tintColor = tintColor
    }

    private enum Keys: String, CodingKey { case presentation, metadata, tintColor }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        presentation = try container.decode(AlarmPresentation.self, forKey: .presentation)
        metadata = try container.decodeIfPresent(Metadata.self, forKey: .metadata)
        tintColor = try container.decode(StoredColor.self, forKey: .tintColor).color
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Keys.self)
        try container.encode(presentation, forKey: .presentation)
        try container.encodeIfPresent(metadata, forKey: .metadata)
        try container.encode(StoredColor(tintColor), forKey: .tintColor)
    }
}

/// Whether an alarm rings, counts down or stands still.
public struct AlarmPresentationState: Hashable, Codable, Sendable {
    /// What the Live Activity shows: ringing, counting down or paused.
    public enum Mode: Hashable, Codable, Sendable {
        case alert(Alert)
        case countdown(Countdown)
        case paused(Paused)

        /// Ringing, at a time of day.
        public struct Alert: Hashable, Codable, Sendable {
            public var time: Alarm.Schedule.Relative.Time
            public init(time: Alarm.Schedule.Relative.Time) { self.time = time }
        }

        /// Counting down from its start to the moment it rings.
        public struct Countdown: Hashable, Codable, Sendable {
            /// Seconds.
            public var totalCountdownDuration: TimeInterval
            public var previouslyElapsedDuration: TimeInterval
            public var startDate: Date
            public var fireDate: Date

            public init(
                totalCountdownDuration: TimeInterval, previouslyElapsedDuration: TimeInterval, startDate: Date,
                fireDate: Date
            ) {
                self.totalCountdownDuration = totalCountdownDuration
                self.previouslyElapsedDuration = previouslyElapsedDuration
                self.startDate = startDate
                self.fireDate = fireDate
            }
        }

        /// Standing still, after part of the countdown.
        public struct Paused: Hashable, Codable, Sendable {
            /// Seconds.
            public var totalCountdownDuration: TimeInterval
            public var previouslyElapsedDuration: TimeInterval

            public init(totalCountdownDuration: TimeInterval, previouslyElapsedDuration: TimeInterval) {
                self.totalCountdownDuration = totalCountdownDuration
                self.previouslyElapsedDuration = previouslyElapsedDuration
            }
        }
    }

    public var alarmID: UUID
    public var mode: Mode

    public init(alarmID: UUID, mode: Mode) {
        self.alarmID = alarmID
        self.mode = mode
    }
}

/// A color as it is stored: sRGB components and opacity, 0…1.
struct StoredColor: Codable {
    private let components: [Float]

    init(_ color: Color) {
        let resolved = color.resolve(in: EnvironmentValues())
        components = [resolved.red, resolved.green, resolved.blue, resolved.opacity]
    }

    var color: Color {
        guard components.count == 4 else { return .accentColor }
        let values = components.map(Double.init)
        return Color(.sRGB, red: values[0], green: values[1], blue: values[2], opacity: values[3])
    }
}
