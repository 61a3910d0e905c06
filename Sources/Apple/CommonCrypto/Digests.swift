internal import CryptoKit

/// A count of bytes.
public typealias CC_LONG = UInt32
/// A count of bytes.
public typealias CC_LONG64 = UInt64

public let CC_MD5_DIGEST_LENGTH: Int32 = 16
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64

public let CC_MD5_BLOCK_BYTES: Int32 = 64
public let CC_SHA1_BLOCK_BYTES: Int32 = 64
public let CC_SHA256_BLOCK_BYTES: Int32 = 64
public let CC_SHA384_BLOCK_BYTES: Int32 = 128
public let CC_SHA512_BLOCK_BYTES: Int32 = 128

/// Writes the digest of some bytes, and tells where it is.
@discardableResult
func write<Function: HashFunction>(
    _ function: Function.Type, _ data: UnsafeRawBufferPointer, _ digest: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
    guard let digest else { return nil }
    for (index, byte) in Function.hash(bufferPointer: data).enumerated() { digest[index] = byte }
    return digest
}

func bytes(_ data: UnsafeRawPointer?, _ count: CC_LONG) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(count))
}

/// Writes 16 bytes to `digest`.
@discardableResult
public func CC_MD5(
    _ data: UnsafeRawPointer?, _ count: CC_LONG, _ digest: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
    write(Insecure.MD5.self, bytes(data, count), digest)
}

/// Writes 20 bytes to `digest`.
@discardableResult
public func CC_SHA1(
    _ data: UnsafeRawPointer?, _ count: CC_LONG, _ digest: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
    write(Insecure.SHA1.self, bytes(data, count), digest)
}

/// Writes 32 bytes to `digest`.
@discardableResult
public func CC_SHA256(
    _ data: UnsafeRawPointer?, _ count: CC_LONG, _ digest: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
    write(SHA256.self, bytes(data, count), digest)
}

/// Writes 48 bytes to `digest`.
@discardableResult
public func CC_SHA384(
    _ data: UnsafeRawPointer?, _ count: CC_LONG, _ digest: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
    write(SHA384.self, bytes(data, count), digest)
}

/// Writes 64 bytes to `digest`.
@discardableResult
public func CC_SHA512(
    _ data: UnsafeRawPointer?, _ count: CC_LONG, _ digest: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
    write(SHA512.self, bytes(data, count), digest)
}
