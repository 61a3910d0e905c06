import RenderModel

/// Something that user code was asked to do in a device's life, as another process can be asked to do it again.
enum ReplayStep: Hashable, Sendable {
    /// A provider was asked for its timeline.
    case timeline(DrawRequest)
    /// The intent of one of a picture's areas was performed.
    case intent(DrawRequest, region: Int)

    /// Has a process do it again; what it answers is known.
    func replay(in session: WorkerSession, within seconds: Double) {
        switch self {
        case .timeline(let request): _ = session.ask(.timeline(request), within: seconds, again: false)
        case .intent(let request, let region):
            _ = session.ask(.perform(request, region: region), within: seconds, again: false)
        }
    }
}
