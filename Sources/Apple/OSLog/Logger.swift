@_exported import FoundationCompat

/// Writes messages about what a program does. They are written to standard error when the environment sets
/// `OS_ACTIVITY_MODE` to `debug`, so that pictures are drawn in silence.
public struct Logger: Sendable {
    private let label: String

    public init() { label = "" }
    public init(subsystem: String, category: String) { label = "[\(subsystem):\(category)] " }
    public init(_ log: OSLog) { label = log.label }

    public func log(_ message: OSLogMessage) { write(.default, message) }
    public func log(level: OSLogType, _ message: OSLogMessage) { write(level, message) }
    public func trace(_ message: OSLogMessage) { write(.debug, message) }
    public func debug(_ message: OSLogMessage) { write(.debug, message) }
    public func info(_ message: OSLogMessage) { write(.info, message) }
    public func notice(_ message: OSLogMessage) { write(.default, message) }
    public func warning(_ message: OSLogMessage) { write(.error, message) }
    public func error(_ message: OSLogMessage) { write(.error, message) }
    public func critical(_ message: OSLogMessage) { write(.fault, message) }
    public func fault(_ message: OSLogMessage) { write(.fault, message) }

    private func write(_ level: OSLogType, _ message: OSLogMessage) {
        LogSink.write("\(label)\(level.name): \(message.text)")
    }
}

extension Logger: _EmptyRepresentable {
    public static var _empty: Logger { Logger() }
}

/// Where messages go.
enum LogSink {
    static let isVerbose = ProcessInfo.processInfo.environment["OS_ACTIVITY_MODE"] == "debug"

    static func write(_ line: @autoclosure () -> String) {
        guard isVerbose else { return }
        FileHandle.standardError.write(Data((line() + "\n").utf8))
    }
}
