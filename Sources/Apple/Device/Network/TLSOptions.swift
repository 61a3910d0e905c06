import Foundation

// How a connection is secured. Nothing is sent, so nothing of it is asked or verified.

/// The settings of a protocol's security.
public final class OS_sec_protocol_options: NSObject {}
public typealias sec_protocol_options_t = OS_sec_protocol_options

/// What a connection has agreed on; none is made.
public final class OS_sec_protocol_metadata: NSObject {}
public typealias sec_protocol_metadata_t = OS_sec_protocol_metadata

/// What a server shows to be trusted; none does.
public final class OS_sec_trust: NSObject {}
public typealias sec_trust_t = OS_sec_trust

/// Says whether it was verified.
public typealias sec_protocol_verify_complete_t = (Bool) -> Void
/// Verifies a server; never called.
public typealias sec_protocol_verify_t = (
    sec_protocol_metadata_t, sec_trust_t, @escaping sec_protocol_verify_complete_t
) -> Void

/// The versions of the protocol, with Apple's raw values.
public enum tls_protocol_version_t: UInt16, Sendable {
    case TLSv10 = 0x0301, TLSv11, TLSv12, TLSv13
    case DTLSv10 = 0xFEFF
    case DTLSv12 = 0xFEFD
}

extension NWProtocolTLS.Options {
    public var securityProtocolOptions: sec_protocol_options_t { OS_sec_protocol_options() }
}

/// Does nothing: no server is verified.
public func sec_protocol_options_set_verify_block(
    _ options: sec_protocol_options_t, _ verify_block: @escaping sec_protocol_verify_t,
    _ verify_block_queue: DispatchQueue
) {}

/// Does nothing.
public func sec_protocol_options_set_min_tls_protocol_version(
    _ options: sec_protocol_options_t, _ version: tls_protocol_version_t
) {}

/// Does nothing.
public func sec_protocol_options_set_max_tls_protocol_version(
    _ options: sec_protocol_options_t, _ version: tls_protocol_version_t
) {}

/// Does nothing.
public func sec_protocol_options_set_peer_authentication_required(
    _ options: sec_protocol_options_t, _ peer_authentication_required: Bool
) {}

/// Does nothing.
public func sec_protocol_options_set_tls_server_name(
    _ options: sec_protocol_options_t, _ server_name: UnsafePointer<CChar>
) {}

/// Does nothing.
public func sec_protocol_options_add_tls_application_protocol(
    _ options: sec_protocol_options_t, _ application_protocol: UnsafePointer<CChar>
) {}
