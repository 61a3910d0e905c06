import CryptoKit
import Foundation

/// What CryptoKit makes of keys and a message that are always the same; OpenSSL's answers are the tests'.
enum Ciphers {
    private static let message = Data("Darkroom".utf8)
    private static let widget = Data("widget".utf8)
    private static let bytes = Data(0..<32)
    private static let key = SymmetricKey(data: bytes)

    static func lines() throws -> [String] {
        try [
            "sha \(hex(SHA256.hash(data: message)))", "hmac \(hex(HMAC<SHA512>.authenticationCode(for: message, using: key)))",
            "aes \(sealed())", "chacha \(opened())", "hkdf \(derived())", "x25519 \(agreed())", "ed25519 \(signed())",
            "p256 \(verified())", "enclave \(SecureEnclave.isAvailable) \((try? SecureEnclave.P256.Signing.PrivateKey()) == nil)",
            "random \(hex(P256.Signing.PrivateKey().rawRepresentation)) \(hex(Curve25519.Signing.PrivateKey().rawRepresentation))",
        ]
    }

    private static func hex(_ bytes: some Sequence<UInt8>) -> String {
        bytes.prefix(8).map { String(format: "%02x", $0) }.joined()
    }

    private static func sealed() throws -> String {
        let box = try AES.GCM.seal(
            message, using: key, nonce: AES.GCM.Nonce(data: Data(0..<12)), authenticating: widget)
        let copy = try AES.GCM.SealedBox(combined: box.combined!)
        let text = String(decoding: try AES.GCM.open(copy, using: key, authenticating: widget), as: UTF8.self)
        return "\(hex(box.ciphertext)) \(hex(box.tag)) \(text)"
    }

    /// A forged tag is refused.
    private static func opened() throws -> String {
        let box = try ChaChaPoly.seal(
            message, using: key, nonce: ChaChaPoly.Nonce(data: Data(0..<12)), authenticating: widget)
        let forged = try ChaChaPoly.SealedBox(nonce: box.nonce, ciphertext: box.ciphertext, tag: Data(count: 16))
        do {
            return "\(try ChaChaPoly.open(forged, using: key, authenticating: widget))"
        } catch is CryptoKitError {
            return "\(hex(box.ciphertext)) refused"
        }
    }

    private static func derived() -> String {
        let derived = HKDF<SHA256>.deriveKey(
            inputKeyMaterial: key, salt: Data("salt".utf8), info: Data("info".utf8), outputByteCount: 32)
        return derived.withUnsafeBytes { hex($0) }
    }

    private static func agreed() throws -> String {
        let other = try Curve25519.KeyAgreement.PrivateKey(rawRepresentation: Data(32..<64))
        let own = try Curve25519.KeyAgreement.PrivateKey(rawRepresentation: bytes)
        return try own.sharedSecretFromKeyAgreement(with: other.publicKey).withUnsafeBytes { hex($0) }
    }

    private static func signed() throws -> String {
        let key = try Curve25519.Signing.PrivateKey(rawRepresentation: bytes)
        let signature = try key.signature(for: message)
        let isOurs = key.publicKey.isValidSignature(signature, for: message)
        return "\(hex(key.publicKey.rawRepresentation)) \(isOurs) \(key.publicKey.isValidSignature(signature, for: widget))"
    }

    private static func verified() throws -> String {
        let key = try P256.Signing.PrivateKey(rawRepresentation: bytes).publicKey
        let signature = try P256.Signing.ECDSASignature(derRepresentation: Data(base64Encoded: """
            MEYCIQCY/K6A25oj0coPaPIqBjXO0fdJnjyrCNbKiflP/N43zAIhAJSYMca/xU89hfPqnDyhcn4qhCNc47AI4O30PDwypbzQ
            """)!)
        return "\(hex(key.x963Representation)) \(key.isValidSignature(signature, for: message))"
    }
}
