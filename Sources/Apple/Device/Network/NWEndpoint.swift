import Foundation

/// A place in the network: a host and a port, a service, a socket or a URL.
public enum NWEndpoint: Hashable, Sendable, CustomDebugStringConvertible {
    case hostPort(host: NWEndpoint.Host, port: NWEndpoint.Port)
    case service(name: String, type: String, domain: String, interface: NWInterface?)
    case unix(path: String)
    case url(URL)

    /// A name or an address.
    public enum Host: Hashable, Sendable, CustomDebugStringConvertible, ExpressibleByStringLiteral {
        case name(String, NWInterface?)
        case ipv4(IPv4Address)
        case ipv6(IPv6Address)

        /// An address, if the text is one, else a name.
        public init(_ string: String) {
            if let address = IPv4Address(string) {
                self = .ipv4(address)
            } else if let address = IPv6Address(string) {
                self = .ipv6(address)
            } else {
                self = .name(string, nil)
            }
        }

        public init(stringLiteral value: String) { self.init(value) }

        public var debugDescription: String {
            switch self {
            case .name(let name, let interface): interface.map { "\(name)%\($0.name)" } ?? name
            case .ipv4(let address): address.debugDescription
            case .ipv6(let address): address.debugDescription
            }
        }
    }

    /// A port's number, from 0 to 65535.
    public struct Port: Hashable, Sendable, CustomDebugStringConvertible, ExpressibleByIntegerLiteral, RawRepresentable
    {
        public let rawValue: UInt16

        public init?(rawValue: UInt16) { self.rawValue = rawValue }
        public init(integerLiteral value: UInt16) { rawValue = value }

        /// - Parameter service: a number, or the name of a service such as `https`; nil for any other.
        public init?(_ service: String) {
            let known: [String: UInt16] = ["ftp": 21, "ssh": 22, "smtp": 25, "http": 80, "pop": 110, "imap": 143]
                .merging(["https": 443, "imaps": 993, "socks": 1080]) { $1 }
            guard let number = UInt16(service) ?? known[service] else { return nil }
            rawValue = number
        }

        public var debugDescription: String { "\(rawValue)" }
        public static let any: Port = 0
        public static let ssh: Port = 22
        public static let smtp: Port = 25
        public static let http: Port = 80
        public static let pop: Port = 110
        public static let imap: Port = 143
        public static let https: Port = 443
        public static let imaps: Port = 993
        public static let socks: Port = 1080
    }

    /// The network interface that it names.
    public var interface: NWInterface? {
        switch self {
        case .hostPort(.name(_, let interface), _), .service(_, _, _, let interface): interface
        case .hostPort, .unix, .url: nil
        }
    }

    public var debugDescription: String {
        switch self {
        case .hostPort(.ipv6(let host), let port): "\(host.debugDescription).\(port.debugDescription)"
        case .hostPort(let host, let port): "\(host.debugDescription):\(port.debugDescription)"
        case .service(let name, let type, let domain, _): "\(name).\(type)\(domain)"
        case .unix(let path): path
        case .url(let url): url.absoluteString
        }
    }
}
