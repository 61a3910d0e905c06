import Assets
internal import CDeterminism
import Foundation
import FoundationCompat
import Glibc
import ProcessContext
import RenderModel
import Snapshots
import WidgetKitCore

/// The inside of a worker process: answers one request after the other on the main actor, where views live.
@MainActor
final class WorkerServer {
    private let makeHost: @MainActor () throws -> any WidgetHosting
    private var madeHost: (any WidgetHosting)?
    private let painter: PicturePainter
    private let takePainter: FramePainter
    /// Shared by what needs it, and made for the first that does: it reads what is known of the fonts.
    private lazy var hasher = SnapshotHasher.ofRenderer()
    private lazy var snapshotPainter = SnapshotPainter(painter, hasher)
    private lazy var knownPainter = KnownPicturePainter(painter, hasher)
    /// Whether what user code stores stays: after an intent, whose traces the pictures after it show, and where the
    /// process lives a device's life.
    private var keepsSharedData = false
    /// What the next transition starts from.
    private var held: (picture: PlannedPicture, drawing: Drawing)?
    /// Whose data a timeline's provider and the views of its entries read and write.
    private var dataOwners: [TimelineIdentity: String] = [:]
    private var lives = ProcessIsolation()
    /// nil until something is asked that says how a process begins.
    private var started: ProcessStart?

    private let state: KeptState
    private var context: ProcessContext { .current }

    init(host: @escaping @MainActor () throws -> any WidgetHosting, state: KeptState) {
        (makeHost, self.state) = (host, state)
        painter = PicturePainter()
        takePainter = FramePainter(painter)
    }

    /// Draws something that is nobody's, so that lives begin with what most of them need.
    func warmUp() { painter.warmUp(WarmUp.displayList()) }

    func answer(_ request: WorkerRequest) async -> WorkerReply {
        defer { lives.endRequest() }
        DeviceSurroundings.begin()
        do {
            switch request {
            case .describe(let locale):
                // Before the host is made: names may be looked up when the configurations are.
                try start(ProcessStart(locale: locale ?? context.localeIdentifier))
                try begin(.description) { [.description] }
                RequestSeed.sow("descriptors")
                return .descriptors(try host().descriptors())
            case .timeline(let request):
                try start(ProcessStart(request))
                return .timeline(try await timeline(for: request))
            case .draw(let job):
                return .picture(try await draw(job))
            case .viewTree(let request):
                return .viewTree(try await viewTree(request))
            case .frame(let job):
                var result = try takePainter.paint(try await drawing(of: job.picture), job: job)
                result.picture.dataRequests = MissingData.drain()
                return .frame(result)
            case .hold(let picture):
                held = (picture, try await drawing(of: picture))
                return .checked
            case .transition(let job):
                if held?.picture != job.start { held = (job.start, try await drawing(of: job.start)) }
                let start = held!.drawing, end = try await drawing(of: job.end)
                return .transition(try takePainter.frames(from: start, to: end, job))
            case .keepData:
                keepsSharedData = true
                return .checked
            case .configurations(let timeout, let searchTerm, let locale):
                try start(ProcessStart(locale: locale ?? context.localeIdentifier))
                try begin()
                RequestSeed.sow("configurations")
                return .configurations(try await host().configurations(timeout: timeout, searchTerm: searchTerm))
            case .checkConfiguration(let request):
                try start(ProcessStart(request))
                try begin()
                prepare(for: request, drivingTimeline: true)
                try await host().checkConfiguration(request)
                return .checked
            case .place(let items):
                CurrentWidgets.shared.items = items
                return .checked
            case .perform(let request, let region):
                let host = try await preparedHost(for: request)
                keepsSharedData = true
                return .performed(try await host.perform(request, region: region))
            case .editPage(let job, let names):
                return .editPage(try await editPage(job, names))
            case .compose(let job, let content):
                return .picture(try compose(job, content))
            case .handedActivity(let request):
                return .handedActivity(try await preparedHost(for: request).handedActivity(request))
            case .reload(let kind):
                try host().reload(kind: kind)
                return .checked
            case .previewPlaces:
                return .previewPlaces(try previewHost().places())
            case .previewedActivities(let declaration, let timeout, let clock):
                try begin(.description) { [.description] }
                VirtualClock.freeze(at: clock)
                RequestSeed.sow("preview \(declaration)")
                return .previewedActivities(
                    try await previewHost().activities(of: declaration, timeout: timeout))
            case .activityTemplate(let kind, let clock):
                try begin()
                VirtualClock.freeze(at: clock)
                return .activityTemplate(try host().activityTemplate(kind: kind))
            case .previews(let declaration):
                try begin(.description) { [.description] }
                RequestSeed.sow("preview \(declaration)")
                return .descriptors(try previewHost().previews(of: declaration))
            }
        } catch is ProcessIsolation.ContaminatedProcess {
            return .needsFreshProcess
        } catch let reason as FailureReason {
            return .failed(reason)
        } catch let error as HostError where error.isUnanswered {
            let missing = MissingData.drain()
            return .failed(FailureReason(.providerTimedOut, error.message(missing), missing))
        } catch {
            return .failed(FailureReason(.failed, String(describing: error), MissingData.drain()))
        }
    }

