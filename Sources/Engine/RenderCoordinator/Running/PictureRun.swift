import Assets
import Findings
import Foundation
import Glibc
import ImageFormats
import RenderModel
import Synchronization

/// Carries a plan out with worker processes. This process runs no user code.
package final class RenderRun: Sendable {
    /// What is rendered.
    package enum Subject: Hashable, Sendable {
        /// What the extension declares.
        case widgets
        /// The previews whose name or file holds one of the words; all where there are none.
        case previews([String])
    }

    /// How the work is done; what comes out depends on the subject alone.
    package struct Settings: Sendable {
        package var subject: Subject
        /// Worker processes at a time.
        package var jobs: Int
        package var launch: WorkerLaunch
        /// The absolute path of the output folder; nil draws nothing.
        package var outputFolder: String?
        /// An existing folder on the output's file system, for files that are not yet whole.
        package var scratchFolder: String
        /// Whether each picture's display list is written beside it.
        package var writesDisplayLists: Bool
        /// The folders whose asset catalogues are checked.
        package var resourceFolders: [URL]
        /// Second names of the pictures; nil where nobody could remove them.
        package var keepsakes: Keepsakes?
        /// What is to be told of the extension's bundle besides.
        package var bundleFindings: @Sendable () -> [Finding] = { [] }

        package init(
            jobs: Int, launch: WorkerLaunch, outputFolder: String?, scratchFolder: String,
            writesDisplayLists: Bool = false, resourceFolders: [URL] = [], subject: Subject = .widgets
        ) {
            self.subject = subject
            self.resourceFolders = resourceFolders
            (self.jobs, self.launch) = (max(1, jobs), launch)
            (self.outputFolder, self.scratchFolder) = (outputFolder, scratchFolder)
            self.writesDisplayLists = writesDisplayLists
        }
    }

    private let settings: Settings
    private let listeners: [any RenderListener]
    private let report: Mutex<RenderReport?> = Mutex(nil)

    package init(_ settings: Settings, listeners: [any RenderListener] = []) {
        self.settings = settings
        self.listeners = listeners
    }

    /// Asks a worker for the widgets, plans, drives the providers and draws. Blocks until all is done.
    ///
    /// - Parameter drawing: false ends once the timelines are known.
    /// - Throws: `PlanError`, or `DescribeError` where the widgets do not even describe themselves.
    package func execute(_ planSettings: PlanSettings, drawing: Bool = true) throws -> RenderReport {
        let first = WorkerSession(settings.launch)
        var broken: [BrokenWidget] = []
        let descriptors =
            switch settings.subject {
            case .widgets: try widgets(askedOf: first, timeout: planSettings.timeout, &broken)
            case .previews(let words):
                try PreviewCatalog(askedOf: first, timeout: planSettings.timeout).filtered(by: words)
            }

        var plan = try RenderPlan.checked(descriptors, planSettings, by: first)
        // Which kind a broken widget is of is not known: where kinds are asked for, it may be none of them.
        if !planSettings.kinds.isEmpty || !drawing {
            plan.notes += broken.map(\.note)
            broken = []
        }
        first.place(plan.items)
        report.withLock { $0 = RenderReport(plan: plan) }
        report.withLock { $0!.brokenWidgets = broken }
        let decoding = settings.launch
        DecodingTrial.install { trial, data in
            let subject = DecoderProcess.Subject(
                trial: trial, digest: TrialMessage.digest(data), count: data.count)
            return DecoderProcess.shared.outcome(subject, data, decoding)
        }
        let checking = DispatchGroup()
        checking.enter()
        startThread { [self] in
            // Read here, once: what a worker happens to read depends on how many there are.
            let found = CatalogCheck(directories: settings.resourceFolders).findings + settings.bundleFindings()
            checked.withLock { $0 = found }
            checking.leave()
        }
        emit(.planned(plan, pictures: plan.groups.map(\.immediatePictures.count).reduce(0, +)))
        let scheduler = WorkScheduler(drawing ? plan.groups : plan.groups.filter(\.needsTimeline))
        let launch = first.launch
        work(scheduler, first: first, plan.items, timeout: planSettings.timeout, drawing: drawing)

        checking.wait()
        let found = checked.withLock(\.self)
        report.withLock { $0!.assetFindings = found }
        drawLostAgain(planSettings.timeout, launch)
        let surrender = surrender.withLock(\.self)
        return report.withLock { report in
            if surrender.isActive {
                report!.settle(surrender, timeout: planSettings.timeout) { picture in
                    guard let folder = settings.outputFolder else { return }
                    unlink("\(folder)/\(picture.file)")
                    unlink(PlannedPicture.displayListFile(of: "\(folder)/\(picture.file)"))
                }
            }
            if let folder = settings.outputFolder { settings.keepsakes?.restore(&report!, to: folder) }
            report!.sort()
            return report!
        }
    }

    private func widgets(
        askedOf session: WorkerSession, timeout: Double, _ broken: inout [BrokenWidget]
    ) throws -> [WidgetDescriptor] {
        let description = try session.describe(within: timeout + 1) { answer in
            emitOutput(answer, from: "describing the widgets")
        }
        broken = description.broken
        return description.widgets
    }

    private func work(
        _ scheduler: WorkScheduler, first: consuming sending WorkerSession, _ items: [PlacedWidget],
        timeout: Double, drawing: Bool
    ) {
        let finished = DispatchGroup(), launch = first.launch
        let others = settings.jobs - 1
        for _ in 0..<others {
            finished.enter()
            startThread { [self] in
                let session = WorkerSession(launch)
                session.place(items)
                work(scheduler, session: session, timeout: timeout, drawing: drawing)
                finished.leave()
            }
        }
        work(scheduler, session: first, timeout: timeout, drawing: drawing)
        finished.wait()
    }

    /// What user code removed before it was kept is drawn again, by one worker: no other's code runs meanwhile.
    private func drawLostAgain(_ timeout: Double, _ launch: WorkerLaunch) {
        guard let folder = settings.outputFolder, let keepsakes = settings.keepsakes else { return }
        let lost = report.withLock { keepsakes.lost(of: $0!, in: folder) }
        guard !lost.isEmpty else { return }
        keepsakes.wasRemoved.store(true, ordering: .relaxed)
        let session = WorkerSession(launch)
        session.place(report.withLock { $0!.plan.items })
        for picture in lost {
            let job = DrawJob(
                picture: picture, destination: "\(folder)/\(picture.file)", scratchFolder: settings.scratchFolder,
                writesDisplayList: settings.writesDisplayLists)
            guard case .success(let result) = session.ask(.draw(job), within: timeout + 1).result else {
                continue
            }
            keepsakes.keep(picture, result, in: folder)
        }
    }

    private func startThread(_ body: @escaping @Sendable () -> Void) {
        Thread.detachNewThread(body)
    }

    private func work(_ scheduler: WorkScheduler, session: WorkerSession, timeout: Double, drawing: Bool) {
        var current: Int?
        while let job = scheduler.next(&current) {
            switch job {
            case .timeline(let group):
                handle(ask(session, for: group, timeout: timeout), timelineOf: group, scheduler)
                // Its pictures have come since something was given up.
                if surrender.withLock(\.isActive) { surrenderHasGrown.store(true, ordering: .relaxed) }
            case .picture(let picture):
                guard drawing else { continue }
                let job = DrawJob(
                    picture: picture, destination: settings.outputFolder.map { "\($0)/\(picture.file)" },
                    scratchFolder: settings.scratchFolder, writesDisplayList: settings.writesDisplayLists)
                handle(session.ask(.draw(job), within: timeout + 1), picture, scheduler)
            }
            giveUp(scheduler, timeout: timeout)
        }
    }

    /// Asks for the group's timeline, and again as often as it takes to reach the instants that are pictured.
    private func ask(
        _ session: WorkerSession, for group: PlanGroup, timeout: Double
    ) -> (answer: WorkerAnswer<TimelineSummary>, played: TimelineSimulation?) {
        // The provider's own limit comes first; a second more tells it from an endless loop.
        guard var played = group.simulation(to: group.instants) else {
            return (session.ask(.timeline(group.timelineRequest), within: timeout + 1), nil)
        }
        var first: WorkerAnswer<TimelineSummary>?, whole: TimelineSummary?
        while let question = played.next() {
            let request = group.request(question.number, of: played.questions)
            let answer = session.ask(.timeline(request), within: timeout + 1)
            if first != nil { emitOutput(answer, from: "\(group.widget.kind) \(group.slot) timeline") }
            switch answer.result {
            case .success(let timeline):
                played.answer(timeline)
                if timeline.reloads.contains(where: { $0.reloads(kind: group.widget.kind) }) {
                    played.reload(at: question.date, .widgetCenter, by: group.widget.kind)
                }
                whole = whole?.joined(timeline) ?? timeline
            case .failure(let reason):
                if first == nil { return (answer, nil) }
                // What is shown stays, and the provider is asked again later.
                fail(.timeline(group), reason)
                played.fail()
            }
            first = first ?? answer
        }
        if let whole { first?.result = .success(whole) }
        return (first!, played)
    }

    private func handle(
        _ asked: (answer: WorkerAnswer<TimelineSummary>, played: TimelineSimulation?), timelineOf group: PlanGroup,
        _ scheduler: WorkScheduler
    ) {
        let answer = asked.answer
        emitOutput(answer, from: "\(group.widget.kind) \(group.slot) timeline")
        switch answer.result {
        case .success(let timeline):
            let pictures = scheduler.timelineEnded(
                group, pictures: group.pictures(timeline, asked.played))
            report.withLock { $0!.timelines[group.id] = timeline }
            emit(.timeline(group, timeline, pictures: pictures.count))
        case .failure(let reason):
            _ = scheduler.timelineEnded(group, count: nil)
            fail(.timeline(group), reason)
            if answer.cannotStart { failRest(scheduler, reason) }
        }
    }

    private func handle(
        _ answer: WorkerAnswer<PictureResult>, _ picture: PlannedPicture, _ scheduler: WorkScheduler
    ) {
        emitOutput(answer, from: picture.description)
        switch answer.result {
        case .success(let result):
            if let folder = settings.outputFolder { settings.keepsakes?.keep(picture, result, in: folder) }
            report.withLock { $0!.add(picture, result) }
            emit(.picture(picture, result))
        case .failure(let reason):
            fail(.picture(picture), reason)
            if reason.code == .providerTimedOut {
                for twin in scheduler.withdrawSchemes(of: picture) { fail(.picture(twin), reason) }
            }
            if answer.cannotStart { failRest(scheduler, reason) }
        }
    }

    /// Takes back what would only be waited for in vain.
    private func giveUp(_ scheduler: WorkScheduler, timeout: Double) {
        guard surrenderHasGrown.exchange(false, ordering: .relaxed) else { return }
        let surrender = surrender.withLock(\.self)
        for (subject, reason) in scheduler.withdraw({ surrender.reason(against: $0, timeout: timeout) }) {
            fail(subject, reason)
        }
    }

    /// A program that does not start for one request will not for the others.
    private func failRest(_ scheduler: WorkScheduler, _ reason: FailureReason) {
        let rest = scheduler.stop()
        for group in rest.timelines { fail(.timeline(group), reason) }
        for picture in rest.pictures { fail(.picture(picture), reason) }
    }

    private func fail(_ subject: RenderFailure.Subject, _ reason: FailureReason) {
        let failure = RenderFailure(subject: subject, reason: reason)
        report.withLock { $0!.failures.append(failure) }
        if surrender.withLock({ $0.note(failure) }) { surrenderHasGrown.store(true, ordering: .relaxed) }
        emit(.failure(failure))
    }

    private func emitOutput<Reply>(_ answer: WorkerAnswer<Reply>, from source: String) {
        guard !answer.output.isEmpty else { return }
        emit(.output(answer.output, from: source))
    }

    private let checked = Mutex<[Finding]>([])
    private let surrender = Mutex(Surrender())
    /// Whether more is given up than the scheduler knows.
    private let surrenderHasGrown = Atomic(false)

    private let emitting = Mutex(())

    private func emit(_ event: RenderEvent) {
        emitting.withLock { _ in
            for listener in listeners { listener.handle(event) }
        }
    }
}
