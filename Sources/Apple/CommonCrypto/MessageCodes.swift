internal import CryptoKit

/// The function that a message's code is made with.
public typealias CCHmacAlgorithm = UInt32

public let kCCHmacAlgSHA1 = 0
public let kCCHmacAlgMD5 = 1
public let kCCHmacAlgSHA256 = 2
public let kCCHmacAlgSHA384 = 3
public let kCCHmacAlgSHA512 = 4

/// Writes the code of a message, as many bytes as the function's digest has. One that is not known writes nothing.
public func CCHmac(
    _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer?, _ keyLength: Int, _ data: UnsafeRawPointer?,
    _ dataLength: Int, _ macOut: UnsafeMutableRawPointer?
) {
    let key = Array(UnsafeRawBufferPointer(start: key, count: key == nil ? 0 : keyLength))
    let data = Array(UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : dataLength))
    let code: [UInt8]? =
        switch Int(algorithm) {
        case kCCHmacAlgSHA1: messageCode(Insecure.SHA1.self, key, data)
        case kCCHmacAlgMD5: messageCode(Insecure.MD5.self, key, data)
        case kCCHmacAlgSHA256: messageCode(SHA256.self, key, data)
        case kCCHmacAlgSHA384: messageCode(SHA384.self, key, data)
        case kCCHmacAlgSHA512: messageCode(SHA512.self, key, data)
        default: nil
        }
    for (index, byte) in (code ?? []).enumerated() {
        macOut?.storeBytes(of: byte, toByteOffset: index, as: UInt8.self)
    }
}

private func messageCode<Function: HashFunction>(
    _ function: Function.Type, _ key: [UInt8], _ data: [UInt8]
) -> [UInt8] {
    Array(HMAC<Function>.authenticationCode(for: data, using: SymmetricKey(data: key)))
}

/// How a call has ended.
public typealias CCCryptorStatus = Int32
/// How a call for random bytes has ended.
public typealias CCRNGStatus = CCCryptorStatus

public let kCCSuccess = 0
public let kCCParamError = -4300

/// Writes random bytes, the same in each run, as all random numbers of a picture are.
@discardableResult
public func CCRandomGenerateBytes(_ bytes: UnsafeMutableRawPointer?, _ count: Int) -> CCRNGStatus {
    guard let bytes else { return CCRNGStatus(kCCParamError) }
    var generator = SystemRandomNumberGenerator()
    for index in 0..<count {
        bytes.storeBytes(of: .random(in: .min ... .max, using: &generator), toByteOffset: index, as: UInt8.self)
    }
    return CCRNGStatus(kCCSuccess)
}
