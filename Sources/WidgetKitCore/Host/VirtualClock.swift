import CDeterminism
import Foundation

/// The clock that user code reads: stopped at an instant of our choice.
package enum VirtualClock {
    package static func freeze(at date: Date) {
        darkroom_clock_freeze(Int64((date.timeIntervalSince1970 * 1_000_000_000).rounded()))
    }

    package static func release() { darkroom_clock_release() }
}
