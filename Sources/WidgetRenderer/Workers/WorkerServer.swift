import Assets
import CDeterminism
import Foundation
import FoundationCompat
import Glibc
import WidgetKitCore

/// The inside of a worker process: answers one request after the other on the main actor, where views live.
@MainActor
final class WorkerServer {
    private let makeHost: @MainActor () throws -> any WidgetHosting
    private var madeHost: (any WidgetHosting)?
    private let painter = PicturePainter()
    /// Timelines that this process has driven, by request.
    private var timelines: [DrawRequest: TimelineSummary] = [:]

    init(host: @escaping @MainActor () throws -> any WidgetHosting) {
        makeHost = host
    }

    func answer(_ request: WorkerRequest) async -> WorkerReply {
        do {
            switch request {
            case .describe:
                darkroom_entropy_seed(RequestSeed.hash("descriptors"))
                return .descriptors(try host().descriptors())
            case .timeline(let request):
                return .timeline(try await timeline(for: request))
            case .draw(let job):
                return .picture(try await draw(job))
            case .viewTree(let request):
                return .viewTree(try await viewTree(request))
            case .configurations(let timeout):
                darkroom_entropy_seed(RequestSeed.hash("configurations"))
                return .configurations(try await host().configurations(timeout: timeout))
            case .checkConfiguration(let request):
                prepare(for: request, drivingTimeline: true)
                try await host().checkConfiguration(request)
                return .checked
            }
        } catch let reason as FailureReason {
            return .failed(reason)
        } catch HostError.providerTimedOut(let kind, let call, let seconds) {
            let error = HostError.providerTimedOut(kind: kind, call: call, seconds: seconds)
            return .failed(FailureReason(.providerTimedOut, error.description))
        } catch {
            return .failed(FailureReason(.failed, String(describing: error)))
        }
    }

    private func draw(_ job: DrawJob) async throws -> PictureResult {
        var stopwatch = Stopwatch()
        let host = try await preparedHost(for: job.picture.request)
        var result = try painter.paint(try await host.draw(job.picture.request), job: job)
        result.timings.total = stopwatch.lap()
        result.timings.peakMemory = Self.peakMemory
        return result
    }

    private func viewTree(_ request: DrawRequest) async throws -> ViewTree {
        try await preparedHost(for: request).viewTree(request)
    }

    /// The host, with clock, entropy and timeline as the request wants them.
    private func preparedHost(for request: DrawRequest) async throws -> any WidgetHosting {
        if VariantName(rawValue: request.variant.name)!.needsTimeline { _ = try await timeline(for: request) }
        prepare(for: request, drivingTimeline: false)
        return try host()
    }

    /// A worker that draws a late entry drives the provider itself, under the seed that the counting worker used.
    private func timeline(for request: DrawRequest) async throws -> TimelineSummary {
        var key = request
        (key.variant, key.scheme) = (.timeline(0), .light)
        key.presentation = Presentation(mode: .usual(for: request.slot))
        if let known = timelines[key] { return known }
        prepare(for: key, drivingTimeline: true)
        let timeline = try await host().timeline(for: key)
        timelines[key] = timeline
        return timeline
    }

    private func prepare(for request: DrawRequest, drivingTimeline: Bool) {
        CurrentLocale.set(request.surface.locale)
        CurrentPseudolanguage.set(request.surface.pseudolanguage)
        darkroom_clock_freeze(Int64((request.surface.clock.timeIntervalSince1970 * 1e9).rounded()))
        darkroom_entropy_seed(RequestSeed.seed(for: request, drivingTimeline: drivingTimeline))
    }

    /// Made with the first request, so that a trap in the widget's initialiser is that request's.
    private func host() throws -> any WidgetHosting {
        if let madeHost { return madeHost }
        let host = try makeHost()
        madeHost = host
        return host
    }

    /// Bytes.
    private static var peakMemory: Int {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return usage.ru_maxrss * 1024
    }
}
