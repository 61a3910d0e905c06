import Glibc

/// The size of a worker's main stack, on which views are resolved, laid out and drawn.
///
/// A stack cannot grow once the program runs: the system takes the size from the limit that the program was started
/// under. Memory that is not reached costs nothing.
package enum MainStack {
    /// For 4,000 bodies, one in the other, at 32 kB each: in debug a body with a stack and padding around an erased
    /// view takes 9 kB, in release a fifth. A recursion without end has touched all of it in less than a second.
    package static let size: rlim_t = 128 << 20

    /// Starts a process under the limit, also where the user's is higher: a recursion without end must end, and without a
    /// limit the system lays memory out in another way. Other threads must not start any meanwhile.
    package static func limited<Result, Failure: Error>(_ start: () throws(Failure) -> Result) throws(Failure) -> Result
    {
        let resource = __rlimit_resource_t(RLIMIT_STACK.rawValue)
        var limit = rlimit()
        guard getrlimit(resource, &limit) == 0, limit.rlim_cur != size else { return try start() }
        var own = rlimit(rlim_cur: min(size, limit.rlim_max), rlim_max: limit.rlim_max)
        guard setrlimit(resource, &own) == 0 else { return try start() }
        defer { setrlimit(resource, &limit) }
        return try start()
    }
}
