import AppIntents
import Assets
import CDeterminism
import Findings
import Geometry
import Foundation
import FoundationCompat
import RenderModel
import SwiftUICore

/// Drives a widget or a bundle in this process.
@MainActor
package final class WidgetHost: WidgetHosting {
    let records: [_WidgetConfigurationRecord]
    let resources: WidgetResources
    /// What every Live Activity shows where nobody chooses a state, by kind: found before any provider is asked, and
    /// again after an intent, which may have changed it.
    private(set) var ownStates: [String: [ActivityViewState]]
    private var timelines: [TimelineKey: DrivenTimeline] = [:]

    /// A provider's answer and what was noted until it came.
    private struct DrivenTimeline {
        var timeline: SourceTimeline
        var findings: [Finding]
        var reloads: [ReloadRequest.Subject]
    }

    private struct TimelineKey: Hashable {
        var kind: String
        var slot: Slot
        var surface: RenderSurface
        var configuration: ConfigurationChoice?
        var earlierQuestions: [Date]
    }

    package convenience init<W: Widget>(widget: W.Type, resources: WidgetResources = .shared) {
        self.init(resources: resources) { W._collect(W(), into: &$0) }
    }

    package convenience init<C: ControlWidget>(control: C.Type, resources: WidgetResources = .shared) {
        self.init(resources: resources) { C._collect(C(), into: &$0) }
    }

    package convenience init<B: WidgetBundle>(bundle: B.Type, resources: WidgetResources = .shared) {
        AnnouncedWidgets.startBundle()
        self.init(resources: resources) { B.Body._collect(B().body, into: &$0) }
    }

    private convenience init(resources: WidgetResources, collect: (inout _WidgetList) -> Void) {
        var list = _WidgetList()
        collect(&list)
        self.init(records: list.records, resources: resources)
    }

    package init(records: [_WidgetConfigurationRecord], resources: WidgetResources = .shared) {
        self.records = records
        self.resources = resources
        ownStates = Self.ownStates(of: records)
        CurrentWidgets.shared.host = self
    }

    package func descriptors() throws -> [WidgetDescriptor] {
        records.map { record in
            if let source = record.source as? any ActivitySource { return descriptor(of: record, source) }
            let families = record.families.map { raw in WidgetFamily.allCases.filter { raw.contains($0.rawValue) } }
            let source = record.source as? any ConfigurableSource
            if let control = record.source as? any ControlSource { return descriptor(of: control, record) }
            return WidgetDescriptor(
                kind: record.kind, displayName: record.displayName.map(plain) ?? source?.title ?? "",
                description: record.description.map(plain) ?? source?.details ?? "",
                // A corner is a watch face's; a widget that names no families supports all of iOS 26.
                families: (families ?? WidgetFamily.allCases.filter { $0 != .systemExtraLargePortrait })
                    .filter { $0 != .accessoryCorner }.map(\.name),
                contentMarginsEnabled: record.contentMarginsEnabled,
                containerBackgroundRemovable: record.containerBackgroundRemovable,
                parameters: source?.parameterNames)
        }
    }

    func plain(_ text: Text) -> String {
        var environment = EnvironmentValues()
        environment.assetSource = resources.source { _ in }
        environment.locale = .current
        return text.plainString(in: environment)
    }

    package func timeline(for request: DrawRequest) async throws -> TimelineSummary {
        if let source = try activitySource(for: request) { return try states(for: request, source) }
        let driven = try await drivenTimeline(request)
        var summary = TimelineSummary(
            entries: driven.timeline.entries.map { entry in
                .init(
                    date: entry.entry?.date ?? request.surface.clock,
                    relevance: entry.entry?.relevance.flatMap(TimelineSummary.Relevance.init))
            },
            policy: driven.timeline.policy, findings: driven.findings)
        summary.reloads = driven.reloads
        return summary
    }

    package func draw(_ request: DrawRequest) async throws -> Drawing {
        if let source = try activitySource(for: request) { return try activityStage(for: request, source).draw() }
        if let control = try record(for: request).source as? any ControlSource {
            return try await draw(control, request)
        }
        var (stage, entry, findings) = try await stage(for: request)
        if let region = request.tapped {
            stage.tappedToggle = try recordedIntent(region, of: request, stage, entry).identity
            stage.redaction.insert(.invalidated)
        }
        let caller = ReloadRequest.Caller.view(kind: request.kind)
        var drawing = ReloadRequests.shared.during(caller) { stage.draw(entry.makeView) }
        drawing.entryDate = entry.entry?.date
        drawing.relevance = entry.entry?.relevance.flatMap(TimelineSummary.Relevance.init)
        drawing.findings = findings + drawing.findings
        return drawing
    }

    package func viewTree(_ request: DrawRequest) async throws -> ViewTree {
        if let source = try activitySource(for: request) { return try activityStage(for: request, source).viewTree() }
        if let control = try record(for: request).source as? any ControlSource {
            return try await viewTree(control, request)
        }
        let (stage, entry, _) = try await stage(for: request)
        return stage.viewTree(entry.makeView)
    }

    /// What the picture's entry is shown on, with the clock at the moment of its showing.
    func stage(for request: DrawRequest) async throws -> (WidgetStage, SourceEntry, [Finding]) {
        let record = try record(for: request)
        let (entry, findings) = try await entry(for: request)
        let date = entry.entry?.date
        // An entry is shown from its date on, so that is what time it is when its views look at the clock.
        let shownAt: Date
        if let instant = request.instant {
            shownAt = instant
        } else if case .timeline = request.shownVariant {
            shownAt = date ?? request.surface.clock
        } else {
            shownAt = request.surface.clock
        }
        VirtualClock.freeze(at: shownAt)
        var reasons: RedactionReasons = []
        switch request.shownVariant {
        case .placeholder: if entry.redactsPlaceholder { reasons = .placeholder }
        case .privacy: reasons = .privacy
        case .timeline, .snapshot, .transient, .state, .control: break
        }
        if request.presentation.concealment == .sensitiveContent { reasons.formUnion(.privacy) }
        let stage = WidgetStage(request: request, record: record, redaction: reasons, resources: resources)
        return (stage, entry, findings)
    }

    package func reload(kind: String?) {
        timelines = timelines.filter { kind != nil && $0.key.kind != kind }
        ownStates = Self.ownStates(of: records)
    }

    // MARK: Providers

    private func key(_ request: DrawRequest) -> TimelineKey {
        TimelineKey(kind: request.kind, slot: request.slot, surface: request.surface,
            configuration: request.configuration, earlierQuestions: request.earlierQuestions)
    }

    func record(for request: DrawRequest) throws -> _WidgetConfigurationRecord {
        guard let record = records.first(where: { $0.kind == request.kind }) else {
            throw HostError.unknownKind(request.kind, known: records.map(\.kind))
        }
        return record
    }

    func source(for request: DrawRequest) throws -> any TimelineSource {
        guard let source = try record(for: request).source as? any TimelineSource else {
            throw HostError.unknownKind(request.kind, known: records.map(\.kind))
        }
        return source
    }

    private func context(_ request: DrawRequest, isPreview: Bool) -> TimelineProviderContext {
        let isRemovable = (try? record(for: request))?.containerBackgroundRemovable ?? true
        let showsBackground = request.presentation.showsBackground(of: request.slot, isRemovable: isRemovable)
        let variants = SchemeName.allCases.map { scheme -> EnvironmentValues in
            var request = request
            request.scheme = scheme
            var environment = WidgetStage.environment(for: request)
            environment.showsWidgetContainerBackground = showsBackground
            return environment
        }
        return TimelineProviderContext(
            family: request.slot.widgetFamily ?? .systemMedium, isPreview: isPreview, displaySize: request.surface.size,
            variants: variants)
    }

    private func entry(for request: DrawRequest) async throws -> (SourceEntry, [Finding]) {
        VirtualClock.freeze(at: request.surface.clock)
        let source = try source(for: request)
        switch request.shownVariant {
        case .placeholder:
            let context = context(request, isPreview: false)
            let environment = WidgetStage.environment(for: request)
            let entry = EnvironmentValues.with(environment) { source.placeholder(in: context) }
            try Self.check(entry.entry?.date, of: "the entry", kind: request.kind, call: "placeholder")
            return (entry, [])
        case .snapshot, .transient:
            let context = context(request, isPreview: request.shownVariant == .snapshot)
            let call = ProviderCall<SourceEntry>(
                name: source.callNames.snapshot, kind: request.kind, timeout: request.providerTimeout)
            let configured = try await configure(source, request)
            let answer = try await call.run { source.snapshot(in: context, completion: $0) }
            try Self.check(answer.value.entry?.date, of: "the entry", kind: request.kind, call: call.name)
            return (answer.value, configured + answer.findings)
        case .timeline(let index), .state(let index):
            return (try await timelineEntry(index, request), [])
        case .privacy, .control:
            return (try await timelineEntry(0, request), [])
        }
    }

    private func timelineEntry(_ index: Int, _ request: DrawRequest) async throws -> SourceEntry {
        let entries = try await drivenTimeline(request).timeline.entries
        guard entries.indices.contains(index) else {
            throw HostError.noSuchEntry(kind: request.kind, index: index, count: entries.count)
        }
        return entries[index]
    }

    /// The provider's timeline, asked for once for each surface.
    private func drivenTimeline(_ request: DrawRequest) async throws -> DrivenTimeline {
        if let known = timelines[key(request)] { return known }
        VirtualClock.freeze(at: request.surface.clock)
        let source = try source(for: request)
        let context = context(request, isPreview: false)
        let call = ProviderCall<SourceTimeline>(
            name: source.callNames.timeline, kind: request.kind, timeout: request.providerTimeout)
        let configured = try await configure(source, request)
        let known = ReloadRequests.shared.count
        let answer = try await call.run { source.timeline(in: context, completion: $0) }
        for (index, entry) in answer.value.entries.enumerated() {
            try Self.check(entry.entry?.date, of: "entry \(index)", kind: request.kind, call: call.name)
        }
        if case .after(let date) = answer.value.policy {
            try Self.check(date, of: "its reload policy", kind: request.kind, call: call.name)
        }
        let asked = ReloadRequests.shared.since(known)
        var findings = configured + answer.findings + reloadsItself(request, call.name, asked)
        let dates = answer.value.entries.compactMap { $0.entry?.date }
        if dates != dates.sorted() {
            findings.append(
                Finding(
                    .timelineUnordered,
                    "the timeline of '\(request.kind)' is not in the order of its dates; it is shown as given"))
        }
        if answer.value.entries.isEmpty {
            findings.append(
                Finding(.timelineEmpty, "the timeline of '\(request.kind)' has no entries"))
        }
        findings += TimelineSummary.Relevance.findings(of: answer.value.entries, kind: request.kind)
        let driven = DrivenTimeline(timeline: answer.value, findings: findings, reloads: asked.map(\.subject))
        timelines[key(request)] = driven
        return driven
    }
}
