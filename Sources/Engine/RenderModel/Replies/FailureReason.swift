/// Why a request has no picture.
package struct FailureReason: Hashable, Sendable, Codable, Error {
    package enum Code: String, Hashable, Sendable, Codable {
        /// The process died: a trap, a bad memory access, a stack overflow, an exit.
        case crashed
        /// Neither an answer nor an error within the time allowed.
        case timedOut
        /// The provider did not call its completion.
        case providerTimedOut
        /// Left out, as others of its widget did not end in time.
        case notTried
        /// Anything that was thrown.
        case failed
    }

    package var code: Code
    /// One sentence or more; no paths of this machine other than the user's own sources.
    package var message: String
    /// What the widget's code asked for until then and did not get, which is often why it fails.
    package var dataRequests: MissingData

    package init(_ code: Code, _ message: String, _ dataRequests: MissingData = MissingData()) {
        self.code = code
        self.message = message
        self.dataRequests = dataRequests
    }

    /// A worker answered what it was not asked for.
    package static func unexpected(_ reply: WorkerReply) -> FailureReason {
        FailureReason(.failed, "the worker process answered \(reply)")
    }
}
