import Foundation
import FoundationCompat

// Certificates and what is trusted. No server is asked while a widget is drawn: nothing here is verified, and nothing is
// trusted.

/// A certificate, which keeps its data and is not read.
public final class SecCertificate: Sendable {
    fileprivate let data: Data

    fileprivate init(_ data: Data) { self.data = data }
}

/// A certificate with its key; there is none, as the keychain holds passwords only.
public final class SecIdentity: Sendable {
    private init() {}
}

/// A key; none is made.
public final class SecKey: Sendable {
    private init() {}
}

/// What a certificate is checked for.
public final class SecPolicy: Sendable {
    fileprivate init() {}
}

/// What is to be verified.
public final class SecTrust: Sendable {
    fileprivate let certificates: [SecCertificate]

    fileprivate init(_ certificates: [SecCertificate]) { self.certificates = certificates }
}

/// What came of verifying.
public enum SecTrustResultType: UInt32, Sendable {
    case invalid, proceed
    case unspecified = 4
    case recoverableTrustFailure, fatalTrustFailure, otherError
}

@discardableResult
public func SecCertificateCreateWithData(_ allocator: CFAllocator?, _ data: CFData) -> SecCertificate? {
    SecCertificate(data as Data)
}

@discardableResult
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { certificate.data as NSData }
/// Always nil.
@discardableResult
public func SecCertificateCopySubjectSummary(_ certificate: SecCertificate) -> CFString? { nil }
/// Always nil.
@discardableResult
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { nil }

@discardableResult
public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy() }
@discardableResult
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy { SecPolicy() }

/// - Parameter certificates: a certificate or an array of them.
@discardableResult
public func SecTrustCreateWithCertificates(
    _ certificates: CFTypeRef, _ policies: CFTypeRef?, _ trust: UnsafeMutablePointer<SecTrust?>
) -> OSStatus {
    let all = (certificates as? NSArray)?.compactMap { $0 as? SecCertificate }
    trust.pointee = SecTrust(all ?? [certificates as? SecCertificate].compactMap(\.self))
    return errSecSuccess
}

@discardableResult
public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: CFTypeRef) -> OSStatus { errSecSuccess }
@discardableResult
public func SecTrustSetAnchorCertificates(_ trust: SecTrust, _ anchorCertificates: CFArray?) -> OSStatus {
    errSecSuccess
}
@discardableResult
public func SecTrustSetAnchorCertificatesOnly(_ trust: SecTrust, _ anchorCertificatesOnly: Bool) -> OSStatus {
    errSecSuccess
}
@discardableResult
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> CFIndex { trust.certificates.count }
@discardableResult
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ ix: CFIndex) -> SecCertificate? {
    trust.certificates.indices.contains(ix) ? trust.certificates[ix] : nil
}
@discardableResult
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { NSArray(array: trust.certificates) }

/// Always false, with `errSecNotAvailable`.
@discardableResult
public func SecTrustEvaluateWithError(
    _ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?
) -> Bool {
    error?.pointee = NSError(domain: "NSOSStatusErrorDomain", code: Int(errSecNotAvailable))
    return false
}

/// Always `invalid`.
@discardableResult
public func SecTrustGetTrustResult(
    _ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>
) -> OSStatus {
    result.pointee = .invalid
    return errSecSuccess
}

/// Always refused.
@discardableResult
public func SecPKCS12Import(
    _ pkcs12_data: CFData, _ options: CFDictionary, _ items: UnsafeMutablePointer<CFArray?>
) -> OSStatus { errSecNotAvailable }

/// Always refused, as there is no identity.
@discardableResult
public func SecIdentityCopyCertificate(
    _ identityRef: SecIdentity, _ certificateRef: UnsafeMutablePointer<SecCertificate?>
) -> OSStatus { errSecNotAvailable }
