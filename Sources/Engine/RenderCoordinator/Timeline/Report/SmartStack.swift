import Foundation
import RenderModel

/// When a widget's entries say that they matter.
enum SmartStack {
    /// A score holds from the entry's date for its duration, or until the next entry where that is 0; a score that is
    /// not positive says that the widget does not matter.
    static func relevances(of simulation: TimelineSimulation) -> [TimelineManifest.Relevance] {
        simulation.showings.compactMap { showing in
            guard case .entry(let question, let index) = showing.content,
                let entries = simulation.answers[question]?.entries, let relevance = entries[index].relevance,
                relevance.score > 0
            else { return nil }
            let end =
                relevance.duration > 0
                ? max(showing.from, entries[index].date.addingTimeInterval(relevance.duration)) : showing.until
            let highest = entries.compactMap(\.relevance?.score).max() ?? relevance.score
            return .init(
                from: ClockTime.text(showing.from), until: ClockTime.text(end), score: relevance.score,
                isHighest: relevance.score >= highest)
        }
    }
}
