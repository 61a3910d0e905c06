import Foundation
import RenderModel

extension RenderGroup {
    /// The pictures of what is shown at the instants that the user names, for all looks.
    ///
    /// - Parameter simulation: has been played beyond the last of them.
    func pictures(at instants: [Date], in simulation: TimelineSimulation) -> [PlannedPicture] {
        let takes = instants.compactMap { instant in
            simulation.showing(at: instant).map { Moment(date: instant, content: $0.content, until: instant) }
        }
        return looks.filter { $0.variants.contains(.timeline) }.flatMap { look in
            zip(takes, FrameFileName.files(takes, look, in: self, prefix: "at-")).map { take, file in
                var picture = picture(take, look, simulation.questions, file: file)
                picture.request.marksMotion = false
                return picture
            }
        }
    }

    /// The pictures of a timeline: of its entries, or of the instants that are asked for.
    func pictures(_ timeline: TimelineSummary, _ played: TimelineSimulation?) -> [PlannedPicture] {
        let count = timeline.entries.count
        guard let played else { return timelinePictures(count: count) }
        guard variants.contains(.timeline) else { return timelinePictures(count: count) }
        var others = self
        others.keep { $1 != .timeline }
        return pictures(at: instants, in: played) + others.timelinePictures(count: count)
    }

    /// A schedule that reaches to the last of the instants; nil where none is named.
    func simulation(to instants: [Date]) -> TimelineSimulation? {
        instants.max().map {
            TimelineSimulation(kind: widget.kind, from: surface.clock, until: $0.addingTimeInterval(1))
        }
    }
}
