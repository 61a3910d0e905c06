import Findings
import Foundation

/// What a provider answered when asked for its timeline.
package struct TimelineSummary: Hashable, Sendable, Codable {
    package struct Entry: Hashable, Sendable, Codable {
        package var date: Date
        package var relevance: Relevance?

        package init(date: Date, relevance: Relevance? = nil) {
            self.date = date
            self.relevance = relevance
        }
    }

    package struct Relevance: Hashable, Sendable, Codable {
        package var score: Float
        /// Seconds.
        package var duration: Double

        package init(score: Float, duration: Double) {
            self.score = score
            self.duration = duration
        }
    }

    package enum ReloadPolicy: Hashable, Sendable, Codable {
        case atEnd
        case never
        case after(Date)
    }

    package var entries: [Entry]
    package var policy: ReloadPolicy
    package var findings: [Finding]
    /// What was asked of `WidgetCenter` until it had answered.
    package var reloads: [ReloadRequest.Subject] = []
    /// What the provider asked of shared data and the network, and did not get.
    package var dataRequests = MissingData()

    package init(entries: [Entry], policy: ReloadPolicy, findings: [Finding] = []) {
        self.entries = entries
        self.policy = policy
        self.findings = findings
    }

    /// This answer with what was found out when the provider was asked again.
    package func joined(_ later: TimelineSummary) -> TimelineSummary {
        var copy = self
        copy.findings += later.findings.filter { !findings.contains($0) }
        copy.dataRequests.formUnion(later.dataRequests)
        return copy
    }
}
