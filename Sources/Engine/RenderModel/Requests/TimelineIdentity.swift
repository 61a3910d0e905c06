import Foundation

/// What a provider's timeline hangs on, or the states of a Live Activity: pictures that are alike in it show entries of
/// one timeline.
package struct TimelineIdentity: Hashable, Sendable {
    package let kind: String
    package private(set) var surface: RenderSurface
    private let presentationKind: PresentationKind
    private let configuration: ConfigurationChoice?
    private let preview: PreviewReference?
    private let activities: [ActivityChoice]
    private var previousRequests: [Date]

    /// - Parameter request: a picture of the timeline, or what it is asked for with.
    package init(_ request: DrawRequest) {
        (kind, presentationKind, surface) = (request.kind, request.presentationKind, request.surface)
        (configuration, preview) = (request.configuration, request.preview)
        (activities, previousRequests) = (request.activities, request.previousRequests)
    }

    /// What the timeline is asked for with, the same for all its pictures.
    ///
    /// - Parameter timeout: seconds that the provider may take.
    package func request(timeout: Double) -> DrawRequest {
        var request = DrawRequest(
            kind: kind, presentationKind: presentationKind, variant: .timeline(0), scheme: .light, surface: surface,
            configuration: configuration, preview: preview, providerTimeout: timeout)
        (request.activities, request.previousRequests) = (activities, previousRequests)
        return request
    }

    /// The timeline that the provider gave when it was asked before; nil where this is the first one.
    package var earlier: TimelineIdentity? {
        guard let last = previousRequests.last else { return nil }
        var earlier = self
        earlier.previousRequests.removeLast()
        earlier.surface.clock = last
        return earlier
    }
}

extension DrawRequest {
    /// Whether the picture shows what the provider's timeline has brought.
    package var isOfTimeline: Bool { VariantName(rawValue: variant.name)!.needsTimeline(presentationKind) }
}
