import DisplayList
import Foundation
import WidgetKitCore

/// A widget in one form at one place, and what became of it over time.
package struct TimelineTrack: Sendable {
    package var group: PlanGroup
    package var simulation: TimelineSimulation
    /// The questions without an answer, with why.
    package var failures: [Int: FailureReason] = [:]
    package var films: [Film.Played] = []
    /// Pictures that could not be drawn.
    package var pictureFailures: [RenderFailure] = []

    /// Of the schedule, of the provider's answers and of the pictures, each once.
    package var findings: [Finding] {
        var seen: Set<Finding> = []
        let answers = simulation.answers.compactMap { $0?.findings }.flatMap(\.self)
        let pictures = films.flatMap(\.frames).flatMap(\.result.findings)
        return (answers + simulation.findings(kind: group.widget.kind) + pictures).filter { seen.insert($0).inserted }
    }
}

extension Film {
    /// A film with the names of what was written.
    package struct Played: Sendable {
        package struct Frame: Sendable {
            package var date: Date
            package var content: Showing.Content
            /// Inside the output folder; nil where pictures are not kept.
            package var file: String?
            package var result: PictureResult
        }

        package var look: String
        package var frames: [Frame]
        /// How many of the frames look different from the one before.
        package var changes = 0
        package var strip: String?
        package var animation: Animation?
    }

    package struct Animation: Sendable {
        package var file: String
        package var frameCount: Int
        /// Seconds.
        package var duration: Double
        /// How many changes are played and not cut.
        package var transitions: Int
    }
}
