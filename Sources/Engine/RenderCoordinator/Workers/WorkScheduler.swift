import Foundation
import RenderModel
import RenderPlanning

/// Deals the work of a plan out to worker threads.
///
/// A worker stays with a group while it has pictures, so that few workers drive the same provider, and with a locale
/// while that has groups, as each locale has processes of its own; one without a group of its own helps with the
/// largest.
final class WorkScheduler: @unchecked Sendable {
    enum Job {
        case timeline(RenderGroup)
        case picture(PlannedPicture)
    }

    private struct Queue {
        let group: RenderGroup
        let start: ProcessStart
        var timelineIsDue: Bool
        var pictures: [PlannedPicture]
        /// How many threads have it as theirs.
        var helpers = 0

        var isEmpty: Bool { !timelineIsDue && pictures.isEmpty }
    }

    // Guards everything below and wakes threads that wait for a timeline's pictures.
    private let condition = NSCondition()
    private var queues: [Queue]
    /// The queues by their groups' ids: of a plan's groups some may have no work here.
    private let positions: [RenderGroup.ID: Int]
    private var timelinesUnderWay = 0
    private var stopped = false

    init(_ groups: [RenderGroup]) {
        // Pictures are taken from the end.
        queues = groups.map {
            Queue(
                group: $0, start: ProcessStart($0.surface), timelineIsDue: $0.needsTimeline,
                pictures: $0.immediatePictures.reversed())
        }
        positions = Dictionary(uniqueKeysWithValues: zip(groups.map(\.id), groups.indices))
    }

    /// The next job, waiting while a timeline may still bring some; nil when the work is done.
    /// - Parameter current: the index of the group that the thread worked on last; updated.
    func next(_ current: inout Int?) -> Job? {
        condition.lock()
        defer { condition.unlock() }
        while !stopped {
            if let index = choose(current) {
                if current != index {
                    if let current { queues[current].helpers -= 1 }
                    queues[index].helpers += 1
                    current = index
                }
                if queues[index].timelineIsDue {
                    queues[index].timelineIsDue = false
                    timelinesUnderWay += 1
                    return .timeline(queues[index].group)
                }
                let picture = queues[index].pictures.removeLast()
                // The room that they took, which would else be kept to the end.
                if queues[index].pictures.isEmpty { queues[index].pictures = [] }
                return .picture(picture)
            }
            guard timelinesUnderWay > 0 else { return nil }
            condition.wait()
        }
        return nil
    }

    private func choose(_ current: Int?) -> Int? {
        if let current, !queues[current].isEmpty { return current }
        let start = current.map { queues[$0].start }, fresh = queues.indices.lazy.filter(isFresh)
        if let fresh = fresh.first(where: { self.queues[$0].start == start }) ?? fresh.first { return fresh }
        return queues.indices.filter { !queues[$0].isEmpty }.max {
            queues[$0].pictures.count < queues[$1].pictures.count
        }
    }

    /// Whether the queue is nobody's yet.
    private func isFresh(_ index: Int) -> Bool { queues[index].helpers == 0 && !queues[index].isEmpty }

    /// Ends a timeline job; `count` is nil where it failed.
    func timelineEnded(_ group: RenderGroup, count: Int?) -> [PlannedPicture] {
        timelineEnded(group, pictures: count.map(group.timelinePictures) ?? [])
    }

    func timelineEnded(_ group: RenderGroup, pictures: [PlannedPicture]) -> [PlannedPicture] {
        condition.lock()
        defer { condition.unlock() }
        timelinesUnderWay -= 1
        if let position = positions[group.id] { queues[position].pictures += pictures.reversed() }
        condition.broadcast()
        return pictures
    }

    /// Takes back the other schemes of a picture whose provider does not answer: they would only wait as long again.
    func withdrawSchemes(of picture: PlannedPicture) -> [PlannedPicture] {
        condition.lock()
        defer { condition.unlock() }
        guard let position = positions[picture.group] else { return [] }
        let twins = queues[position].pictures.filter { $0.request.variant == picture.request.variant }
        queues[position].pictures.removeAll { $0.request.variant == picture.request.variant }
        return twins
    }

    /// Takes back what is not to be tried.
    ///
    /// - Parameter reason: why a subject is not tried; nil where it is.
    func withdraw(
        _ reason: (RenderFailure.Subject) -> FailureReason?
    ) -> [(subject: RenderFailure.Subject, reason: FailureReason)] {
        condition.lock()
        defer { condition.unlock() }
        var withdrawn: [(subject: RenderFailure.Subject, reason: FailureReason)] = []
        for index in queues.indices {
            let group = queues[index].group
            if queues[index].timelineIsDue, let reason = reason(.timeline(group)) {
                queues[index].timelineIsDue = false
                withdrawn.append((.timeline(group), reason))
            }
            queues[index].pictures.removeAll { picture in
                guard let reason = reason(.picture(picture)) else { return false }
                withdrawn.append((.picture(picture), reason))
                return true
            }
        }
        // Threads may wait for work that has gone.
        condition.broadcast()
        return withdrawn
    }

    /// Makes every thread find no more work.
    /// - Returns: the pictures that nobody has begun, and the groups whose timelines nobody has asked for.
    func stop() -> (pictures: [PlannedPicture], timelines: [RenderGroup]) {
        condition.lock()
        defer { condition.unlock() }
        stopped = true
        condition.broadcast()
        let rest = (queues.flatMap(\.pictures), queues.filter(\.timelineIsDue).map(\.group))
        for index in queues.indices { (queues[index].pictures, queues[index].timelineIsDue) = ([], false) }
        return rest
    }
}
