import Findings
import Foundation
import RenderModel

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
                .timelineUnordered, "the timeline of '\(kind)' is not in the order of its dates; it is shown as given")
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
                "\(call) of '\(kind)' calls WidgetCenter.\(asked.subject), so iOS asks it again as soon as it "
                    + "has answered, until the day's budget is spent; give the timeline a reload policy instead")
        ]
    }
}
