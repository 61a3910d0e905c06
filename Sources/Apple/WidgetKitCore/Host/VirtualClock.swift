internal import CDeterminism
import Foundation

/// The clock that user code reads: stopped at an instant of our choice. It is libc's, and this the only way to it.
package enum VirtualClock {
    /// Dates beyond the years 1900 and 2200, such as `Date.distantFuture`, are taken for those years' edge: a
    /// nanosecond clock of 64 bits reaches no further than 2262.
    package static func freeze(at date: Date) {
        darkroom_clock_freeze(nanoseconds(date))
    }

    /// Stops it where a life begins: there initializers of statics find it, whenever they run.
    package static func beginLife(at date: Date) {
        freeze(at: date)
        darkroom_state_begin_life(nanoseconds(date))
    }

    private static func nanoseconds(_ date: Date) -> Int64 {
        let seconds = min(max(date.timeIntervalSince1970, -2_208_988_800), 7_258_118_400)
        return Int64((seconds * 1_000_000_000).rounded())
    }

    package static func release() { darkroom_clock_release() }

    /// Runs `body` at an instant, and leaves the clock as it was: running, or stopped elsewhere.
    package static func frozen<Result>(at date: Date, _ body: () throws -> Result) rethrows -> Result {
        let earlier = darkroom_clock_is_frozen() ? Date() : nil
        freeze(at: date)
        defer { if let earlier { freeze(at: earlier) } else { release() } }
        return try body()
    }
}
