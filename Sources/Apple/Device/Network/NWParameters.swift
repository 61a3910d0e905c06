import Foundation

/// What a protocol of a connection is set to.
open class NWProtocolOptions {
    public init() {}
}

/// The Transmission Control Protocol.
public enum NWProtocolTCP {
    /// Kept as they are set: nothing is sent.
    public final class Options: NWProtocolOptions {
        public var noDelay = false
        public var noPush = false
        public var noOptions = false
        public var enableKeepalive = false
        public var keepaliveCount = 0
        /// Seconds.
        public var keepaliveIdle = 0
        /// Seconds.
        public var keepaliveInterval = 0
        public var maximumSegmentSize = 0
        /// Seconds.
        public var connectionTimeout = 0
        /// Seconds.
        public var persistTimeout = 0
        /// Seconds.
        public var connectionDropTime = 0
        public var retransmitFinDrop = false
        public var disableAckStretching = false
        public var enableFastOpen = false
        public var disableECN = false
    }
}

/// The User Datagram Protocol.
public enum NWProtocolUDP {
    /// Kept as they are set: nothing is sent.
    public final class Options: NWProtocolOptions {
        public var preferNoChecksum = false
    }
}

/// Transport Layer Security.
public enum NWProtocolTLS {
    /// Kept as they are set: nothing is sent.
    public final class Options: NWProtocolOptions {}
}

/// WebSocket.
public enum NWProtocolWebSocket {
    /// Kept as they are set: nothing is sent.
    public final class Options: NWProtocolOptions {
        public var autoReplyPing = false
        public var maximumMessageSize = 0
        public var skipHandshake = false
    }
}

/// The protocols of a connection, and over what it may go. Everything is kept as it is set, and nothing is sent.
public final class NWParameters {
    /// The protocols of a connection, from the application's to the network's.
    public final class ProtocolStack {
        public var applicationProtocols: [NWProtocolOptions] = []
        public var transportProtocol: NWProtocolOptions?
        public var internetProtocol: NWProtocolOptions?

        init(_ transport: NWProtocolOptions?) {
            (transportProtocol, internetProtocol) = (transport, NWProtocolOptions())
        }
    }

    /// How a connection uses several paths.
    public enum MultipathServiceType: Sendable { case disabled, handover, interactive, aggregate }
    /// What a connection is for.
    public enum ServiceClass: Sendable {
        case bestEffort, background, interactiveVideo, interactiveVoice, responsiveData, signaling
    }
    /// Whether names may be looked up in what is too old.
    public enum ExpiredDNSBehavior: Sendable { case systemDefault, allow, prohibit, persistent }

    public let defaultProtocolStack: ProtocolStack
    public var requiredInterface: NWInterface?
    public var requiredInterfaceType = NWInterface.InterfaceType.other
    public var prohibitedInterfaces: [NWInterface]?
    public var prohibitedInterfaceTypes: [NWInterface.InterfaceType]?
    public var requiredLocalEndpoint: NWEndpoint?
    public var prohibitExpensivePaths = false
    public var prohibitConstrainedPaths = false
    public var preferNoProxies = false
    public var allowLocalEndpointReuse = false
    public var acceptLocalOnly = false
    public var allowFastOpen = false
    public var includePeerToPeer = false
    public var multipathServiceType = MultipathServiceType.disabled
    public var serviceClass = ServiceClass.bestEffort
    public var expiredDNSBehavior = ExpiredDNSBehavior.systemDefault

    private init(transport: NWProtocolOptions?, tls: NWProtocolOptions?) {
        defaultProtocolStack = ProtocolStack(transport)
        if let tls { defaultProtocolStack.applicationProtocols = [tls] }
    }

    public convenience init(tls: NWProtocolTLS.Options? = nil, tcp: NWProtocolTCP.Options = NWProtocolTCP.Options()) {
        self.init(transport: tcp, tls: tls)
    }

    public convenience init(dtls: NWProtocolTLS.Options?, udp: NWProtocolUDP.Options = NWProtocolUDP.Options()) {
        self.init(transport: udp, tls: dtls)
    }

    public static var tcp: NWParameters { NWParameters() }
    public static var tls: NWParameters { NWParameters(tls: NWProtocolTLS.Options()) }
    public static var udp: NWParameters { NWParameters(dtls: nil) }
    public static var dtls: NWParameters { NWParameters(dtls: NWProtocolTLS.Options()) }

    public func copy() -> NWParameters {
        let stack = defaultProtocolStack
        return NWParameters(transport: stack.transportProtocol, tls: stack.applicationProtocols.first)
    }
}
