import Foundation
import FoundationCompat
import RenderModel

/// What a VPN connection is doing; here always `disconnected`.
public enum NEVPNStatus: Int, Sendable {
    case invalid, disconnected, connecting, connected, reasserting, disconnecting
}

/// Why a VPN is refused.
public struct NEVPNError: _CodedError, Hashable, Sendable {
    /// Error codes with Apple's raw values.
    public enum Code: Int, _ErrorCode, Sendable {
        /// The error that carries the code.
        public typealias _Failure = NEVPNError
        case configurationInvalid = 1, configurationDisabled, connectionFailed, configurationStale
        case configurationReadWriteFailed, configurationUnknown
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
}

extension NEVPNError {
    public static var configurationInvalid: Code { .configurationInvalid }
    public static var configurationDisabled: Code { .configurationDisabled }
    public static var connectionFailed: Code { .connectionFailed }
    public static var configurationStale: Code { .configurationStale }
    public static var configurationReadWriteFailed: Code { .configurationReadWriteFailed }
    public static var configurationUnknown: Code { .configurationUnknown }
}

extension Notification.Name {
    public static let NEVPNStatusDidChange = Notification.Name("com.apple.networkextension.statuschanged")
    public static let NEVPNConfigurationChange = Notification.Name("com.apple.networkextension.vpnconfigurationchange")
}

/// How a server would be reached; kept and never used.
open class NEVPNProtocol: NSObject, @unchecked Sendable {
    open var serverAddress: String?
    open var username: String?
    open var passwordReference: Data?
    open var disconnectOnSleep = false
    open var includeAllNetworks = false
    open var excludeLocalNetworks = false
    open var enforceRoutes = false
}

/// How an app's own tunnel would be configured; kept and never used.
open class NETunnelProviderProtocol: NEVPNProtocol, @unchecked Sendable {
    open var providerConfiguration: [String: Any]?
    open var providerBundleIdentifier: String?
}

/// The connection of a configuration, which no picture has: always off.
open class NEVPNConnection: NSObject, @unchecked Sendable {
    open var status: NEVPNStatus { .disconnected }
    open var connectedDate: Date? { nil }
    open internal(set) weak var manager: NEVPNManager?

    /// Throws `NEVPNError.configurationInvalid`.
    open func startVPNTunnel() throws { throw refusal() }
    /// Throws `NEVPNError.configurationInvalid`.
    open func startVPNTunnel(options: [String: NSObject]? = nil) throws { throw refusal() }
    open func stopVPNTunnel() {}
    open func fetchLastDisconnectError(completionHandler handler: @escaping @Sendable ((any Error)?) -> Void) {
        handler(nil)
    }

    func refusal() -> NEVPNError {
        MissingData.record("a VPN connection")
        return NEVPNError(.configurationInvalid)
    }
}

/// The connection of an app's own tunnel; always off.
open class NETunnelProviderSession: NEVPNConnection, @unchecked Sendable {
    /// Throws `NEVPNError.configurationInvalid`.
    open func startTunnel(options: [String: Any]? = nil) throws { throw refusal() }
    open func stopTunnel() {}
    /// Throws `NEVPNError.configurationInvalid`, and never calls `responseHandler`.
    open func sendProviderMessage(_ messageData: Data, responseHandler: (@Sendable (Data?) -> Void)? = nil) throws {
        throw refusal()
    }
}

/// When a VPN would connect by itself; kept and never followed.
open class NEOnDemandRule: NSObject, @unchecked Sendable {
    open var ssidMatch: [String]?
    open var dnsSearchDomainMatch: [String]?
}
/// Would connect when it matches; never followed.
open class NEOnDemandRuleConnect: NEOnDemandRule, @unchecked Sendable {}
/// Would disconnect when it matches; never followed.
open class NEOnDemandRuleDisconnect: NEOnDemandRule, @unchecked Sendable {}

/// A VPN configuration of the device.
open class NEVPNManager: NSObject, @unchecked Sendable {
    private static let only = NEVPNManager()
    open class func shared() -> NEVPNManager { only }

    open var isEnabled = false
    open var isOnDemandEnabled = false
    open var localizedDescription: String?
    open var onDemandRules: [NEOnDemandRule]?
    open var protocolConfiguration: NEVPNProtocol?
    open lazy var connection: NEVPNConnection = {
        let connection = makeConnection()
        connection.manager = self
        return connection
    }()

    func makeConnection() -> NEVPNConnection { NEVPNConnection() }

    /// Loads nothing; records that the configurations are missing.
    open func loadFromPreferences() async throws { MissingData.record("the device's VPN configurations") }
    /// Loads nothing and calls the handler without an error; records that the configurations are missing.
    open func loadFromPreferences(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        MissingData.record("the device's VPN configurations")
        completionHandler(nil)
    }
    /// Throws `NEVPNError.configurationReadWriteFailed`.
    open func saveToPreferences() async throws { throw NEVPNError(.configurationReadWriteFailed) }
    /// Calls the handler with `NEVPNError.configurationReadWriteFailed` immediately.
    open func saveToPreferences(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        completionHandler?(NEVPNError(.configurationReadWriteFailed))
    }
    /// Throws `NEVPNError.configurationReadWriteFailed`.
    open func removeFromPreferences() async throws { throw NEVPNError(.configurationReadWriteFailed) }
    /// Calls the handler with `NEVPNError.configurationReadWriteFailed` immediately.
    open func removeFromPreferences(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        completionHandler?(NEVPNError(.configurationReadWriteFailed))
    }
}

/// A configuration of an app's own tunnel; none is ever loaded.
open class NETunnelProviderManager: NEVPNManager, @unchecked Sendable {
    /// None: a picture has no device that could hold any.
    open class func loadAllFromPreferences() async throws -> [NETunnelProviderManager] {
        MissingData.record("the device's VPN configurations")
        return []
    }
    open class func loadAllFromPreferences(
        completionHandler: @escaping @Sendable ([NETunnelProviderManager]?, (any Error)?) -> Void
    ) {
        MissingData.record("the device's VPN configurations")
        completionHandler([], nil)
    }
    override func makeConnection() -> NEVPNConnection { NETunnelProviderSession() }
}
