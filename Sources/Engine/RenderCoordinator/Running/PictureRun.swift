import Assets
import Findings
import Foundation
import Glibc
import ImageFormats
import RenderModel
import RenderPlanning
import Synchronization

/// Asks the providers of a plan and draws its pictures, on as many workers as there are jobs.
final class PictureRun: Sendable {
    private let context: RunContext
    private let report: Mutex<RenderReport>
    private let checked = Mutex<[Finding]>([])
    /// The kinds of which it has been said that no entry is selected.
    private let withoutEntries = Mutex<Set<String>>([])
    private let surrender = Mutex(Surrender())
    /// Whether more is given up than the scheduler knows.
    private let surrenderHasGrown = Atomic(false)

    private var settings: RunSettings { context.settings }
    private var plan: RenderPlan { context.plan.pictures }
    private var timeout: Double { plan.settings.timeout }
    /// Whether anything is drawn.
    private let draws: Bool

    init(_ context: RunContext, draws: Bool) {
        (self.context, self.draws) = (context, draws)
        var report = RenderReport(plan: context.plan.pictures, keepsTimings: context.settings.keepsTimings)
        report.brokenWidgets = context.plan.brokenWidgets
        self.report = Mutex(report)
    }

    /// Blocks until all is done.
    /// - Parameter first: a worker that knows what is placed; the others are started here.
    func run(first: consuming sending WorkerSession) {
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
        begin()
        context.emit(.queued(pictures: plan.groups.map { queue($0.immediatePictures) }.reduce(0, +)))
        work(WorkScheduler(draws ? plan.groups : plan.groups.filter(\.needsTimeline)), first: first)

        checking.wait()
        let found = checked.withLock(\.self)
        report.withLock { $0.assetFindings = found }
        drawLostAgain()
        let surrender = surrender.withLock(\.self)
        let whole = report.withLock { report in
            if surrender.isActive {
                report.settle(surrender, timeout: timeout) { picture in
                    guard let file = settings.path(picture.file) else { return }
                    unlink(file)
                    for companion in Companion.allCases { unlink(companion.file(of: file)) }
                }
            }
            if let output = settings.output { settings.keepsakes?.restore(&report, settings.record, to: output.path) }
            report.sort()
            return report
        }
        context.emit(.rendered(whole))
    }

    private func begin() {
        do { try settings.record?.begin(plan.settings) } catch { context.emit(.note("\(error)")) }
    }

    private func work(_ scheduler: WorkScheduler, first: consuming sending WorkerSession) {
        let finished = DispatchGroup(), launch = settings.launch, placed = context.plan.placed
        for _ in 1..<settings.jobs {
            finished.enter()
            startThread { [self] in
                let session = WorkerSession(launch)
                session.place(placed)
                work(scheduler, session: session)
                finished.leave()
            }
        }
        work(scheduler, session: first)
        finished.wait()
    }

    /// What user code removed before it was kept is drawn again, by one worker: no other's code runs meanwhile.
    private func drawLostAgain() {
        guard let output = settings.output, let keepsakes = settings.keepsakes else { return }
        let lost = report.withLock { keepsakes.lost(of: $0, settings.record, in: output.path) }
        guard !lost.isEmpty else { return }
        keepsakes.wasRemoved.store(true, ordering: .relaxed)
        let session = WorkerSession(settings.launch)
        session.place(context.plan.placed)
        for picture in lost {
            guard case .success(let result) = session.ask(.draw(job(picture)), within: timeout).result
            else { continue }
            keepsakes.keep(picture, result, in: output.path)
        }
    }

    private func job(_ picture: PlannedPicture) -> DrawJob {
        var job = DrawJob(
            picture: picture, destination: settings.path(picture.file), scratchFolder: settings.scratchFolder,
            companions: settings.companions)
        (job.hasSelectableText, job.isOptimized) = (settings.hasSelectableText, settings.isOptimized)
        if let snapshot = settings.snapshot {
            (job.destination, job.snapshot) = (nil, snapshot(picture))
        } else {
            job.isRecorded = settings.record != nil
        }
        return job
    }

    /// Names pictures.
    /// - Returns: how many of them are drawn.
    private func queue(_ pictures: [PlannedPicture]) -> Int {
        context.emit(.named(pictures))
        return draws ? pictures.count(where: settings.includes) : pictures.count
    }

    private func startThread(_ body: @escaping @Sendable () -> Void) {
        Thread.detachNewThread(body)
    }

