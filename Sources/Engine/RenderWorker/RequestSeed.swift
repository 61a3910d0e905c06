import CDeterminism
import RenderModel
import WidgetKitCore

/// The entropy of a request follows from what is asked, never from what its worker did before.
enum RequestSeed {
    /// Light and dark share a seed, so that a random picture is the same picture in both. So do devices and locales.
    static func seed(for request: DrawRequest, drivingTimeline: Bool) -> UInt64 {
        var what = drivingTimeline ? "entries" : request.variant.label
        // A provider that is asked again goes on with other numbers.
        if drivingTimeline, !request.earlierQuestions.isEmpty { what += " \(request.earlierQuestions.count)" }
        return hash("\(request.kind)\u{0}\(request.slot)\u{0}\(what)")
    }

    /// Where a request's objects lie: no two requests share it, as the objects of one may outlive it. Hashes are the
    /// same in all workers.
    static func place(of request: DrawRequest, drivingTimeline: Bool) -> UInt64 {
        UInt64(bitPattern: Int64(request.hashValue)) ^ (drivingTimeline ? 1 : 0)
    }

    /// FNV-1a, 64 bits.
    static func hash(_ text: String) -> UInt64 {
        text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
}
