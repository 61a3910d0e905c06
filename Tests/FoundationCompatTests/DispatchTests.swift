import Foundation
import FoundationCompat
import Testing

struct DispatchTests {
    private final class Loader: NSObject {}

    @Test func applesNamesAreKnown() {
        let queue = DispatchSerialQueue(label: "images")
        #expect(queue.sync { 500 * NSEC_PER_MSEC } == NSEC_PER_SEC / 2)
        #expect(Loader.classForCoder() == Loader.self)
    }

    @Test func timesHaveDistances() {
        let time = DispatchTime(uptimeNanoseconds: 5_000), later = time.advanced(by: .microseconds(3))
        #expect(later.uptimeNanoseconds == 8_000)
        #expect(time.distance(to: later) == .nanoseconds(3_000))
        #expect(later.distance(to: time) == .nanoseconds(-3_000))
    }
}
