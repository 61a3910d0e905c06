import ActivityKit
import AppIntents
import Foundation
import FoundationCompat
import RenderModel

/// Sets alarms. The user counts as having refused them.
public final class AlarmManager: Sendable {
    public static let shared = AlarmManager()

    public enum AuthorizationState: Hashable, Codable, Sendable { case notDetermined, denied, authorized }
    public enum AlarmError: Error, Hashable, Sendable { case maximumLimitReached }

    public struct AlarmConfiguration<Metadata: AlarmMetadata>: Sendable {
        public init(
            countdownDuration: Alarm.CountdownDuration? = nil, schedule: Alarm.Schedule? = nil,
            attributes: AlarmAttributes<Metadata>, stopIntent: (any LiveActivityIntent)? = nil,
            secondaryIntent: (any LiveActivityIntent)? = nil, sound: AlertConfiguration.AlertSound = .default
        ) {}

        public static func timer(
            duration: TimeInterval, attributes: AlarmAttributes<Metadata>,
            stopIntent: (any LiveActivityIntent)? = nil, secondaryIntent: (any LiveActivityIntent)? = nil,
            sound: AlertConfiguration.AlertSound = .default
        ) -> Self { Self(attributes: attributes) }

        public static func alarm(
            schedule: Alarm.Schedule?, attributes: AlarmAttributes<Metadata>,
            stopIntent: (any LiveActivityIntent)? = nil, secondaryIntent: (any LiveActivityIntent)? = nil,
            sound: AlertConfiguration.AlertSound = .default
        ) -> Self { Self(attributes: attributes) }
    }

    public var authorizationState: AuthorizationState { .denied }
    public func requestAuthorization() async throws -> AuthorizationState {
        MissingData.record("leave to set alarms")
        return .denied
    }

    public var alarms: [Alarm] { get throws { [] } }
    public var alarmUpdates: AsyncStream<[Alarm]> { AsyncStream { $0.finish() } }
    public var authorizationUpdates: AsyncStream<AuthorizationState> { AsyncStream { $0.finish() } }

    @discardableResult
    public func schedule<Metadata>(
        id: UUID, configuration: AlarmConfiguration<Metadata>
    ) async throws -> Alarm where Metadata: AlarmMetadata {
        _ = try await requestAuthorization()
        throw CocoaError(.userCancelled)
    }
    public func countdown(id: UUID) throws {}
    public func pause(id: UUID) throws {}
    public func resume(id: UUID) throws {}
    public func stop(id: UUID) throws {}
    public func cancel(id: UUID) throws {}
}
