import AppIntents

/// Why a request could not be drawn though nothing trapped.
package enum HostError: Error, Hashable, Sendable, CustomStringConvertible {
    case unknownKind(String, known: [String])
    case providerTimedOut(kind: String, call: String, seconds: Double)
    case noSuchEntry(kind: String, index: Int, count: Int)
    case configuration(kind: String, ConfigurationError)
    case providerFailed(kind: String, call: String, reason: String)

    package var description: String {
        switch self {
        case .unknownKind(let kind, let known):
            "there is no widget of kind '\(kind)'; the kinds are: \(known.joined(separator: ", "))"
        case .providerTimedOut(let kind, let call, let seconds):
            "\(call) of widget '\(kind)' did not complete within \(seconds) s; "
                + "raise --timeout or complete on every path"
        case .noSuchEntry(let kind, let index, let count):
            "the timeline of widget '\(kind)' has \(count) entries, none with index \(index)"
        case .configuration(let kind, let error):
            "the configuration of widget '\(kind)' is not complete or not possible: \(error); "
                + "'darkroom configurations' lists what can be chosen"
        case .providerFailed(let kind, let call, let reason):
            "\(call) of widget '\(kind)' failed: \(reason)"
        }
    }
}
