import Foundation

/// A secret of any number of bytes.
public struct SymmetricKey: ContiguousBytes, Hashable, Sendable {
    let bytes: [UInt8]

    public init(data: some ContiguousBytes) { bytes = data.withUnsafeBytes { Array($0) } }

    /// The same bytes in each run, as all random numbers of a picture are.
    public init(size: SymmetricKeySize) {
        var generator = SystemRandomNumberGenerator()
        bytes = (0..<size.bitCount / 8).map { _ in .random(in: .min ... .max, using: &generator) }
    }

    public var bitCount: Int { bytes.count * 8 }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
}

/// How many bits a key has; those that fill no byte are dropped.
public struct SymmetricKeySize: Sendable {
    public let bitCount: Int
    public init(bitCount: Int) { self.bitCount = bitCount }
    public static var bits128: SymmetricKeySize { .init(bitCount: 128) }
    public static var bits192: SymmetricKeySize { .init(bitCount: 192) }
    public static var bits256: SymmetricKeySize { .init(bitCount: 256) }
}

/// RFC 2104.
public struct HMAC<H: HashFunction>: Sendable {
    /// A secret of any number of bytes.
    public typealias Key = SymmetricKey
    /// The code of a message.
    public typealias MAC = HashedAuthenticationCode<H>

    private let outer: [UInt8]
    private var inner: H

    public init(key: SymmetricKey) {
        var bytes = key.bytes.count > H.blockByteCount ? Array(H.hash(data: key.bytes)) : key.bytes
        bytes += [UInt8](repeating: 0, count: H.blockByteCount - bytes.count)
        outer = bytes.map { $0 ^ 0x5c }
        inner = H()
        inner.update(data: bytes.map { $0 ^ 0x36 })
    }

    public mutating func update(data: some DataProtocol) { inner.update(data: data) }
    public func finalize() -> MAC { MAC(digest: H.hash(data: outer + Array(inner.finalize()))) }

    public static func authenticationCode(for data: some DataProtocol, using key: SymmetricKey) -> MAC {
        var code = HMAC(key: key)
        code.update(data: data)
        return code.finalize()
    }

    public static func isValidAuthenticationCode(
        _ authenticationCode: MAC, authenticating authenticatedData: some DataProtocol, using key: SymmetricKey
    ) -> Bool {
        Self.authenticationCode(for: authenticatedData, using: key) == authenticationCode
    }

    /// Whether the bytes of a code that came with a message are the message's.
    public static func isValidAuthenticationCode(
        _ authenticationCode: some ContiguousBytes, authenticating authenticatedData: some DataProtocol,
        using key: SymmetricKey
    ) -> Bool {
        let code = Self.authenticationCode(for: authenticatedData, using: key)
        return authenticationCode.withUnsafeBytes { $0.elementsEqual(code) }
    }
}

/// Bytes that only who has the key can make for a message.
public protocol MessageAuthenticationCode:
    Hashable, Sequence, ContiguousBytes, CustomStringConvertible, Sendable
where Element == UInt8 {
    var byteCount: Int { get }
}

/// The bytes of a message's code, as many as the hash has. Comparing does not take constant time.
public struct HashedAuthenticationCode<H: HashFunction>: MessageAuthenticationCode {
    let digest: H.Digest
    public var byteCount: Int { H.byteCount }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try digest.withUnsafeBytes(body)
    }
    public func makeIterator() -> IndexingIterator<[UInt8]> { Array(digest).makeIterator() }
    public var description: String {
        "HMAC with \(H.self): " + digest.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}
