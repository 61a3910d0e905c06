import AppIntents
import Findings
import Foundation
import FoundationCompat
import Intents
import RenderModel
import SwiftUICore

/// A widget: the entries of its provider, each on the container of a family.
final class WidgetExhibit: Exhibit {
    let context: ExhibitContext
    let source: any TimelineSource
    let record: _WidgetConfigurationRecord

    init(_ record: _WidgetConfigurationRecord, _ source: any TimelineSource, _ context: ExhibitContext) {
        (self.record, self.source, self.context) = (record, source, context)
    }

    var kind: String { record.kind }
    var configurable: (any ConfigurableSource)? { source.configurable }

    func descriptor() -> WidgetDescriptor {
        let families = record.families.map { raw in WidgetFamily.allCases.filter { raw.contains($0.rawValue) } }
        return WidgetDescriptor(
            kind: kind, displayName: record.displayName.map(context.plain) ?? configurable?.title ?? "",
            description: record.description.map(context.plain) ?? configurable?.details ?? "",
            // A corner is a watch face's; a widget that names no families supports all of iOS 26.
            families: (families ?? WidgetFamily.allCases.filter { $0 != .systemExtraLargePortrait })
                .filter { $0 != .accessoryCorner }.map(\.name),
            contentMarginsEnabled: record.contentMarginsEnabled,
            containerBackgroundRemovable: record.containerBackgroundRemovable,
            parameters: configurable?.parameterNames)
    }

    func content(for request: DrawRequest) async throws -> ExhibitContent {
        let (shown, findings) = try await entry(for: request)
        VirtualClock.freeze(at: moment(of: shown, request))
        let stage = WidgetStage(
            request: request, record: record, redaction: redaction(of: shown, request), resources: context.resources,
            makeView: shown.makeView)
        return ExhibitContent(stage, entry: shown.entry, findings: findings)
    }

    /// An entry is shown from its date on, so that is what time it is when its views look at the clock.
    private func moment(of shown: SourceEntry, _ request: DrawRequest) -> Date {
        if let instant = request.instant { return instant }
        guard case .timeline = request.shownVariant else { return request.surface.clock }
        return shown.entry?.date ?? request.surface.clock
    }

    private func redaction(of shown: SourceEntry, _ request: DrawRequest) -> RedactionReasons {
        var reasons: RedactionReasons = []
        switch request.shownVariant {
        case .placeholder: if shown.redactsPlaceholder { reasons = .placeholder }
        case .privacy: reasons = .privacy
        case .timeline, .snapshot, .transient, .state, .control: break
        }
        if request.presentation.redactionLevel == .sensitiveContent { reasons.formUnion(.privacy) }
        return reasons
    }

    // MARK: The provider

    private func entry(for request: DrawRequest) async throws -> (SourceEntry, [Finding]) {
        VirtualClock.freeze(at: request.surface.clock)
        switch request.shownVariant {
        case .placeholder:
            let context = providerContext(request, isPreview: false)
            let environment = WidgetStage.environment(for: request)
            let entry = EnvironmentValues.with(environment) { source.placeholder(in: context) }
            try HostError.check(entry.entry?.date, of: "the entry", kind: kind, call: "placeholder")
            return (entry, [])
        case .snapshot, .transient:
            let context = providerContext(request, isPreview: request.shownVariant == .snapshot)
            let call = ProviderCall<SourceEntry>(
                name: source.callNames.snapshot, kind: kind, timeout: request.providerTimeout)
            let configured = try await configure(request)
            let answer = try await call.run { source.snapshot(in: context, completion: $0) }
            try HostError.check(answer.value.entry?.date, of: "the entry", kind: kind, call: call.name)
            return (answer.value, configured + answer.findings)
        case .timeline(let index), .state(let index):
            return (try await timelineEntry(index, request), [])
        case .privacy, .control:
            return (try await timelineEntry(0, request), [])
        }
    }

    private func timelineEntry(_ index: Int, _ request: DrawRequest) async throws -> SourceEntry {
        let entries = try await drivenTimeline(request).entries
        guard entries.indices.contains(index) else {
            throw HostError.noSuchEntry(kind: kind, index: index, count: entries.count)
        }
        return entries[index]
    }

    func providerContext(_ request: DrawRequest, isPreview: Bool) -> TimelineProviderContext {
        let showsBackground = request.presentation.showsBackground(
            of: request.presentationKind, isRemovable: record.containerBackgroundRemovable)
        let variants = SchemeName.allCases.map { scheme -> EnvironmentValues in
            var request = request
            request.scheme = scheme
            var environment = WidgetStage.environment(for: request)
            environment.showsWidgetContainerBackground = showsBackground
            return environment
        }
        return TimelineProviderContext(
            family: request.presentationKind.widgetFamily ?? .systemMedium, isPreview: isPreview,
            displaySize: request.surface.size,
            variants: variants)
    }
}

