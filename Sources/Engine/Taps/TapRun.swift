import Foundation
import Geometry
import RenderCoordinator
import RenderModel
import RenderPlanning

/// One tap: draws what is there, performs what lies there, has the timeline made anew and draws again. All of it
/// happens in one worker process, where what the intent changed is still there when the provider is asked.
struct TapRun {
    private let context: RunContext
    private let action: TapAction
    private let session: WorkerSession

    init(_ context: RunContext, _ action: TapAction, _ session: WorkerSession) {
        (self.context, self.action, self.session) = (context, action, session)
    }

    /// Ends the run with what was done so far.
    private struct Stopped: Error {}

    /// - Throws: `CommandFailure` where there is no picture to tap, or no place in it.
    func run() throws {
        let plan = context.plan.pictures
        guard let group = plan.groups.first else {
            let reasons = plan.notes.isEmpty ? "" : ": " + plan.notes.joined(separator: "; ")
            throw CommandFailure(.usage, "no image matches these filters\(reasons); use fewer filters")
        }
        let picture = try picture(of: group)
        do {
            switch action {
            case .list: try list(group, picture)
            case .at(let point): try tap(group, picture, at: try checked(point, picture, of: group))
            }
        } catch is Stopped {
            // What is left to do does not matter once a step has failed; an event has said which.
        }
    }

    /// Every area of the picture; nothing is written.
    private func list(_ group: RenderGroup, _ picture: PlannedPicture) throws {
        emit(group, .began(picture, at: nil))
        emit(group, .areas(TapReport.Region.all(in: try draw(picture, .before, of: group, writes: false))))
    }

    private func tap(_ group: RenderGroup, _ picture: PlannedPicture, at point: CGPoint) throws {
        let request = picture.request
        emit(group, .began(picture, at: group.presentationKind.isControl ? nil : point))
        let before = try draw(picture, .before, of: group)
        let entryDate = request.variant.entryIndex == nil ? nil : before.entryDate
        let instant = entryDate ?? request.surface.clock
        emit(group, .instant(instant))
        emit(group, .areas(TapReport.Region.all(in: before)))
        let hit = TapHit(point, on: before, of: request)
        hit.events.forEach { emit(group, $0) }
        guard let intent = hit.intent else {
            if hit.opensAppAlone { open(request, of: group) }
            return
        }

        var during = picture
        during.request.tapped = intent.index
        _ = try draw(during, .during, of: group)
        let performed = try perform(picture, intent, of: group), touched = performed.activities
        try reload(group)
        var after = try after(picture, at: instant, of: group)
        if !after.request.activities.isEmpty, case .state(let state) = after.request.variant,
            touched.ids.contains(Self.chosenID)
        {
            // A Live Activity in a state of the user's choice shows what the intent has made of it, or is gone.
            guard let choice = touched.choiceAfter(of: Self.chosenID) else {
                try drawActivities(touched, at: instant, of: group)
                return emitError(of: performed, group)
            }
            after.request.activities[state] = choice
        }
        _ = try draw(after, .after, of: group)
        try drawActivities(touched, at: instant, of: group)
        emitError(of: performed, group)
    }

    private func emit(_ group: RenderGroup, _ event: TapEvent) {
        context.emit(.action(TapProgress(group: group, event: event)))
    }

    private func fail(_ group: RenderGroup, _ step: TapStep, _ reason: FailureReason) -> Stopped {
        emit(group, .failed(step, reason))
        return Stopped()
    }

    private func emitError(of performed: PerformedIntent, _ group: RenderGroup) {
        if let message = performed.thrown { emit(group, .threw(message)) }
    }

    // MARK: Steps

    /// What a Live Activity is called that runs in a state of the user's choice.
    private static let chosenID = "activity"

    private func drawActivities(_ events: [ActivityEvent], at instant: Date, of group: RenderGroup) throws {
        guard !events.isEmpty else { return }
        let pictures = ActivityPictures(
            draw: { ask(.draw(job($0, $0.file)), for: $0) }, widgets: context.plan.declared, group: group,
            instant: instant, prefix: "activity")
        do {
            emit(group, .activities(try pictures.pictures(of: events)))
        } catch {
            throw fail(group, .activity, error)
        }
    }

    private func perform(
        _ picture: PlannedPicture, _ intent: (index: Int, name: String), of group: RenderGroup
    ) throws -> PerformedIntent {
        let timeout = picture.request.providerTimeout
        // Performed once: what it did before it died is done.
        // A control is asked for its value first, which may take as long.
        let call = WorkerCall.perform(picture.request, region: intent.index)
        let answer = session.ask(call, within: 2 * timeout, again: false)
        context.events.emit(output: answer, from: "perform() of \(intent.name)")
        switch answer.result {
        case .success(let performed):
            emit(group, .performed(performed))
            var reloaded = [group.widget.kind]
            for case .timelines(let kind?) in performed.requests.map(\.subject) where !reloaded.contains(kind) {
                reloaded.append(kind)
            }
            emit(group, .reloaded(reloaded))
            return performed
        case .failure(var reason):
            if !reason.message.hasPrefix("perform()") {
                reason.message = "perform() of \(intent.name): \(reason.message)"
            }
            throw fail(group, .perform, reason)
        }
    }

