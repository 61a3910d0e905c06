import Foundation
import FoundationCompat
import RenderModel

/// Why something of the network failed.
public enum NWError: Error, Hashable, Sendable, LocalizedError, CustomDebugStringConvertible {
    case posix(POSIXErrorCode)
    case dns(Int32)
    case tls(OSStatus)

    public var errorDescription: String? { debugDescription }

    public var debugDescription: String {
        switch self {
        case .posix(let code): "POSIXErrorCode(rawValue: \(code.rawValue)): \(String(cString: strerror(code.rawValue)))"
        case .dns(let code): "DNS Error: \(code)"
        case .tls(let status): "TLS Error: \(status)"
        }
    }
}

extension NWError: CustomNSError {
    public static var errorDomain: String { "Network.NWError" }

    public var errorCode: Int {
        switch self {
        case .posix(let code): Int(code.rawValue)
        case .dns(let code), .tls(let code): Int(code)
        }
    }
}

/// A connection to a place in the network, which fails when it is started: widgets get data by `URLSession`, for which
/// `--responses` and `--allow-network` are.
public final class NWConnection: @unchecked Sendable, CustomDebugStringConvertible {
    /// What became of the connection: `setup`, then `failed` or `cancelled`.
    public enum State: Equatable, Sendable {
        case setup, preparing, ready, cancelled
        case waiting(NWError)
        case failed(NWError)
    }

    /// What data is sent with.
    public final class ContentContext: Sendable {
        public let identifier: String
        public let isFinal: Bool

        public init(identifier: String, isFinal: Bool = false) {
            (self.identifier, self.isFinal) = (identifier, isFinal)
        }

        public static let defaultMessage = ContentContext(identifier: "Default message")
        public static let defaultStream = ContentContext(identifier: "Default stream")
        public static let finalMessage = ContentContext(identifier: "Final message", isFinal: true)
    }

    /// What is called when data was sent.
    public enum SendCompletion {
        case contentProcessed((@Sendable (_ error: NWError?) -> Void))
        case idempotent
    }

    public let endpoint: NWEndpoint
    public let parameters: NWParameters
    private let lock = NSLock()
    private var current = State.setup
    private var handler: (@Sendable (State) -> Void)?

    public init(to endpoint: NWEndpoint, using parameters: NWParameters) {
        (self.endpoint, self.parameters) = (endpoint, parameters)
    }

    public convenience init(host: NWEndpoint.Host, port: NWEndpoint.Port, using parameters: NWParameters) {
        self.init(to: .hostPort(host: host, port: port), using: parameters)
    }

    public var state: State { lock.withLock { current } }
    public private(set) var queue: DispatchQueue?
    /// Always nil: there is no path to the endpoint.
    public var currentPath: NWPath? { nil }
    public var pathUpdateHandler: (@Sendable (_ newPath: NWPath) -> Void)?
    public var viabilityUpdateHandler: (@Sendable (_ isViable: Bool) -> Void)?
    public var betterPathUpdateHandler: (@Sendable (_ betterPathAvailable: Bool) -> Void)?
    public var maximumDatagramSize: Int { 0 }

    /// Called on the queue that the connection was started on; what has become of it is told, too.
    public var stateUpdateHandler: (@Sendable (_ state: State) -> Void)? {
        get { lock.withLock { handler } }
        set {
            let state = lock.withLock { () -> State in
                handler = newValue
                return current
            }
            if let newValue, state != .setup, let queue { queue.async { newValue(state) } }
        }
    }

    /// Fails with `ENETDOWN`.
    public func start(queue: DispatchQueue) {
        self.queue = queue
        MissingData.record("a connection to \(endpoint.debugDescription)")
        enter(.failed(.posix(.ENETDOWN)))
    }

    /// Fails again.
    public func restart() { if let queue { start(queue: queue) } }

    public func cancel() { enter(.cancelled) }
    public func forceCancel() { cancel() }
    public func cancelCurrentEndpoint() {}

    private func enter(_ state: State) {
        let handler = lock.withLock { () -> (@Sendable (State) -> Void)? in
            guard current != .cancelled, current != state else { return nil }
            current = state
            return self.handler
        }
        if let handler { (queue ?? .global()).async { handler(state) } }
    }

    /// Completes with `ENOTCONN`.
    public func send(
        content: (some DataProtocol)?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
        completion: SendCompletion
    ) {
        guard case .contentProcessed(let handler) = completion else { return }
        (queue ?? .global()).async { handler(.posix(.ENOTCONN)) }
    }

    /// Completes with `ENOTCONN`.
    public func receive(
        minimumIncompleteLength: Int, maximumLength: Int,
        completion:
            @escaping @Sendable (
                _ content: Data?, _ contentContext: ContentContext?, _ isComplete: Bool, _ error: NWError?
            ) -> Void
    ) {
        (queue ?? .global()).async { completion(nil, nil, true, .posix(.ENOTCONN)) }
    }

    /// Completes with `ENOTCONN`.
    public func receiveMessage(
        completion:
            @escaping @Sendable (
                _ completeContent: Data?, _ contentContext: ContentContext?, _ isComplete: Bool, _ error: NWError?
            ) -> Void
    ) {
        receive(minimumIncompleteLength: 0, maximumLength: .max, completion: completion)
    }

    public func batch(_ block: () -> Void) { block() }

    public var debugDescription: String { "\(endpoint.debugDescription), \(state)" }
}
