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
}
