import Foundation
import FoundationCompat
import Launch
import RenderModel

/// What a device can reach. A picture reaches what the command lends it: `--responses` and `--allow-network`.
public struct NWPath: Equatable, Sendable {
    /// Whether the network can be reached: `satisfied` or `unsatisfied`.
    public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }
    /// Why it cannot be reached; here always `notAvailable`.
    public enum UnsatisfiedReason: Sendable {
        case notAvailable, cellularDenied, wifiDenied, localNetworkDenied, vpnInactive
    }

    public let status: Status

    public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
    public var isExpensive: Bool { false }
    public var isConstrained: Bool { false }
    public var supportsDNS: Bool { status == .satisfied }
    public var supportsIPv4: Bool { status == .satisfied }
    public var supportsIPv6: Bool { status == .satisfied }
    public var availableInterfaces: [NWInterface] {
        status == .satisfied ? [NWInterface(type: .wifi, name: "en0", index: 1)] : []
    }
    /// Always nil: no connection has been made.
    public var localEndpoint: NWEndpoint? { nil }
    public var remoteEndpoint: NWEndpoint? { nil }
    public var gateways: [NWEndpoint] { [] }
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
        availableInterfaces.contains { $0.type == type }
    }

    static var current: NWPath {
        let launch = LaunchFile.current, isLent = launch.allowsNetwork || launch.responses != nil
        if !isLent { MissingData.record("the network status") }
        return NWPath(status: isLent ? .satisfied : .unsatisfied)
    }
}

/// A network interface; here Wi-Fi, `en0`, if `--responses` or `--allow-network` is given.
public struct NWInterface: Hashable, Sendable {
    /// What kind of interface it is.
    public enum InterfaceType: Hashable, Sendable { case other, wifi, cellular, wiredEthernet, loopback }
    public let type: InterfaceType
    public let name: String
    public let index: Int
}

/// Tells once what can be reached: during a picture that does not change.
public final class NWPathMonitor: @unchecked Sendable {
    private let lock = NSLock()
    private var handler: (@Sendable (NWPath) -> Void)?

    public init() {}
    public init(requiredInterfaceType: NWInterface.InterfaceType) {}
    public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {}

    public private(set) var queue: DispatchQueue?
    public var currentPath: NWPath { .current }

    public var pathUpdateHandler: (@Sendable (_ newPath: NWPath) -> Void)? {
        get { lock.withLock { handler } }
        set { lock.withLock { handler = newValue } }
    }

    /// Calls `pathUpdateHandler` once, on `queue`.
    public func start(queue: DispatchQueue) {
        self.queue = queue
        let path = currentPath
        queue.async { [self] in pathUpdateHandler?(path) }
    }

    public func cancel() { pathUpdateHandler = nil }
}

extension NWPathMonitor: AsyncSequence {
    /// Gives the path once, then ends.
    public struct AsyncIterator: AsyncIteratorProtocol {
        var path: NWPath?
        public mutating func next() async -> NWPath? {
            defer { path = nil }
            return path
        }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(path: currentPath) }
}
