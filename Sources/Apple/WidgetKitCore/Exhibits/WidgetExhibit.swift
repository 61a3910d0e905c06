import Findings
import Foundation
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
            of: request.slot, isRemovable: record.containerBackgroundRemovable)
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
}
