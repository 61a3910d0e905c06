import AppIntents
import Foundation
import FoundationCompat
import Intents
import RenderModel
import SwiftUICore

/// Apps are opened with what was tapped.
extension WidgetHost {
    package func handedActivity(_ request: DrawRequest) async throws -> HandedActivity? {
        try await userActivity(for: request).map(HandedActivity.init)
    }

    /// The activity that the system makes for a tap that meets no URL; nil for a control, which opens no app by
    /// itself.
    ///
    /// Apple documents the keys, the interaction and the type of a Live Activity's activity. A widget's activity has
    /// the widget's kind as type, or the class of its SiriKit intent: what published apps compare it with.
    func userActivity(for request: DrawRequest) async throws -> NSUserActivity? {
        if let source = try activitySource(for: request) {
            let activity = NSUserActivity(activityType: NSUserActivityTypeLiveActivity)
            let state = try activityStage(for: request, source).state
            activity.userInfo = [WidgetCenter.UserInfoKey.activityID: state.activityID]
            return activity
        }
        let record = try record(for: request)
        guard !(record.source is any ControlSource), let family = request.slot.widgetFamily else { return nil }
        let intent = try await configuredIntent(record.source, request)
        let siriIntent = intent as? INIntent
        let activity = NSUserActivity(activityType: siriIntent.map { "\(type(of: $0))" } ?? request.kind)
        activity.userInfo = [
            WidgetCenter.UserInfoKey.kind: request.kind, WidgetCenter.UserInfoKey.family: family.description,
        ]
        siriIntent.map { activity.setInteraction(INInteraction(intent: $0, response: nil)) }
        activity.widgetConfigurationIntent = intent as? any WidgetConfigurationIntent
        return activity
    }

    /// What crosses from a task to the main actor.
    private struct Sent: @unchecked Sendable {
        var intent: Any?
    }

    /// An intent of its own with what was chosen for the widget; nil for a widget without configuration.
    private func configuredIntent(_ source: AnyObject?, _ request: DrawRequest) async throws -> Any? {
        guard let source = source as? any IntentGiving else { return nil }
        let call = ProviderCall<Result<Sent, any Error>>(
            name: "the configuration", kind: request.kind, timeout: request.providerTimeout)
        let answer = try await call.run { completion in
            Task { @MainActor in
                do {
                    let intent = try await source.intent(for: request.configuration, family: request.slot.widgetFamily)
                    completion(.success(Sent(intent: intent)))
                } catch {
                    completion(.failure(error))
                }
            }
        }
        do {
            return try answer.value.get().intent
        } catch let error as ConfigurationError {
            throw HostError.configuration(kind: request.kind, error)
        }
    }
}
