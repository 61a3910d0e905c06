import ActivityKit
import AppIntents
import Findings
import Foundation
import FoundationCompat
import Intents
import RenderModel

extension PerformedIntent {
    /// Performs an intent as WidgetKit does, and tells what comes of it.
    ///
    /// - Parameter newValue: what a toggle is switched to; nil for a button.
    @MainActor
    static func performing(_ archived: any AppIntent, newValue: Bool?) async -> PerformedIntent {
        let archive = await IntentArchive(archived, newValue: newValue)
        let intent = archive.intent, type = type(of: intent)
        var performed = PerformedIntent(
            intent: "\(type)", title: String(localized: type.title), parameters: AnyIntent(intent).values)
        performed.findings = archive.findings
        if type.openAppWhenRun || type.supportedModes.contains(.foreground) {
            performed.opens.append(.init(what: .app))
        }
        let known = ReloadRequests.shared.count, knownEvents = ActivityEvents.shared.count
        do {
            let outcome = IntentOutcome(try await intent.perform())
            performed.value = outcome.value?._json
            performed.dialog = outcome.dialog
            if let next = outcome.opens { performed.opens.append(.init(next)) }
            if let url = intent as? OpenURLIntent { performed.opens.append(.init(url)) }
        } catch let error as AppIntentError where error == .needsToContinueInForeground {
            performed.opens.append(.init(what: .app))
        } catch {
            performed.error = String(describing: error)
        }
        performed.requests = ReloadRequests.shared.since(known)
        performed.activities = ActivityEvents.shared.since(knownEvents).map(ActivityEvent.init)
        return performed
    }
}

extension PerformedIntent.Opening {
    fileprivate init(_ intent: any AppIntent) {
        if let url = intent as? OpenURLIntent {
            self.init(what: .url, target: AnyIntent(url).values["url"]?.string)
        } else if type(of: intent).openAppWhenRun {
            self.init(what: .app, target: "\(type(of: intent))")
        } else {
            self.init(what: .intent, target: "\(type(of: intent))")
        }
    }
}

extension HandedActivity {
    /// What can be told of an activity in words.
    init(_ activity: NSUserActivity) {
        let entries = (activity.userInfo ?? [:]).map { ("\($0.key)", "\($0.value)") }
        self.init(
            activityType: activity.activityType, userInfo: Dictionary(entries, uniquingKeysWith: { first, _ in first }))
        interaction = activity.interaction.map {
            Intent(intent: "\(type(of: $0.intent))", parameters: $0.intent.chosenValues)
        }
        widgetConfigurationIntent = activity.widgetConfigurationIntent.map {
            Intent(intent: "\(type(of: $0))", parameters: AnyIntent($0).values)
        }
    }
}

extension TimelineSummary.Relevance {
    /// - Returns: nil for what is not a number that entries can be compared by.
    init?(_ relevance: TimelineEntryRelevance) {
        guard relevance.score.isFinite, relevance.duration.isFinite else { return nil }
        self.init(score: relevance.score, duration: relevance.duration)
    }

    /// Tells of relevances that cannot be compared, once for a timeline.
    static func findings(of entries: [SourceEntry], kind: String) -> [Finding] {
        let wrong = entries.enumerated().filter { $0.element.entry?.relevance.map { Self($0) == nil } ?? false }
        guard let first = wrong.first, let relevance = first.element.entry?.relevance else { return [] }
        let others = wrong.count > 1 ? " and \(wrong.count - 1) more" : ""
        return [
            Finding(
                .relevanceInvalid,
                "the relevance of entry \(first.offset)\(others) of '\(kind)' has the score \(relevance.score) "
                    + "and the duration \(relevance.duration), which no Smart Stack can compare; "
                    + "it counts as none; give finite numbers")
        ]
    }
}
