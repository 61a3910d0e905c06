import RenderModel

/// Something that user code was asked to do in a device's life, as another process can be asked to do it again.
enum LivedStep: Hashable, Sendable {
    /// A provider was asked for its timeline.
    case timeline(DrawRequest)
    /// The intent of one of a picture's areas was performed.
    case intent(DrawRequest, region: Int)

    var request: WorkerRequest {
        switch self {
        case .timeline(let request): .timeline(request)
        case .intent(let request, let region): .perform(request, region: region)
        }
    }
}