    private func work(_ scheduler: WorkScheduler, session: WorkerSession) {
        var current: Int?
        while let next = scheduler.next(&current) {
            switch next {
            case .timeline(let group):
                handle(ask(session, for: group), timelineOf: group, scheduler)
                // Its pictures have come since something was given up.
                if surrender.withLock(\.isActive) { surrenderHasGrown.store(true, ordering: .relaxed) }
            case .picture(let picture):
                guard draws, settings.includes(picture) else { continue }
                var job = job(picture)
                let earlier = settings.record?.earlier(picture.file)
                job.known = earlier?.known
                handle(session.ask(.draw(job), within: timeout), picture, over: earlier, scheduler)
            }
            giveUp(scheduler)
        }
    }

    /// Asks for the group's timeline, and again as often as it takes to reach the instants that are pictured.
    private func ask(
        _ session: WorkerSession, for group: RenderGroup
    ) -> (answer: WorkerAnswer<TimelineSummary>, played: TimelineSimulation?) {
        // The provider's own limit comes first; a second more tells it from an endless loop.
        guard var played = group.simulation(to: group.instants) else {
            return (session.ask(.timeline(group.timelineRequest), within: timeout), nil)
        }
        var first: WorkerAnswer<TimelineSummary>?, whole: TimelineSummary?
        while let reload = played.next() {
            let request = group.request(reload.number, of: played.reloads)
            let answer = session.ask(.timeline(request), within: timeout)
            if first != nil {
                context.events.emit(output: answer, from: "\(group.widget.kind) \(group.presentationKind) timeline")
            }
            switch answer.result {
            case .success(let timeline):
                played.answer(timeline)
                if timeline.reloads.contains(where: { $0.reloads(kind: group.widget.kind) }) {
                    played.reload(at: reload.date, .widgetCenter, by: group.widget.kind)
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
        _ asked: (answer: WorkerAnswer<TimelineSummary>, played: TimelineSimulation?), timelineOf group: RenderGroup,
        _ scheduler: WorkScheduler
    ) {
        let answer = asked.answer
        context.events.emit(output: answer, from: "\(group.widget.kind) \(group.presentationKind) timeline")
        switch answer.result {
        case .success(let timeline):
            if draws, let note = group.noteOnEntries(of: timeline),
                withoutEntries.withLock({ $0.insert(group.widget.kind).inserted })
            {
                context.emit(.note("note: \(note)"))
            }
            let pictures = scheduler.timelineEnded(
                group, pictures: group.pictures(timeline, asked.played))
            report.withLock { $0.timelines[group.id] = timeline }
            context.emit(.timeline(group, timeline))
            context.emit(.queued(pictures: queue(pictures)))
        case .failure(let reason):
            _ = scheduler.timelineEnded(group, count: nil)
            fail(.timeline(group), reason)
            if answer.cannotStart { failRest(scheduler, reason) }
        }
    }

    private func handle(
        _ answer: WorkerAnswer<PictureResult>, _ picture: PlannedPicture, over earlier: FolderRecord.Earlier?,
        _ scheduler: WorkScheduler
    ) {
        context.events.emit(output: answer, from: picture.description)
        switch answer.result {
        case .success(let result):
            if let output = settings.output { settings.keepsakes?.keep(picture, result, in: output.path) }
            var recorded: (FolderRecord, FolderRecord.Described)?
            if let record = settings.record {
                do {
                    let made = RenderReport.Picture(planned: picture, result: result)
                    recorded = (record, try record.add(made, of: plan.groups[picture.group], over: earlier))
                } catch {
                    return fail(.picture(picture), FailureReason(.failed, "\(error)"))
                }
            }
            report.withLock { $0.add(picture, result, recorded: recorded) }
            context.emit(.picture(picture, result))
        case .failure(let reason):
            fail(.picture(picture), reason)
            if reason.code == .providerTimedOut {
                for twin in scheduler.withdrawSchemes(of: picture) { fail(.picture(twin), reason) }
            }
            if answer.cannotStart { failRest(scheduler, reason) }
        }
    }

    /// Takes back what would only be waited for in vain.
    private func giveUp(_ scheduler: WorkScheduler) {
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
        let failure = RenderFailure(subject: subject, reason: plan.settings.explained(reason, of: subject.kind))
        report.withLock { $0.failures.append(failure) }
        if surrender.withLock({ $0.note(failure) }) { surrenderHasGrown.store(true, ordering: .relaxed) }
        context.emit(.failure(failure))
    }
}
