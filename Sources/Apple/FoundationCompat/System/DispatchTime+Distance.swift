import Dispatch

// What Dispatch has on Apple's systems.
extension DispatchTime {
    /// The time that is an interval later.
    public func advanced(by interval: DispatchTimeInterval) -> DispatchTime { self + interval }

    /// How much later another time is.
    public func distance(to other: DispatchTime) -> DispatchTimeInterval {
        let (own, others) = (uptimeNanoseconds, other.uptimeNanoseconds)
        let nanoseconds = others >= own ? others - own : own - others
        // What does not fit is as far as can be.
        let length = Int(clamping: nanoseconds)
        return .nanoseconds(others >= own ? length : -length)
    }
}
