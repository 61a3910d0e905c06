import Foundation

/// A digest of any number of bytes.
public protocol HashFunction: Sendable {
    associatedtype Digest: CryptoKit.Digest
    static var byteCount: Int { get }
    static var blockByteCount: Int { get }
    init()
    mutating func update(bufferPointer: UnsafeRawBufferPointer)
    func finalize() -> Digest
}

extension HashFunction {
    public static func hash(data: some DataProtocol) -> Digest {
        var function = Self()
        function.update(data: data)
        return function.finalize()
    }

    public static func hash(bufferPointer: UnsafeRawBufferPointer) -> Digest {
        var function = Self()
        function.update(bufferPointer: bufferPointer)
        return function.finalize()
    }

    public mutating func update(data: some DataProtocol) {
        for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
    }
}

/// The bytes of a digest.
public protocol Digest: Hashable, Sequence, CustomStringConvertible, ContiguousBytes, Sendable where Element == UInt8 {
    static var byteCount: Int { get }
}

extension Digest {
    public func makeIterator() -> IndexingIterator<[UInt8]> { withUnsafeBytes { Array($0).makeIterator() } }
    public static func == (lhs: Self, rhs: some DataProtocol) -> Bool { lhs.elementsEqual(rhs) }
}

/// The digests' common form.
public struct _HashedBytes<Function>: Digest {
    let bytes: [UInt8]

    public static var byteCount: Int { (Function.self as? any HashFunction.Type)?.byteCount ?? 0 }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
    public var description: String {
        "\(Function.self) digest: " + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}

/// The 32 bytes of a SHA-256 hash.
public typealias SHA256Digest = _HashedBytes<SHA256>
/// The 48 bytes of a SHA-384 hash.
public typealias SHA384Digest = _HashedBytes<SHA384>
/// The 64 bytes of a SHA-512 hash.
public typealias SHA512Digest = _HashedBytes<SHA512>
