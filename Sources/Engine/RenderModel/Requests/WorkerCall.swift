import Foundation
import ImageFormats
import Launch

/// A request with the kind of its reply: who asks is answered in that, or learns that the worker has failed.
package struct WorkerCall<Reply: Sendable>: Sendable {
    package let request: WorkerRequest
    /// nil for a reply to something else.
    package let reply: @Sendable (WorkerReply) -> Reply?

    private init(_ request: WorkerRequest, _ reply: @escaping @Sendable (WorkerReply) -> Reply?) {
        (self.request, self.reply) = (request, reply)
    }
}

extension WorkerCall where Reply == [WidgetDescriptor] {
    package static func describe(locale: String? = nil) -> Self {
        Self(.describe(locale: locale)) { if case .descriptors(let value) = $0 { value } else { nil } }
    }

    package static func previews(declaration: Int) -> Self {
        Self(.previews(declaration: declaration)) { if case .descriptors(let value) = $0 { value } else { nil } }
    }
}

extension WorkerCall where Reply == TimelineSummary {
    package static func timeline(_ request: DrawRequest) -> Self {
        Self(.timeline(request)) { if case .timeline(let value) = $0 { value } else { nil } }
    }
}

extension WorkerCall where Reply == PictureResult {
    package static func draw(_ job: DrawJob) -> Self {
        Self(.draw(job)) { if case .picture(let value) = $0 { value } else { nil } }
    }

    package static func compose(_ job: DrawJob, _ content: CompositionContent) -> Self {
        Self(.compose(job, content)) { if case .picture(let value) = $0 { value } else { nil } }
    }
}

extension WorkerCall where Reply == PictureResult? {
    /// The picture is nil for a widget without parameters.
    package static func editPage(_ job: DrawJob, names: WidgetNames) -> Self {
        Self(.editPage(job, names: names)) { if case .editPage(let value) = $0 { .some(value) } else { nil } }
    }
}

extension WorkerCall where Reply == ViewTree {
    package static func viewTree(_ request: DrawRequest) -> Self {
        Self(.viewTree(request)) { if case .viewTree(let value) = $0 { value } else { nil } }
    }
}

extension WorkerCall where Reply == FrameResult {
    package static func frame(_ job: FrameJob) -> Self {
        Self(.frame(job)) { if case .frame(let value) = $0 { value } else { nil } }
    }
}

extension WorkerCall where Reply == [AnimationFrame] {
    package static func transition(_ job: TransitionJob) -> Self {
        Self(.transition(job)) { if case .transition(let value) = $0 { value } else { nil } }
    }
}

extension WorkerCall where Reply == [ConfigurationListing] {
    package static func configurations(timeout: Double, searchTerm: String?, locale: String? = nil) -> Self {
        Self(.configurations(timeout: timeout, searchTerm: searchTerm, locale: locale)) {
            if case .configurations(let value) = $0 { value } else { nil }
        }
    }
}

extension WorkerCall where Reply == PerformedIntent {
    package static func perform(_ request: DrawRequest, region: Int) -> Self {
        Self(.perform(request, region: region)) { if case .performed(let value) = $0 { value } else { nil } }
    }
}

extension WorkerCall where Reply == HandedActivity? {
    package static func handedActivity(_ request: DrawRequest) -> Self {
        Self(.handedActivity(request)) { if case .handedActivity(let value) = $0 { .some(value) } else { nil } }
    }
}

extension WorkerCall where Reply == [PreviewPlace] {
    package static var previewPlaces: Self {
        Self(.previewPlaces) { if case .previewPlaces(let value) = $0 { value } else { nil } }
    }
}

extension WorkerCall where Reply == [ActivityChoice] {
    package static func previewedActivities(declaration: Int, timeout: Double, clock: Date) -> Self {
        Self(.previewedActivities(declaration: declaration, timeout: timeout, clock: clock)) {
            if case .previewedActivities(let value) = $0 { value } else { nil }
        }
    }
}

extension WorkerCall where Reply == ActivityTemplate? {
    package static func activityTemplate(kind: String, clock: Date) -> Self {
        Self(.activityTemplate(kind: kind, clock: clock)) {
            if case .activityTemplate(let value) = $0 { .some(value) } else { nil }
        }
    }
}

/// What is done and has nothing to say.
extension WorkerCall where Reply == Void {
    private static func order(_ request: WorkerRequest) -> Self {
        Self(request) { if case .checked = $0 { () } else { nil } }
    }

    package static func hold(_ picture: PlannedPicture) -> Self { order(.hold(picture)) }
    package static var keepData: Self { order(.keepData) }
    package static func checkConfiguration(_ request: DrawRequest) -> Self { order(.checkConfiguration(request)) }
    package static func reload(kind: String?) -> Self { order(.reload(kind: kind)) }
}