    private func draw(_ job: DrawJob) async throws -> PictureResult {
        var stopwatch = Stopwatch()
        let drawing = try await drawing(of: job.picture)
        if let snapshot = job.snapshot {
            return noted(try snapshotPainter.paint(drawing, job: job, against: snapshot), &stopwatch)
        }
        let heard = drawing.accessibilityTree?()
        var result =
            try job.marksAccessibility
            ? painter.paintOverlay(drawing, heard ?? AccessibilityTree(elements: []), job: job)
            : job.isRecorded ? knownPainter.paint(drawing, job: job) : painter.paint(drawing, job: job)
        result.accessibility = heard
        return noted(result, &stopwatch)
    }

    /// With what is known of a picture when it is done.
    private func noted(_ result: PictureResult, _ stopwatch: inout Stopwatch) -> PictureResult {
        var result = result
        result.dataRequests = MissingData.drain()
        result.timings.total = stopwatch.lap()
        result.timings.peakMemory = Self.peakMemory
        return result
    }

    private func editPage(_ job: DrawJob, _ names: WidgetNames) async throws -> PictureResult? {
        try start(ProcessStart(job.picture.request))
        try begin()
        reset("no timeline")
        prepare(for: job.picture.request, drivingTimeline: false)
        guard let drawing = try await host().editPage(job.picture.request, names: names) else { return nil }
        var job = job
        job.picture.request = job.picture.request.ofEditPage
        var result = try painter.paint(drawing, job: job, isInspected: false)
        result.dataRequests = MissingData.drain()
        return result
    }

    private func compose(_ job: DrawJob, _ content: CompositionContent) throws -> PictureResult {
        try start(ProcessStart(job.picture.request))
        try begin()
        reset("no timeline")
        prepare(for: job.picture.request, drivingTimeline: false)
        return try painter.paint(
            try host().composition(job.picture.request, of: content), job: job, isInspected: false)
    }

    private func drawing(of picture: PlannedPicture) async throws -> Drawing {
        let host = try await preparedHost(for: picture.request), request = picture.request
        guard !keepsSharedData, request.isOfTimeline else {
            return try await host.draw(request).namingViews()
        }
        // What a view writes to defaults and files is for none of the timeline's other pictures.
        let data = context.appGroupStore, before = (data.writes, darkroom_files_written())
        defer { if (data.writes, darkroom_files_written()) != before { ProcessStateChanges.increment() } }
        return try await host.draw(request).namingViews()
    }

    private func viewTree(_ request: DrawRequest) async throws -> ViewTree {
        try await preparedHost(for: request).viewTree(request)
    }

