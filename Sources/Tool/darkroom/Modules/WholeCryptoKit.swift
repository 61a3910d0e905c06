import SwiftText

/// CryptoKit as Apple's package swift-crypto has it, which is compiled where a widget needs more of it than the
/// runtime's hashes and their codes.
enum WholeCryptoKit {
    static let name = "CryptoKit"
    /// The package's module.
    static let cryptoModule = "Crypto"
    static let packageName = "swift-crypto"

    /// Taken at the newest version that a project's own wishes for it allow. Its API is CryptoKit's since the first.
    static let package = RemotePackage(
        url: "https://github.com/apple/swift-crypto.git",
        requirements: [.range(PackageVersion(1, 0, 0), PackageVersion(5, 0, 0))], products: [cryptoModule])

    /// What CryptoKit has and the runtime's does not.
    private static let lacking: Set<String> = [
        "AES", "ChaChaPoly", "Curve25519", "DiffieHellmanKeyAgreement", "HKDF", "HPKE", "HPKEDiffieHellmanPrivateKey",
        "HPKEDiffieHellmanPrivateKeyGeneration", "HPKEDiffieHellmanPublicKey", "HPKEKEMPrivateKey",
        "HPKEKEMPrivateKeyGeneration", "HPKEKEMPublicKey", "HPKEPublicKeySerialization", "KEM", "KEMPrivateKey",
        "KEMPublicKey", "MLDSA65", "MLDSA87", "MLKEM768", "MLKEM1024", "P256", "P384", "P521", "SecureEnclave",
        "SHA3_256", "SHA3_256Digest", "SHA3_384", "SHA3_384Digest", "SHA3_512", "SHA3_512Digest", "SharedSecret",
        "XWingMLKEM768X25519"
    ]

    /// The names among those that sources use which import CryptoKit, or the package that stands for it elsewhere.
    ///
    /// - Parameter sources: with the conditions about platforms answered.
    static func lackingNames(in sources: some Sequence<ActiveCode>) -> Set<String> {
        sources.reduce(into: []) { names, code in
            if !code.imports.isDisjoint(with: [name, cryptoModule]) { names.formUnion(code.uses(lacking)) }
        }
    }

    /// Whether a file imports either, under whatever condition.
    static func isImported(by file: SourceFile) -> Bool {
        file.imports.contains { [name, cryptoModule].contains($0.module) }
    }

    /// The module that stands for the runtime's.
    static var module: SourceModule {
        let file = "CryptoKit.swift"
        var module = SourceModule(
            name: name, folder: name, contents: [file: SourceFile(source)], origins: [file: name.appendingPath(file)])
        module.compiledName = "WholeCryptoKit"
        module.isRemote = true
        module.isAllOrNothing = true
        return module
    }

    /// What the package lacks is the Secure Enclave: this machine has none, as code is told that asks for it.
    private static let source = """
        @_exported import Crypto
        @_exported import Foundation
        @_exported import FoundationCompat

        public enum SecureEnclave {
            public static var isAvailable: Bool { false }
            private static var absent: CryptoKitError { .underlyingCoreCryptoError(error: -1) }

            public enum P256 {
                public enum Signing {
                    public struct PrivateKey: Sendable {
                        private let none: Never

                        public init(compactRepresentable: Bool = true) throws { throw absent }
                        public init<Control>(
                            compactRepresentable: Bool = true, accessControl: Control, authenticationContext: Any? = nil
                        ) throws { throw absent }
                        public init(dataRepresentation: Data, authenticationContext: Any? = nil) throws { throw absent }

                        public var publicKey: Crypto.P256.Signing.PublicKey { switch none {} }
                        public var dataRepresentation: Data { switch none {} }
                        public func signature<D: Digest>(
                            for digest: D
                        ) throws -> Crypto.P256.Signing.ECDSASignature { switch none {} }
                        public func signature<D: DataProtocol>(
                            for data: D
                        ) throws -> Crypto.P256.Signing.ECDSASignature { switch none {} }
                    }
                }

                public enum KeyAgreement {
                    public struct PrivateKey: Sendable {
                        private let none: Never

                        public init(compactRepresentable: Bool = true) throws { throw absent }
                        public init<Control>(
                            compactRepresentable: Bool = true, accessControl: Control, authenticationContext: Any? = nil
                        ) throws { throw absent }
                        public init(dataRepresentation: Data, authenticationContext: Any? = nil) throws { throw absent }

                        public var publicKey: Crypto.P256.KeyAgreement.PublicKey { switch none {} }
                        public var dataRepresentation: Data { switch none {} }
                        public func sharedSecretFromKeyAgreement(
                            with publicKeyShare: Crypto.P256.KeyAgreement.PublicKey
                        ) throws -> SharedSecret { switch none {} }
                    }
                }
            }
        }

        """
}
