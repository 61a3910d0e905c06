import DisplayList
import Findings
import Foundation
import RenderCoordinator
import RenderModel
import RenderPlanning
import Taps

/// A widget in one form at one place, and what became of it over time. Listeners hear of each once it was played to its
/// end and its films are written, in the plan's order.
package struct TimelineTrack: ActionEvent {
    package var group: RenderGroup
    package var simulation: TimelineSimulation
    /// The reloads without an answer, with why.
    package var failures: [Int: FailureReason] = [:]
    /// How much of the device's life had been lived when each reload was over.
    var replaySteps: [Int] = []
    package var taps: [(date: Date, outcome: TapOutcome)] = []
    package var films: [Film.Played] = []
    /// Pictures that could not be drawn.
    package var pictureFailures: [RenderFailure] = []

    /// Of the schedule, of the provider's answers, of taps and of the pictures, each once.
    package var findings: [Finding] {
        var seen: Set<Finding> = [], requests = MissingData()
        let answers = simulation.answers.compactMap(\.self), frames = films.flatMap(\.frames)
        for answer in answers { requests.formUnion(answer.dataRequests) }
        for frame in frames { requests.formUnion(frame.result.dataRequests) }
        let all =
            answers.flatMap(\.findings) + requests.findings + simulation.findings(kind: group.widget.kind)
            + taps.flatMap { $0.outcome.performed?.findings ?? [] } + frames.flatMap(\.result.findings)
        return all.filter { seen.insert($0).inserted }
    }

    /// How much of the device's life comes before what is shown is drawn.
    func replaySteps(before content: DisplayedEntry.Content) -> Int {
        switch content {
        case .placeholder: 0
        case .entry(let reload, _): replaySteps[reload]
        }
    }
}

extension Film {
    /// A film with the names of what was written.
    package struct Played: Sendable {
        package struct Frame: Sendable {
            package var date: Date
            package var content: DisplayedEntry.Content
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
        /// One in each format.
        package var files: [String]
        /// In points.
        package var width: Double
        package var height: Double
        package var frameCount: Int
        /// Seconds.
        package var duration: Double
        /// How many changes are played and not cut.
        package var transitions: Int
    }
}
