/// Measures consecutive stretches of time on the monotonic clock.
struct Stopwatch {
    private var start = ContinuousClock.now

    /// Seconds since the last lap.
    mutating func lap() -> Double {
        let now = ContinuousClock.now
        defer { start = now }
        return (now - start) / .seconds(1)
    }
}
