import Findings
import Foundation
import RenderModel

extension TimelineSummary.Relevance {
    /// - Returns: nil for what is no number that entries can be compared by.
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
