import ActivityKit
import AppIntents
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
