import Foundation
import RenderModel
import RenderPlanning

/// A look's pictures in the order of time, as they were drawn.
package struct Film: Sendable {
    struct Frame: Sendable {
        var moment: Moment
        var picture: PlannedPicture
        /// What is drawn, shared by all frames that look alike.
        var digest: String
        var result: PictureResult
    }

    /// A picture that stays for some time: frames in a row that look alike.
    struct Still: Sendable {
        var first: Int
        var from: Date
        var until: Date
    }

    var group: RenderGroup
    var look: Look
    var frames: [Frame]

    /// More changes than this are cut, which keeps a day of a minute's widget watchable.
    static let mostTransitions = 60

    var stills: [Still] {
        var result: [Still] = []
        for (index, frame) in frames.enumerated() {
            if let last = result.last, frames[last.first].digest == frame.digest {
                result[result.count - 1].until = frame.moment.until
            } else {
                result.append(Still(first: index, from: frame.moment.date, until: frame.moment.until))
            }
        }
        return result
    }

    /// What is made of all of it, beside its pictures.
    func file(_ name: String, _ fileExtension: String = "png") -> String {
        "\(group.folder)/\(name)-\(look.name).\(fileExtension)"
    }
}

extension TimelineSettings {
    func playsTransitions(_ film: Film, changes: Int) -> Bool {
        // The always-on display changes without animations, to save its battery.
        if film.look.presentation.isLuminanceReduced { return false }
        return switch transitions {
        case .all: true
        case .none: false
        case .auto: changes <= Film.mostTransitions && speed == nil
        }
    }

    /// Milliseconds for which a still is seen.
    func hold(_ still: Film.Still, animated: Bool) -> Int {
        let frame = 1000 / Double(framesPerSecond)
        if let speed { return Int(max(frame, still.until.timeIntervalSince(still.from) / speed * 1000).rounded()) }
        return Int(max(frame, (hold ?? (animated ? 1 : 0)) * 1000).rounded())
    }
}
