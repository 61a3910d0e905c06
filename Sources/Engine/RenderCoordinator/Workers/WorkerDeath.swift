internal import CCrashReporter
import Foundation
import Glibc
import RenderModel
import SystemSupport

/// How a worker process ended, with the last it wrote to standard error.
struct WorkerDeath: Hashable, Sendable {
    enum End: Hashable, Sendable {
        case signal(Int32)
        case exit(Int32)
    }

    var end: End
    var standardError: String
    /// Bytes that the process might have taken; nil where that is unknown.
    var memory: Int?
    /// What it asked for and did not get, which is often why it trapped.
    var dataRequests: MissingData

    init(
        waitStatus: Int32, standardError: String, memory: Int? = nil, dataRequests: MissingData = MissingData()
    ) {
        (self.memory, self.dataRequests) = (memory, dataRequests)
        let signal = waitStatus & 0x7F
        end = signal == 0 ? .exit((waitStatus >> 8) & 0xFF) : .signal(signal)
        self.standardError = standardError
    }

    var reason: FailureReason { crash(message) }

    private func crash(_ message: String) -> FailureReason {
        var requests = dataRequests
        // What the message tells already.
        requests.leftOut = requests.leftOut.filter { !message.contains($0) }
        return FailureReason(.crashed, message, requests)
    }

    private static let frame = Pattern(#/\d+\s+(\S+)\s+0x[0-9a-f]+ <unavailable> \+ (\d+)/#)

    /// The places in the program's own code from which the trap was reached, as offsets in its file, the innermost
    /// first. The Swift runtime prints a line for each frame below its message; a trap without a message is told by
    /// the crash reporter.
    func trapOffsets(inProgram name: String) -> [Int] {
        let frames = lines.drop { $0 != "Current stack trace:" }
        // The frame holds the address to return to, which may be the next line's.
        let told = frames.compactMap { line in
            line.wholeMatch(of: Self.frame)
                .flatMap { $0.1 == name ? Int($0.2).map { $0 - 1 } : nil }
        }
        guard told.isEmpty else { return told }
        return lines.compactMap { line in
            line.wholeMatch(of: Self.place).flatMap { Int($0.1, radix: 16) }
        }
    }

    /// Whether the Swift runtime has said what is wrong; else the innermost place is the instruction that trapped.
    var hasMessage: Bool { trap != nil }

    private static let place = Pattern(#/Trapped at 0x([0-9a-f]+)/#)

    private var message: String {
        if lines.contains(String(cString: darkroom_stack_overflow_message())) {
            return "stack overflow: possibly endless recursion"
        }
        if hasSpentMemory {
            let limit = memory.map { " than \(WorkerMemory.text($0)), its share of this machine's" } ?? " than it may"
            return "memory: the widget used more\(limit); render less at once, or give each worker more with fewer "
                + "--jobs"
        }
        switch end {
        case .signal(let signal):
            if let trap { return "trapped: \(trap)" }
            let isTrap = [SIGILL, SIGTRAP].contains(signal)
            return "\(isTrap ? "" : "killed by ")\(Self.name(of: signal))\(lastWords)"
        case .exit(let status):
            return "the process exited with status \(status) in the middle of the request\(lastWords)"
        }
    }

    /// The crash reporter says so, or the Swift runtime, where one piece is larger than all there is.
    private var hasSpentMemory: Bool {
        let message = String(cString: darkroom_out_of_memory_message())
        return lines.contains { $0 == message || $0.hasPrefix("Fatal error: failed to allocate ") }
    }

    private var lines: [String] { standardError.split(whereSeparator: \.isNewline).map(String.init) }

    /// The Swift runtime's line, and what a multi-line message adds to it; without the addresses that the runtime may
    /// print below, which differ from run to run.
    private var wholeTrap: String? {
        let beginnings = ["Fatal error", ": Precondition failed", ": Assertion failed"]
        guard let first = lines.lastIndex(where: { beginnings.contains(where: $0.contains) }) else { return nil }
        return lines[first...].prefix { $0 != "Current stack trace:" && $0.wholeMatch(of: Self.place) == nil }
            .prefix(8).joined(separator: "\n")
    }

    private static let leftOut = Pattern(#/^FoundationCompat/LeftOut\.swift:\d+: Fatal error: /#)

    /// The same without places that say nothing of the program: what is left out of it names its own, which the
    /// runtime's trap for it stands in front of.
    private var trap: String? {
        wholeTrap.map {
            $0.replacing(Self.leftOut, with: "")
                .replacing(Self.library, with: "")
        }
    }

    /// What the standard library's own traps begin with.
    private static let library = Pattern(#/^Swift/\S+\.swift:\d+: (?:Fatal error|Precondition failed): /#)

    private static let trapPlace = Pattern(#/[^\s\/]+\/([^\s\/:]+\.swift:\d+): /#)

    /// What the process died of, at a place of the program's own code.
    ///
    /// - Parameter place: such as `Views/Clock.swift:15`; nil where it is not known.
    func reason(at place: String?) -> FailureReason {
        guard let place else { return reason }
        // The runtime names a module and a file's last part, where the place has the path.
        if case .signal = end, let trap, let told = trap.prefixMatch(of: Self.trapPlace),
            place == told.1 || place.hasSuffix("/\(told.1)")
        {
            return crash("trapped: \(place): \(trap[told.range.upperBound...])")
        }
        guard !message.contains(place) else { return reason }
        if case .signal = end, let trap, wholeTrap?.prefixMatch(of: Self.library) != nil {
            return crash("trapped: \(place): \(trap)")
        }
        return crash("\(message) (\(place))")
    }

    private var lastWords: String {
        lines.last { $0.wholeMatch(of: Self.place) == nil && !WidgetAnnouncement.isAnnouncement($0) }.map {
            "; it last wrote: \($0)"
        } ?? ""
    }

    private static func name(of signal: Int32) -> String {
        switch signal {
        case SIGSEGV: "SIGSEGV: a bad memory access"
        case SIGBUS: "SIGBUS: a bad memory access"
        case SIGILL, SIGTRAP: "trapped without a message, such as when unwrapping nil or on arithmetic overflow"
        case SIGABRT: "SIGABRT: it aborted"
        case SIGKILL: "SIGKILL: perhaps the machine was out of memory"
        case SIGFPE: "SIGFPE: an arithmetic error"
        default: "signal \(signal)"
        }
    }
}
