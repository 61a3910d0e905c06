import AppIntents
import Foundation
import FoundationCompat
import ProcessContext
import RenderModel

/// Why a request could not be drawn though nothing trapped.
package enum HostError: Error, Hashable, Sendable, CustomStringConvertible {
    case unknownKind(String, known: [String])
    case providerTimedOut(kind: String, call: String, seconds: Double)
    /// Nothing holds the completion handler any more, and it was not called.
    case completionDropped(kind: String, call: String)
    case noSuchEntry(kind: String, index: Int, count: Int)
    case configuration(kind: String, ConfigurationError)
    case providerFailed(kind: String, call: String, reason: String)
    case activity(kind: String, state: Int, ActivityChoiceError)
    case noSuchState(kind: String, index: Int, count: Int)
    case noSuchRegion(kind: String, index: Int, count: Int)
    case emptyControl(kind: String)
    /// An entry that a test has made, of a type that the widget does not show.
    case foreignEntry(widget: String, type: String)
    /// What has the date: `entry 2`.
    case impossibleDate(kind: String, call: String, subject: String, seconds: String)

    package var description: String {
        switch self {
        case .unknownKind(let kind, let known):
            "there is no widget of kind '\(kind)'; the kinds are: \(known.joined(separator: ", "))"
        case .providerTimedOut(let kind, let call, let seconds):
            "\(call) of widget '\(kind)' did not complete within \(seconds) s; "
                + "raise --timeout or complete on every path"
        case .completionDropped(let kind, let call):
            "\(call) of widget '\(kind)' returned without calling its completion handler, and nothing retains the "
                + "handler; call it on every path"
        case .noSuchEntry(let kind, let index, let count):
            "the timeline of widget '\(kind)' has \(count) entries, none with index \(index)"
        case .configuration(let kind, let error):
            "the configuration of widget '\(kind)' is incomplete or invalid: \(error); "
                + "to list the options: darkroom configurations"
        case .activity(let kind, let state, let error):
            "state \(state) of the Live Activity '\(kind)' cannot be decoded: \(error)"
        case .noSuchState(let kind, let index, let count):
            "the Live Activity '\(kind)' has \(count) states, none with index \(index); choose some with --activity"
        case .providerFailed(let kind, let call, let reason):
            "\(call) of widget '\(kind)' failed: \(reason)"
        case .noSuchRegion(let kind, let index, let count):
            "the image of '\(kind)' has \(count == 1 ? "1 area that performs" : "\(count) areas that perform") an intent, "
                + "none with index \(index); "
                + "'darkroom tap --list' prints them"
        case .impossibleDate(let kind, let call, let subject, let seconds):
            "\(call) of widget '\(kind)' gave \(subject) an invalid date (\(seconds) seconds since 1970), which is "
                + "never shown; check how the date is computed"
        case .foreignEntry(let widget, let type):
            "\(widget) shows no entries of type \(type); pass entries of its provider's type"
        case .emptyControl(let kind):
            "the control '\(kind)' has a template that shows nothing; return a ControlWidgetButton or "
                + "ControlWidgetToggle from every branch"
        }
    }
}

extension HostError {
    /// Whether user code gives no answer, for which waiting longer is in vain.
    package var isUnanswered: Bool {
        switch self {
        case .providerTimedOut, .completionDropped: true
        default: false
        }
    }

    /// What happened, with the reason where what should have answered is missing: code, or the network.
    ///
    /// - Parameter missing: what the request asked for in vain.
    package func message(_ missing: MissingData) -> String {
        switch self {
        case .providerTimedOut(let kind, let call, _), .completionDropped(let kind, let call):
            if let part = missing.lastLeftOut {
                return "\(call) of widget '\(kind)' doesn't complete, because some of its code is missing: \(part)"
            }
            guard let address = missing.refused.min() ?? missing.unanswered.min() else { return description }
            return
                "\(call) of widget '\(kind)' doesn't complete without a network response to \(address); record one and "
                + "pass --responses <folder>, and call the completion handler when a request fails, too"
        default: return description
        }
    }

    /// Tells what was asked for in vain, and why there is no answer where that is known, while the main thread is blocked
    /// by the call and cannot answer.
    func tellBlocked() {
        let missing = ProcessContext.current.dataRequests.current, reason = message(missing)
        ProcessContext.current.blockedCalls?(missing, reason == description ? nil : reason)
    }

    /// Dates that calendars have, Foundation's distant ones among them: the years -1200 to 5100.
    private static let possibleSeconds = -1e11...1e11

    /// Refuses dates such as one of no number of seconds, which nothing can be planned by.
    ///
    /// - Parameter call: what of the provider answered.
    static func check(_ date: Date?, of subject: @autoclosure () -> String, kind: String, call: String) throws {
        guard let seconds = date?.timeIntervalSince1970, !possibleSeconds.contains(seconds) else { return }
        throw HostError.impossibleDate(kind: kind, call: call, subject: subject(), seconds: "\(seconds)")
    }
}

extension ProcessContext {
    private enum BlockedCallsKey: ContextKey {
        static func makeValue(in context: ProcessContext) -> (@Sendable (MissingData, String?) -> Void)? { nil }
    }

    /// Told of a call that keeps the main thread waiting for longer than it may take: what it asked for and did not get,
    /// and why it does not answer, where that is known.
    package var blockedCalls: (@Sendable (MissingData, String?) -> Void)? {
        get { self[BlockedCallsKey.self] }
        set { self[BlockedCallsKey.self] = newValue }
    }
}
