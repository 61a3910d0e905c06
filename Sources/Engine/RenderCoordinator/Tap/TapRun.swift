import Foundation
import Geometry
import RenderModel

/// One tap: draws what is there, performs what lies there, has the timeline made anew and draws again. All of it
/// happens in one worker process, where what the intent changed is still there when the provider is asked.
package struct TapRun {
    package let session: WorkerSession
    package let group: PlanGroup
    /// Every widget of the program, among which are the Live Activities that an intent may touch.
    package var widgets: [WidgetDescriptor] = []

    package init(session: WorkerSession, group: PlanGroup) { (self.session, self.group) = (session, group) }

    /// Ends the run with what was done so far.
    private struct Stopped: Error {}

    /// Every area of the picture; nothing is written.
    package func list(_ picture: PlannedPicture, in folder: OutputFolder) -> TapReport {
        var report = blankReport(picture)
        if let result = try? draw(picture, "before", \.before, folder, &report, writes: false) {
            report.regions = TapReport.Region.all(in: result)
            // It was drawn to find the areas, and not written.
            report.before = nil
        }
        return report
    }

    /// - Parameter point: one that `checked` let through.
    package func tap(_ picture: PlannedPicture, at point: CGPoint, in folder: OutputFolder) -> TapReport {
        var report = blankReport(picture)
        if !group.slot.isControl { report.at = .init(x: point.x, y: point.y) }
        // What is left to do does not matter once a step has failed; the report says which.
        try? tap(picture, at: point, in: folder, &report)
        return report
    }

    private func tap(
        _ picture: PlannedPicture, at point: CGPoint, in folder: OutputFolder, _ report: inout TapReport
    ) throws {
        let before = try draw(picture, "before", \.before, folder, &report)
        let request = picture.request
        let entryDate = request.variant.entryIndex == nil ? nil : before.entryDate
        let instant = entryDate ?? request.surface.clock
        report.instant = ClockTime.text(instant)
        report.regions = TapReport.Region.all(in: before)
        guard let index = report.hit(point, on: before, of: request) else {
            if report.opensAppAlone { try open(request, &report) }
            return
        }

        var during = picture
        during.request.tapped = index
        _ = try draw(during, "during", \.during, folder, &report)
        let touched = try perform(picture, index, at: instant, &report)
        try reload(&report)
        var after = try after(picture, at: instant, &report)
        if !after.request.activities.isEmpty, case .state(let state) = after.request.variant,
           touched.ids.contains(Self.chosenID) {
            // A Live Activity in a state of the user's choice shows what the intent has made of it, or is gone.
            guard let choice = touched.choiceAfter(of: Self.chosenID) else {
                try drawActivities(touched, at: instant, folder, &report)
                return report.tellError()
            }
            after.request.activities[state] = choice
        }
        _ = try draw(after, "after", \.after, folder, &report)
        try drawActivities(touched, at: instant, folder, &report)
        report.tellError()
    }

    // MARK: Steps

    /// What a Live Activity is called that runs in a state of the user's choice.
    private static let chosenID = "activity"

    private func drawActivities(
        _ events: [ActivityEvent], at instant: Date, _ folder: OutputFolder, _ report: inout TapReport
    ) throws {
        guard !events.isEmpty else { return }
        let pictures = ActivityPictures(
            draw: { picture in
                let job = DrawJob(
                    picture: picture, destination: "\(folder.path)/\(picture.file)", scratchFolder: folder.scratch)
                return session.ask(.draw(job), within: picture.request.providerTimeout + 1).result
            },
            widgets: widgets, group: group, instant: instant, prefix: "activity")
        do {
            report.activityPictures = try pictures.pictures(of: events)
        } catch {
            report.fail("activity", error)
            throw Stopped()
        }
    }

    /// - Returns: what the intent did with Live Activities.
    private func perform(
        _ picture: PlannedPicture, _ index: Int, at instant: Date, _ report: inout TapReport
    ) throws -> [ActivityEvent] {
        let timeout = picture.request.providerTimeout
        let title = report.target?.intent ?? "the intent"
        // Performed once: what it did before it died is done.
        // A control is asked for its value first, which may take as long.
        let answer = session.ask(.perform(picture.request, region: index), within: 2 * timeout + 1, again: false)
        switch answer.result {
        case .success(let performed):
            report.reloaded = [group.widget.kind]
            for case .timelines(let kind?) in report.take(performed) where !report.reloaded.contains(kind) {
                report.reloaded.append(kind)
            }
            return performed.activities
        case .failure(var reason):
            if !reason.message.hasPrefix("perform()") { reason.message = "perform() of \(title): \(reason.message)" }
            report.fail("perform", reason)
        }
        throw Stopped()
    }

    private func open(_ request: DrawRequest, _ report: inout TapReport) throws {
        switch session.ask(.handedActivity(request), within: 2 * request.providerTimeout + 1).result {
        case .success(let activity): report.userActivity = activity
        case .failure(let reason): report.fail("open", reason)
        }
    }

    private func reload(_ report: inout TapReport) throws {
        if case .failure(let reason) = session.ask(.reload(kind: nil), within: group.timeout + 1).result {
            report.fail("reload", reason)
            throw Stopped()
        }
    }

    /// The picture that is shown once the provider has been asked again, at the moment of the tap.
    private func after(
        _ picture: PlannedPicture, at instant: Date, _ report: inout TapReport
    ) throws -> PlannedPicture {
        var after = picture
        guard picture.request.variant.entryIndex != nil else { return after }
        after.request.surface.clock = instant
        let answer = session.ask(.timeline(after.request), within: group.timeout + 1)
        switch answer.result {
        case .success(let timeline) where !timeline.entries.isEmpty:
            let current = timeline.entries.lastIndex { $0.date <= instant } ?? 0
            after.request.variant = .timeline(current)
            return after
        case .success:
            report.fail("reload", FailureReason(.failed, "the timeline after the tap has no entries"))
        case .failure(var reason):
            reason.message = "the timeline after the tap: \(reason.message)"
            report.fail("reload", reason)
        }
        throw Stopped()
    }

    private func draw(
        _ picture: PlannedPicture, _ step: String, _ slot: WritableKeyPath<TapReport, TapReport.Picture?>,
        _ folder: OutputFolder, _ report: inout TapReport, writes: Bool = true
    ) throws -> PictureResult {
        let file = "\(step).png"
        let job = DrawJob(
            picture: picture, destination: writes ? "\(folder.path)/\(file)" : nil, scratchFolder: folder.scratch)
        let answer = session.ask(.draw(job), within: picture.request.providerTimeout + 1)
        switch answer.result {
        case .success(let result):
            report[keyPath: slot] = TapReport.Picture(file: file, result)
            return result
        case .failure(var reason):
            reason.message = "\(picture): \(reason.message)"
            report.fail(step, reason)
        }
        throw Stopped()
    }

    // MARK: What is tapped

    /// The first picture of the group, which may be a late entry of its timeline.
    package func picture() throws -> PlannedPicture {
        var pictures = group.immediatePictures
        if group.needsTimeline {
            switch session.ask(.timeline(group.timelineRequest), within: group.timeout + 1).result {
            case .success(let timeline):
                pictures = group.timelinePictures(count: timeline.entries.count) + pictures
            case .failure(let reason):
                throw CommandFailure(.requestFailed, "\(group.widget.kind) \(group.slot): \(reason.message)")
            }
        }
        guard let first = pictures.first else {
            throw CommandFailure(.usage, "no picture is left by these filters; fewer of them leave more")
        }
        return first
    }

    /// The point, which must lie on the picture; a control's middle where none is given.
    package func checked(_ point: CGPoint?, _ picture: PlannedPicture) throws -> CGPoint {
        let size = shownSize(picture), bounds = CGRect(origin: .zero, size: size)
        if let point {
            guard bounds.contains(point) else {
                throw CommandFailure(
                    .usage, "--at \(Self.text(point.x)),\(Self.text(point.y)) lies outside of \(picture), which is "
                        + "\(Self.text(size.width)) × \(Self.text(size.height)) points")
            }
            return point
        }
        guard group.slot.isControl else {
            throw CommandFailure(.usage, "say where to tap with --at x,y; --list prints what lies where")
        }
        return CGPoint(x: bounds.midX, y: bounds.midY)
    }

    /// Points. A Live Activity is as high as its view.
    private func shownSize(_ picture: PlannedPicture) -> CGSize {
        let surface = picture.request.surface.size
        guard group.slot.activity != nil else { return surface }
        let job = DrawJob(picture: picture, destination: nil, scratchFolder: "")
        guard case .success(let result) = session.ask(
            .draw(job), within: picture.request.providerTimeout + 1).result
        else { return surface }
        return result.size ?? surface
    }

    private func blankReport(_ picture: PlannedPicture) -> TapReport {
        let request = picture.request
        return TapReport(
            kind: request.kind, family: request.slot.description, variant: request.variant.name,
            device: group.placement.device.identifier, scheme: request.scheme.rawValue,
            instant: ClockTime.text(request.surface.clock))
    }

    package static func text(_ length: Double) -> String {
        let hundredths = (length * 100).rounded() / 100
        return Int(exactly: hundredths).map { String($0) } ?? String(hundredths)
    }
}