    private func open(_ request: DrawRequest, of group: RenderGroup) {
        switch session.ask(.handedActivity(request), within: 2 * request.providerTimeout).result {
        case .success(let activity): emit(group, .opened(activity))
        case .failure(let reason): emit(group, .failed(.open, reason))
        }
    }

    private func reload(_ group: RenderGroup) throws {
        if case .failure(let reason) = session.ask(.reload(kind: nil), within: group.timeout).result {
            throw fail(group, .reload, reason)
        }
    }

    /// The picture that is shown once the provider has been asked again, at the moment of the tap.
    private func after(_ picture: PlannedPicture, at instant: Date, of group: RenderGroup) throws -> PlannedPicture {
        var after = picture
        guard picture.request.variant.entryIndex != nil else { return after }
        after.request.surface.clock = instant
        let answer = session.ask(.timeline(after.request), within: group.timeout)
        context.events.emit(output: answer, from: "\(group.widget.kind) \(group.presentationKind) timeline")
        switch answer.result {
        case .success(let timeline) where !timeline.entries.isEmpty:
            let current = timeline.entries.lastIndex { $0.date <= instant } ?? 0
            after.request.variant = .timeline(current)
            return after
        case .success:
            throw fail(group, .reload, FailureReason(.failed, "the timeline after the tap has no entries"))
        case .failure(var reason):
            reason.message = "the timeline after the tap: \(reason.message)"
            throw fail(group, .reload, reason)
        }
    }

    private func draw(
        _ picture: PlannedPicture, _ step: TapStep, of group: RenderGroup, writes: Bool = true
    ) throws -> PictureResult {
        let file = "\(step.rawValue).png"
        switch ask(.draw(job(picture, writes ? file : nil)), for: picture) {
        case .success(let result):
            if writes { emit(group, .picture(step, TapReport.Picture(file: file, result))) }
            return result
        case .failure(var reason):
            reason.message = "\(picture): \(reason.message)"
            throw fail(group, step, reason)
        }
    }

    /// - Parameter file: nil draws without writing.
    private func job(_ picture: PlannedPicture, _ file: String?) -> DrawJob {
        let settings = context.settings
        return DrawJob(
            picture: picture, destination: file.flatMap(settings.path), scratchFolder: settings.scratchFolder)
    }

    private func ask<Reply>(
        _ call: WorkerCall<Reply>, for picture: PlannedPicture
    ) -> Result<Reply, FailureReason> {
        let answer = session.ask(call, within: picture.request.providerTimeout)
        context.events.emit(output: answer, from: picture.description)
        return answer.result
    }

    // MARK: What is tapped

    /// The first picture of the group, which may be a late entry of its timeline.
    private func picture(of group: RenderGroup) throws -> PlannedPicture {
        var pictures = group.immediatePictures
        if group.needsTimeline {
            let answer = session.ask(.timeline(group.timelineRequest), within: group.timeout)
            context.events.emit(output: answer, from: "\(group.widget.kind) \(group.presentationKind) timeline")
            switch answer.result {
            case .success(let timeline):
                pictures = group.timelinePictures(count: timeline.entries.count) + pictures
            case .failure(let reason):
                throw CommandFailure(
                    .requestFailed, "\(group.widget.kind) \(group.presentationKind): \(reason.message)")
            }
        }
        guard let first = pictures.first else {
            throw CommandFailure(.usage, "no image matches these filters; use fewer filters")
        }
        return first
    }

    /// The point, which must lie on the picture; a control's middle where none is given.
    private func checked(_ point: CGPoint?, _ picture: PlannedPicture, of group: RenderGroup) throws -> CGPoint {
        let size = shownSize(picture, of: group), bounds = CGRect(origin: .zero, size: size)
        if let point {
            guard bounds.contains(point) else {
                throw CommandFailure(
                    .usage,
                    "--at \(GalleryWords.number(point.x)),\(GalleryWords.number(point.y)) is outside \(picture), which is "
                        + "\(GalleryWords.number(size.width)) × \(GalleryWords.number(size.height)) points")
            }
            return point
        }
        guard group.presentationKind.isControl else {
            throw CommandFailure(.usage, "specify a point with --at x,y, in points; --list prints what can be tapped")
        }
        return CGPoint(x: bounds.midX, y: bounds.midY)
    }

    /// Points. A Live Activity is as high as its view.
    private func shownSize(_ picture: PlannedPicture, of group: RenderGroup) -> CGSize {
        let surface = picture.request.surface.size
        guard group.presentationKind.activity != nil,
            case .success(let result) = ask(.draw(job(picture, nil)), for: picture)
        else { return surface }
        return result.size ?? surface
    }
}
