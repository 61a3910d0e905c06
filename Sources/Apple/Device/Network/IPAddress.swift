import Foundation

/// The bytes of an address.
public protocol IPAddress: Hashable, Sendable {
    var rawValue: Data { get }
    init?(_ string: String)
}

/// Four bytes of an address.
public struct IPv4Address: IPAddress, CustomDebugStringConvertible {
    public let rawValue: Data

    /// Four numbers from 0 to 255 with points between them.
    public init?(_ string: String) {
        let parts = string.split(separator: ".", omittingEmptySubsequences: false)
        let bytes = parts.compactMap { part in part.allSatisfy(\.isASCII) && part.first != "+" ? UInt8(part) : nil }
        guard parts.count == 4, bytes.count == 4 else { return nil }
        rawValue = Data(bytes)
    }

    public init?(_ rawValue: Data) {
        guard rawValue.count == 4 else { return nil }
        self.rawValue = Data(rawValue)
    }

    public var isLoopback: Bool { rawValue.first == 127 }
    public var debugDescription: String { rawValue.map { String($0) }.joined(separator: ".") }
    public static let any = IPv4Address("0.0.0.0")!
    public static let loopback = IPv4Address("127.0.0.1")!
    public static let broadcast = IPv4Address("255.255.255.255")!
}

/// Sixteen bytes of an address; a zone after `%` is dropped.
public struct IPv6Address: IPAddress, CustomDebugStringConvertible {
    public let rawValue: Data

    /// Eight groups of hexadecimal digits, of which `::` may stand for those that are 0.
    public init?(_ string: String) {
        var address = in6_addr()
        guard inet_pton(AF_INET6, String(string.prefix { $0 != "%" }), &address) == 1 else { return nil }
        rawValue = withUnsafeBytes(of: &address) { Data($0) }
    }

    public init?(_ rawValue: Data) {
        guard rawValue.count == 16 else { return nil }
        self.rawValue = Data(rawValue)
    }

    public var isLoopback: Bool { self == .loopback }
    public var debugDescription: String {
        var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        return rawValue.withUnsafeBytes { bytes in
            inet_ntop(AF_INET6, bytes.baseAddress, &text, socklen_t(INET6_ADDRSTRLEN)).map { String(cString: $0) } ?? ""
        }
    }
    public static let any = IPv6Address("::")!
    public static let loopback = IPv6Address("::1")!
}
