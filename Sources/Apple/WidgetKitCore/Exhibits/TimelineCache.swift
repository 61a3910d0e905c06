import Findings
import RenderModel

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
