internal import CryptoKit

/// What a digest is made of so far. Apple's has the state of each function; here it is the bytes themselves.
public struct _DigestContext {
    fileprivate var data: [UInt8] = []

    public init() {}

    fileprivate mutating func begin() -> Int32 {
        data = []
        return 1
    }

    fileprivate mutating func add(_ bytes: UnsafeRawBufferPointer) -> Int32 {
        data += bytes
        return 1
    }

    fileprivate mutating func end<Function: HashFunction>(
        _ function: Function.Type, _ digest: UnsafeMutablePointer<UInt8>?
    ) -> Int32 {
        _ = data.withUnsafeBytes { write(function, $0, digest) }
        return begin()
    }
}

public typealias CC_MD5_CTX = _DigestContext
public typealias CC_SHA1_CTX = _DigestContext
public typealias CC_SHA256_CTX = _DigestContext
/// That of SHA-384, too.
public typealias CC_SHA512_CTX = _DigestContext

// Each returns 1, as Apple's do; 0 where there is no context.

@discardableResult
public func CC_MD5_Init(_ context: UnsafeMutablePointer<CC_MD5_CTX>?) -> Int32 { context?.pointee.begin() ?? 0 }
@discardableResult
public func CC_MD5_Update(
    _ context: UnsafeMutablePointer<CC_MD5_CTX>?, _ data: UnsafeRawPointer?, _ count: CC_LONG
) -> Int32 {
    context?.pointee.add(bytes(data, count)) ?? 0
}
@discardableResult
public func CC_MD5_Final(
    _ digest: UnsafeMutablePointer<UInt8>?, _ context: UnsafeMutablePointer<CC_MD5_CTX>?
) -> Int32 {
    context?.pointee.end(Insecure.MD5.self, digest) ?? 0
}

@discardableResult
public func CC_SHA1_Init(_ context: UnsafeMutablePointer<CC_SHA1_CTX>?) -> Int32 { context?.pointee.begin() ?? 0 }
@discardableResult
public func CC_SHA1_Update(
    _ context: UnsafeMutablePointer<CC_SHA1_CTX>?, _ data: UnsafeRawPointer?, _ count: CC_LONG
) -> Int32 {
    context?.pointee.add(bytes(data, count)) ?? 0
}
@discardableResult
public func CC_SHA1_Final(
    _ digest: UnsafeMutablePointer<UInt8>?, _ context: UnsafeMutablePointer<CC_SHA1_CTX>?
) -> Int32 {
    context?.pointee.end(Insecure.SHA1.self, digest) ?? 0
}

@discardableResult
public func CC_SHA256_Init(_ context: UnsafeMutablePointer<CC_SHA256_CTX>?) -> Int32 { context?.pointee.begin() ?? 0 }
@discardableResult
public func CC_SHA256_Update(
    _ context: UnsafeMutablePointer<CC_SHA256_CTX>?, _ data: UnsafeRawPointer?, _ count: CC_LONG
) -> Int32 {
    context?.pointee.add(bytes(data, count)) ?? 0
}
@discardableResult
public func CC_SHA256_Final(
    _ digest: UnsafeMutablePointer<UInt8>?, _ context: UnsafeMutablePointer<CC_SHA256_CTX>?
) -> Int32 {
    context?.pointee.end(SHA256.self, digest) ?? 0
}

@discardableResult
public func CC_SHA384_Init(_ context: UnsafeMutablePointer<CC_SHA512_CTX>?) -> Int32 { context?.pointee.begin() ?? 0 }
@discardableResult
public func CC_SHA384_Update(
    _ context: UnsafeMutablePointer<CC_SHA512_CTX>?, _ data: UnsafeRawPointer?, _ count: CC_LONG
) -> Int32 {
    context?.pointee.add(bytes(data, count)) ?? 0
}
@discardableResult
public func CC_SHA384_Final(
    _ digest: UnsafeMutablePointer<UInt8>?, _ context: UnsafeMutablePointer<CC_SHA512_CTX>?
) -> Int32 {
    context?.pointee.end(SHA384.self, digest) ?? 0
}

@discardableResult
public func CC_SHA512_Init(_ context: UnsafeMutablePointer<CC_SHA512_CTX>?) -> Int32 { context?.pointee.begin() ?? 0 }
@discardableResult
public func CC_SHA512_Update(
    _ context: UnsafeMutablePointer<CC_SHA512_CTX>?, _ data: UnsafeRawPointer?, _ count: CC_LONG
) -> Int32 {
    context?.pointee.add(bytes(data, count)) ?? 0
}
@discardableResult
public func CC_SHA512_Final(
    _ digest: UnsafeMutablePointer<UInt8>?, _ context: UnsafeMutablePointer<CC_SHA512_CTX>?
) -> Int32 {
    context?.pointee.end(SHA512.self, digest) ?? 0
}
