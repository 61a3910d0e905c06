import FoundationCompat
import ProcessContext
import RenderModel
import WidgetKitCore

/// What a request's provider and views see of the world: locale, system, clock and random numbers. Whoever draws sets it
/// before each call into user code, worker and tests alike.
package enum RequestSurroundings {
    /// - Parameter drivingTimeline: whether the provider is asked for its entries, rather than a picture drawn.
    package static func prepare(for request: DrawRequest, drivingTimeline: Bool) {
        let context = ProcessContext.current
        context.localeIdentifier = request.surface.locale
        context.pseudolanguage = request.surface.pseudolanguage
        DeviceSurroundings.show(request.surface)
        VirtualClock.beginLife(at: request.surface.clock)
        RequestSeed.sow(for: request, drivingTimeline: drivingTimeline)
    }

    /// The same for what is asked before any picture: making the host, and what it says of its widgets.
    package static func prepareForHost() { RequestSeed.sowForHost() }
}
