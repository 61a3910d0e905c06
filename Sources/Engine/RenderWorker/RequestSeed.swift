import CDeterminism
import DisplayList
import RenderModel
import WidgetKitCore

/// The entropy of a request follows from what is asked, never from what its worker did before. It is libc's, and this
/// the only way to it.
enum RequestSeed {
    /// Begins the entropy of a question that is about no picture.
    static func sow(_ question: String) { darkroom_entropy_seed(hash(question)) }

    /// Begins the entropy of a request, and the place where its objects lie.
    static func sow(for request: DrawRequest, drivingTimeline: Bool) {
        darkroom_entropy_seed(seed(for: request, drivingTimeline: drivingTimeline))
        darkroom_objects_begin(place(of: request, drivingTimeline: drivingTimeline))
    }

    /// Begins both for making the host, which comes before any request.
    static func sowForHost() {
        sow("descriptors")
        darkroom_objects_begin(hash("descriptors"))
    }

    /// Light and dark share a seed, so that a random picture is the same picture in both. So do devices and locales.
    static func seed(for request: DrawRequest, drivingTimeline: Bool) -> UInt64 {
        var what = drivingTimeline ? "entries" : request.variant.label
        // A provider that is asked again goes on with other numbers.
        if drivingTimeline, !request.previousRequests.isEmpty { what += " \(request.previousRequests.count)" }
        return hash("\(request.kind)\u{0}\(request.presentationKind)\u{0}\(what)")
    }

    /// Where a request's objects lie: no two requests share it, as the objects of one may outlive it. Hashes are the
    /// same in all workers.
    static func place(of request: DrawRequest, drivingTimeline: Bool) -> UInt64 {
        UInt64(bitPattern: Int64(request.hashValue)) ^ (drivingTimeline ? 1 : 0)
    }

    static func hash(_ text: String) -> UInt64 {
        var hash = StableHash()
        hash.combine(text.utf8)
        return hash.value
    }
}
