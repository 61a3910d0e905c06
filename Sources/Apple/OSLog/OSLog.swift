/// How much a message matters.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }

    public static let `default` = OSLogType(0)
    public static let info = OSLogType(1)
    public static let debug = OSLogType(2)
    public static let error = OSLogType(16)
    public static let fault = OSLogType(17)

    var name: String {
        switch self {
        case .info: "info"
        case .debug: "debug"
        case .error: "error"
        case .fault: "fault"
        default: "default"
        }
    }
}

/// A log that messages are filed under.
public final class OSLog: Sendable {
    let label: String

    public init(subsystem: String, category: String) { label = "[\(subsystem):\(category)] " }
    private init() { label = "" }

    public static let `default` = OSLog()
    public static let disabled = OSLog()
}

public func os_log(_ message: OSLogMessage) { LogSink.write(message.text) }

public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
    LogSink.write("\(log.label)\(type.name): \(message.text)")
}

/// The older forms, whose format is printed as it is, followed by its arguments.
@_disfavoredOverload
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ arguments: Any...) {
    os_log(message, log: log, type: type, arguments.map { "\($0)" }.joined(separator: " "))
}

@_disfavoredOverload
public func os_log(_ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ arguments: Any...) {
    LogSink.write("\(log.label)\(type.name): \(message) \(arguments.map { "\($0)" }.joined(separator: " "))")
}