    /// The host, with clock, entropy and timeline as the request wants them.
    private func preparedHost(for request: DrawRequest) async throws -> any WidgetHosting {
        try start(ProcessStart(request))
        if request.isOfTimeline {
            _ = try await timeline(for: request)
            let identity = TimelineIdentity(request)
            try begin { identity.earlierLives.union([.timeline(identity)]) }
        } else {
            try begin()
            reset("no timeline")
        }
        prepare(for: request, drivingTimeline: false)
        return try host()
    }

    private func timeline(for request: DrawRequest) async throws -> TimelineSummary {
        try await timeline(TimelineIdentity(request), timeout: request.providerTimeout)
    }

    /// A worker that draws a late entry drives the provider itself, under the seed that the counting worker used.
    private func timeline(_ identity: TimelineIdentity, timeout: Double) async throws -> TimelineSummary {
        let host = try host(), life = ProcessIsolation.Scope.timeline(identity)
        if let known = host.timelines[identity] {
            try begin(life) { identity.earlierLives.union([life]) }
            // The entries' views read what the provider wrote, and not what another one did.
            if !keepsSharedData, let owner = dataOwners[identity] { context.appGroupStore.activate(owner) }
            return known.summary
        }
        try begin(life) { identity.earlierLives }
        let owner = dataOwners[identity] ?? "timeline \(dataOwners.count)"
        dataOwners[identity] = owner
        if let earlier = identity.earlier {
            // It goes on from what the provider wrote when it was asked before.
            _ = try await timeline(earlier, timeout: timeout)
            try begin(life) { identity.earlierLives }
            if !keepsSharedData { context.appGroupStore.branch(into: owner) }
        } else {
            reset(owner)
        }
        let request = identity.request(timeout: timeout)
        prepare(for: request, drivingTimeline: true)
        var timeline = try await host.timeline(for: request)
        timeline.dataRequests = MissingData.drain()
        host.timelines.keep(timeline, for: identity)
        return timeline
    }

    /// Lets a process begin, or finds out whether it has begun in the same way.
    private func start(_ start: ProcessStart) throws {
        guard let started else {
            RequestSurroundings.show(start)
            return started = start
        }
        // A device's life goes on while its clock does.
        if started != start, !keepsSharedData { throw ProcessIsolation.ContaminatedProcess() }
    }

    /// Begins a life, which a device's own life is a part of.
    private func begin(
        _ life: ProcessIsolation.Scope? = nil, after earlier: () -> Set<ProcessIsolation.Scope> = { [] }
    ) throws {
        // What the program's start changes belongs to every life.
        _ = try host()
        let changes = state.beginRequest()
        if !keepsSharedData { try lives.begin(life, after: earlier, changes: changes) }
    }

    /// Gives user code the data and the answers that were recorded, as they were at first: what it does to them must
    /// not show in other pictures. After an intent it must.
    private func reset(_ owner: String) {
        guard !keepsSharedData else { return }
        context.appGroupStore.activate(owner, resetting: true)
        // A timeline's answers do not depend on those before it.
        context.responseServer?.reset()
    }

    private func prepare(for request: DrawRequest, drivingTimeline: Bool) {
        RequestSurroundings.prepare(for: request, drivingTimeline: drivingTimeline)
    }

    /// Made with the first request, so that a trap in the widget's initializer is that request's, and before the
    /// request is prepared for: processes that begin alike are alike.
    private func host() throws -> any WidgetHosting {
        if let madeHost { return madeHost }
        try start(started ?? ProcessStart(locale: context.localeIdentifier))
        RequestSeed.sowForHost()
        let host = try makeHost()
        context.appGroupStore.keepStart()
        madeHost = host
        return host
    }

    private func previewHost() throws -> any PreviewHosting {
        guard let host = try host() as? any PreviewHosting else {
            throw FailureReason(.failed, "this worker process was not started for previews")
        }
        return host
    }

    /// Bytes.
    private static var peakMemory: Int { Int(darkroom_peak_memory()) }
}
