import ActivityKit
import AppIntents
import Findings
import RenderModel
import SwiftUICore

extension WidgetHost {
    package func perform(_ request: DrawRequest, region: Int) async throws -> PerformedIntent {
        var plain = request
        plain.tapped = nil
        let archived: any AppIntent, newValue: Bool?
        if let control = try record(for: request).source as? any ControlSource {
            let content = try await content(of: control, plain).content
            (archived, newValue) = (content.action, content.isOn.map { !$0 })
        } else if let source = try activitySource(for: plain) {
            // What is tapped is running: the intent finds it among the activities.
            source.run(try activityStage(for: plain, source).state)
            let recorded = try Self.intent(region, of: try activityStage(for: plain, source).recordedIntents(), request)
            (archived, newValue) = (recorded.intent, recorded.isOn.map { !$0 })
        } else {
            let (stage, entry, _) = try await stage(for: plain)
            let recorded = try recordedIntent(region, of: plain, stage, entry)
            (archived, newValue) = (recorded.intent, recorded.isOn.map { !$0 })
        }
        let call = ProviderCall<PerformedIntent>(
            name: "perform() of \(type(of: archived))", kind: request.kind, timeout: request.providerTimeout,
            caller: .intent("\(type(of: archived))"))
        return try await call.run { completion in
            Task { @MainActor in completion(await Self.perform(archived, newValue: newValue)) }
        }.value
    }

    /// The intent of an area as the view made it.
    func recordedIntent(
        _ region: Int, of request: DrawRequest, _ stage: WidgetStage, _ entry: SourceEntry
    ) throws -> RecordedIntent {
        try Self.intent(region, of: stage.recordedIntents(entry.makeView), request)
    }

    static func intent(
        _ region: Int, of recorded: [RecordedIntent], _ request: DrawRequest
    ) throws -> RecordedIntent {
        guard recorded.indices.contains(region) else {
            throw HostError.noSuchRegion(kind: request.kind, index: region, count: recorded.count)
        }
        return recorded[region]
    }

    private static func perform(_ archived: any AppIntent, newValue: Bool?) async -> PerformedIntent {
        let archive = await IntentArchive(archived, newValue: newValue)
        let intent = archive.intent, type = type(of: intent)
        var performed = PerformedIntent(
            intent: "\(type)", title: String(localized: type.title), parameters: AnyIntent(intent).values)
        performed.findings = archive.findings
        if type.openAppWhenRun || type.supportedModes.contains(.foreground) {
            performed.opens.append(.init(what: "app"))
        }
        let known = ReloadRequests.shared.count, knownEvents = ActivityEvents.shared.count
        do {
            let outcome = IntentOutcome(try await intent.perform())
            performed.value = outcome.value?._json
            performed.dialog = outcome.dialog
            if let next = outcome.opens { performed.opens.append(.init(next)) }
            if let url = intent as? OpenURLIntent { performed.opens.append(.init(url)) }
        } catch let error as AppIntentError where error == .needsToContinueInForeground {
            performed.opens.append(.init(what: "app"))
        } catch {
            performed.error = String(describing: error)
        }
        performed.requests = ReloadRequests.shared.since(known)
        performed.activities = ActivityEvents.shared.since(knownEvents).map(ActivityEvent.init)
        return performed
    }

    /// A provider that has its own timeline reloaded is asked again as soon as it has answered.
    func reloadsItself(
        _ request: DrawRequest, _ call: String, _ requests: [ReloadRequest]
    ) -> [Finding] {
        let asked = requests.first { asked in
            guard case .provider(request.kind, call) = asked.caller else { return false }
            return asked.subject.reloads(kind: request.kind)
        }
        guard let asked else { return [] }
        return [
            Finding(
                .reloadInProvider,
                "\(call) of '\(request.kind)' calls WidgetCenter.\(asked.subject), so iOS asks it again as soon as it "
                    + "has answered, until the day's budget is spent; give the timeline a reload policy instead")
        ]
    }
}

extension PerformedIntent.Opening {
    fileprivate init(_ intent: any AppIntent) {
        if let url = intent as? OpenURLIntent {
            self.init(what: "url", target: AnyIntent(url).values["url"]?.string)
        } else if type(of: intent).openAppWhenRun {
            self.init(what: "app", target: "\(type(of: intent))")
        } else {
            self.init(what: "intent", target: "\(type(of: intent))")
        }
    }
}
