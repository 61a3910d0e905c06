import ActivityKit
import AppIntents
import Foundation
import FoundationCompat
import RenderModel

/// Sets alarms. The user counts as having refused them.
public final class AlarmManager: Sendable {
    public static let shared = AlarmManager()

    /// Whether the user allows alarms; here they never do.
    public enum AuthorizationState: Hashable, Codable, Sendable { case notDetermined, denied, authorized }
    /// Why an alarm cannot be set; `schedule(id:configuration:)` throws `CocoaError.userCancelled` instead.
    public enum AlarmError: Error, Hashable, Sendable { case maximumLimitReached }

    /// How an alarm would be set; accepted and not kept.
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

    /// Always denied.
    public var authorizationState: AuthorizationState { .denied }
    /// Returns `denied` and records that permission to set alarms is missing.
    public func requestAuthorization() async throws -> AuthorizationState {
        MissingData.record("permission to set alarms")
        return .denied
    }

    /// Always empty.
    public var alarms: [Alarm] { get throws { [] } }
    /// Ends immediately.
    public var alarmUpdates: AsyncStream<[Alarm]> { AsyncStream { $0.finish() } }
    /// Ends immediately.
    public var authorizationUpdates: AsyncStream<AuthorizationState> { AsyncStream { $0.finish() } }

    /// Throws `CocoaError.userCancelled`, as if the user had denied permission.
    @discardableResult
    public func schedule<Metadata>(
        id: UUID, configuration: AlarmConfiguration<Metadata>
    ) async throws -> Alarm where Metadata: AlarmMetadata {
        _ = try await requestAuthorization()
        throw CocoaError(.userCancelled)
    }
    /// Does nothing: no alarm is set.
    public func countdown(id: UUID) throws {}
    /// Does nothing: no alarm is set.
    public func pause(id: UUID) throws {}
    /// Does nothing: no alarm is set.
    public func resume(id: UUID) throws {}
    /// Does nothing: no alarm is set.
    public func stop(id: UUID) throws {}
    /// Does nothing: no alarm is set.
    public func cancel(id: UUID) throws {}
}