extension WidgetExhibit {
    /// Apple documents the keys and the interaction. The type is the widget's kind, or the class of its SiriKit intent:
    /// what published apps compare it with.
    func userActivity(for request: DrawRequest) async throws -> NSUserActivity? {
        guard let family = request.presentationKind.widgetFamily else { return nil }
        let intent = try await intent(for: request)
        let siriIntent = intent as? INIntent
        let activity = NSUserActivity(activityType: siriIntent.map { "\(type(of: $0))" } ?? kind)
        activity.userInfo = [
            WidgetCenter.UserInfoKey.kind: kind, WidgetCenter.UserInfoKey.family: family.description
        ]
        siriIntent.map { activity.setInteraction(INInteraction(intent: $0, response: nil)) }
        activity.widgetConfigurationIntent = intent as? any WidgetConfigurationIntent
        return activity
    }
}

extension WidgetExhibit {
    func timeline(for request: DrawRequest) async throws -> DrivenTimeline {
        VirtualClock.freeze(at: request.surface.clock)
        let context = providerContext(request, isPreview: false)
        let call = ProviderCall<SourceTimeline>(
            name: source.callNames.timeline, kind: kind, timeout: request.providerTimeout)
        let configured = try await configure(request)
        let known = ReloadRequests.shared.count
        let answer = try await call.run { source.timeline(in: context, completion: $0) }
        let timeline = answer.value, dates = timeline.entries.map { $0.entry?.date }
        for (index, date) in dates.enumerated() {
            try HostError.check(date, of: "entry \(index)", kind: kind, call: call.name)
        }
        if case .after(let date) = timeline.policy {
            try HostError.check(date, of: "its reload policy", kind: kind, call: call.name)
        }
        let asked = ReloadRequests.shared.since(known)
        var summary = TimelineSummary(
            entries: timeline.entries.map { entry in
                .init(
                    date: entry.entry?.date ?? request.surface.clock,
                    relevance: entry.entry?.relevance.flatMap(TimelineSummary.Relevance.init))
            },
            policy: timeline.policy,
            findings: configured + answer.findings + reloadsItself(call.name, asked)
                + orderFindings(dates.compactMap { $0 }, isEmpty: timeline.entries.isEmpty)
                + TimelineSummary.Relevance.findings(of: timeline.entries, kind: kind))
        summary.reloads = asked.map(\.subject)
        return DrivenTimeline(summary, entries: timeline.entries)
    }

    private func orderFindings(_ dates: [Date], isEmpty: Bool) -> [Finding] {
        if isEmpty { return [Finding(.timelineEmpty, "the timeline of '\(kind)' has no entries")] }
        guard dates != dates.sorted() else { return [] }
        return [
            Finding(
                .timelineUnordered, "the timeline of '\(kind)' is not sorted by date; it is shown as it is")
        ]
    }

    /// A provider that has its own timeline reloaded is asked again as soon as it has answered.
    private func reloadsItself(_ call: String, _ requests: [ReloadRequest]) -> [Finding] {
        let asked = requests.first { asked in
            guard case .provider(kind, call) = asked.caller else { return false }
            return asked.subject.reloads(kind: kind)
        }
        guard let asked else { return [] }
        return [
            Finding(
                .reloadInProvider,
                "\(call) of '\(kind)' calls WidgetCenter.\(asked.subject), so iOS calls it again as soon as it "
                    + "returns, until the daily budget is used up; use the timeline's reload policy instead")
        ]
    }
}

/// A provider's answer: what is told of it, and its entries with their views.
package struct DrivenTimeline: Sendable {
    package fileprivate(set) var summary: TimelineSummary
    /// None for the states of a Live Activity.
    let entries: [SourceEntry]

    init(_ summary: TimelineSummary, entries: [SourceEntry] = []) {
        (self.summary, self.entries) = (summary, entries)
    }

    /// The same with findings before its own.
    func after(_ findings: [Finding]) -> DrivenTimeline {
        var copy = self
        copy.summary.findings = findings + summary.findings
        return copy
    }
}

/// The timelines that a process has driven, so that the entries drawn later are those that were counted.
@MainActor
package final class TimelineCache {
    private var driven: [TimelineIdentity: DrivenTimeline] = [:]

    package init() {}

    package internal(set) subscript(_ identity: TimelineIdentity) -> DrivenTimeline? {
        get { driven[identity] }
        set { driven[identity] = newValue }
    }

    /// Keeps what is told of a timeline, with the entries that are known of it.
    package func keep(_ summary: TimelineSummary, for identity: TimelineIdentity) {
        driven[identity, default: DrivenTimeline(summary)].summary = summary
    }

    /// Forgets the timelines of a kind; all of them for nil.
    package func forget(kind: String?) {
        driven = driven.filter { kind != nil && $0.key.kind != kind }
    }
}
