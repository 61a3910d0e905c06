import Foundation

/// What work costs its own thread, in seconds: other threads and processes that run meanwhile are not counted.
enum ThreadTime {
    static func measure(_ work: () throws -> Void) rethrows -> Double {
        let start = now
        try work()
        return now - start
    }

    private static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
