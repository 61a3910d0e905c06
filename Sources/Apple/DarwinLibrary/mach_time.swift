import Glibc

/// How many nanoseconds a tick is, as a fraction.
public struct mach_timebase_info_data_t: Sendable {
    public var numer: UInt32
    public var denom: UInt32

    public init() { (numer, denom) = (0, 0) }
    public init(numer: UInt32, denom: UInt32) { (self.numer, self.denom) = (numer, denom) }

    /// The function of the type's name, which C lets both have and Swift does not: it never fails.
    @discardableResult
    public init(_ info: UnsafeMutablePointer<mach_timebase_info_data_t>) {
        self.init(numer: 1, denom: 1)
        info.pointee = self
    }

    /// What the function of the type's name would have returned.
    public static func == (_: mach_timebase_info_data_t, status: kern_return_t) -> Bool { status == KERN_SUCCESS }
    public static func != (_: mach_timebase_info_data_t, status: kern_return_t) -> Bool { status != KERN_SUCCESS }
}

/// The structure's name without its ending.
public typealias mach_timebase_info = mach_timebase_info_data_t
/// A pointer to the structure, as Darwin's function takes it.
public typealias mach_timebase_info_t = UnsafeMutablePointer<mach_timebase_info_data_t>
/// What the kernel answers: 0 for success.
public typealias kern_return_t = Int32

public var KERN_SUCCESS: kern_return_t { 0 }
public var KERN_FAILURE: kern_return_t { 5 }

/// Ticks of a nanosecond since 1 January 2001 by the clock that widgets see, which stands still while they are drawn.
///
/// An iPhone counts from when it was switched on: what is shown of that would differ from run to run.
public func mach_absolute_time() -> UInt64 {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    let reference = 978_307_200
    return UInt64(max(0, now.tv_sec - reference)) * 1_000_000_000 + UInt64(now.tv_nsec)
}

/// As `mach_absolute_time`: an iPhone counts the time on that it slept, and a picture's sleeps never.
public func mach_continuous_time() -> UInt64 { mach_absolute_time() }
