import Foundation
import TestSupport
import Testing

/// Widgets that import CryptoKit: its hashes are here, the rest comes with the package swift-crypto.
struct CryptoKitTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("darkroom-\(UUID().uuidString)")
        .path

    private func write(_ files: [String: String], _ place: String) throws {
        for (path, text) in files {
            let file = "\(folder)/\(place)/\(path)"
            try FileManager.default.createDirectory(
                atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: URL(fileURLWithPath: file))
        }
    }

    private static func widget(imports: String, lines: String) -> String {
        """
        \(imports)
        import SwiftUI
        import WidgetKit

        struct Now: TimelineEntry { let date: Date }
        struct Provider: TimelineProvider {
            func placeholder(in context: Context) -> Now { Now(date: Date()) }
            func getSnapshot(in context: Context, completion: @escaping (Now) -> Void) { completion(Now(date: Date())) }
            func getTimeline(in context: Context, completion: @escaping (Timeline<Now>) -> Void) {
                completion(Timeline(entries: [Now(date: Date())], policy: .never))
            }
        }
        \(lines)
        @main struct Secrets: Widget {
            var body: some WidgetConfiguration {
                StaticConfiguration(kind: "secrets", provider: Provider()) { _ in
                    VStack { Text(verbatim: digest()); Text(verbatim: sealed()) }
                        .containerBackground(.white, for: .widget)
                }
                .supportedFamilies([.systemMedium])
            }
        }

        """
    }

    private func render(
        _ widget: String, cache: String? = nil, _ arguments: String...
    ) async throws -> (status: Int32, list: String, errors: String, manifest: String) {
        let output = "\(folder)/out"
        let run = try await ProgramRun.run(
            DarkroomProgram.path,
            [
                "render", widget, "--output", output, "--variant", "timeline", "--scheme", "light", "--scale", "1",
                "--display-lists"
            ] + arguments, environment: cache.map { ["XDG_CACHE_HOME": "\(folder)/\($0)"] } ?? [:])
        let files = try RenderedFolder(url: URL(fileURLWithPath: output)).files()
        let list = files.first { $0.key.hasSuffix("timeline-0-light.txt") }?.value ?? Data()
        return (
            run.status, String(decoding: list, as: UTF8.self), run.errors,
            String(decoding: files["manifest.json"] ?? Data(), as: UTF8.self)
        )
    }

    private func remove() { try? FileManager.default.removeItem(atPath: folder) }

    private static let digest = """
        func digest() -> String { SHA256.hash(data: Data("abc".utf8)).prefix(4).map { String($0, radix: 16) }.joined() }

        """

    /// Offline, and at once.
    @Test func hashesNeedNoPackage() async throws {
        defer { remove() }
        let lines =
            Self.digest + """
                /// AES, P256 and HKDF are named where no code is.
                func sealed() -> String {
                    let key = SymmetricKey(data: Data("Jefe".utf8)), text = Data("what do ya want for nothing?".utf8)
                    let code = Data(HMAC<SHA256>.authenticationCode(for: text, using: key))
                    return "AES \\(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: text, using: key))"
                }
                """
        try write(["W.swift": Self.widget(imports: "import CryptoKit", lines: lines)], "W")
        let run = try await render("\(folder)/W", cache: "empty", "--skip-package-updates", "--fail-on", "warning")
        #expect(run.status == 0 && !run.errors.contains("warning"), "\(run.errors)")
        #expect(DrawnText.contains("ba7816bf", in: run.list) && DrawnText.contains("AES true", in: run.list))
    }

    /// What the hashes' module lacks is left out where the package cannot be had, and that is told with a way out.
    @Test func whatNeedsThePackageIsLeftOutWithoutIt() async throws {
        defer { remove() }
        let lines =
            Self.digest + """
                func sealed() -> String {
                    let box = try? AES.GCM.seal(Data("a".utf8), using: SymmetricKey(size: .bits256))
                    return "sealed \\(box != nil)"
                }
                """
        try write(["W.swift": Self.widget(imports: "import CryptoKit", lines: lines)], "W")
        let run = try await render("\(folder)/W", cache: "empty", "--skip-package-updates")
        #expect(run.status == 0, "\(run.errors)")
        #expect(DrawnText.contains("ba7816bf", in: run.list) && !run.list.contains("sealed true"))
        #expect(
            run.errors.contains("cannot fetch the package swift-crypto from https://github.com/apple/swift-crypto.git"))
        #expect(run.errors.contains("--package <folder>"))
        #expect(run.errors.contains("code that uses AES is left out without the package swift-crypto"))
        #expect(run.manifest.contains("\"source-left-out\"") && run.manifest.contains("cannot find 'AES' in scope"))
    }

    /// CryptoKit stands on the package that others near the widget depend on: a key of theirs is one of its own. The
    /// package's C comes without its assembly.
    @Test func otherPackagesShareTheirCryptography() async throws {
        defer { remove() }
        let crypto = try await GitRepository(folder + "/Vault/repositories/swift-crypto")
        try await crypto.commit(
            [
                "Package.swift": """
                // swift-tools-version: 5.9
                import PackageDescription
                let package = Package(
                    name: "swift-crypto", products: [.library(name: "Crypto", targets: ["Crypto"])],
                    targets: [
                        .target(name: "CCryptoBoringSSL"),
                        .target(
                            name: "Crypto", dependencies: ["CCryptoBoringSSL"],
                            swiftSettings: [
                                .define("IN_SWIFTPM"), .define("FORCE_BUILD_API", .when(platforms: [.linux])),
                            ]),
                    ], cLanguageStandard: .c11, cxxLanguageStandard: .cxx17)
                """,
                "Sources/CCryptoBoringSSL/include/CCryptoBoringSSL.h": "const char *cipher_name(void);\n",
                "Sources/CCryptoBoringSSL/cipher.c": "const char *cipher_name(void) { return \"Caesar's\"; }\n",
                "Sources/CCryptoBoringSSL/rand.cc": "#ifndef OPENSSL_NO_ASM\n#error\n#endif\nauto random_word = 4;\n",
                "Sources/CCryptoBoringSSL/rand.S": "no assembly\n",
                "Sources/Crypto/Crypto.swift": """
                #if IN_SWIFTPM && !FORCE_BUILD_API
                @_exported import CryptoKit
                #else
                import CCryptoBoringSSL
                import Foundation

                public protocol Digest {}
                public struct SharedSecret {}
                public enum CryptoKitError: Error { case underlyingCoreCryptoError(error: Int32) }
                public enum P256 {
                    public enum Signing {
                        public struct PublicKey {}
                        public struct ECDSASignature {}
                    }
                    public enum KeyAgreement { public struct PublicKey {} }
                }
                public struct SymmetricKey {
                    public let word: String
                    public init(word: String) { self.word = word }
                }
                public enum AES {
                    public static func seal(_ key: SymmetricKey) -> String {
                        "\\(String(cString: cipher_name())) \\(key.word)"
                    }
                }
                #endif
                """
            ], tag: "3.1.4")
        try write(
            [
                "Package.swift": """
                // swift-tools-version: 5.9
                import PackageDescription
                let package = Package(
                    name: "Vault", dependencies: [.package(url: "\(crypto.url)", from: "3.0.0")],
                    targets: [.target(name: "Vault", dependencies: [.product(name: "Crypto", package: "swift-crypto")])])
                """,
                "Sources/Vault/Vault.swift": """
                import Crypto
                public func vaultKey() -> SymmetricKey { SymmetricKey(word: "key") }
                """
            ], "Vault")
        let lines = """
            func digest() -> String { "\\(SecureEnclave.isAvailable) \\((try? SecureEnclave.P256.Signing.PrivateKey()) == nil)" }
            func sealed() -> String { CryptoKit.AES.seal(vaultKey()) }
            """
        try write(["W.swift": Self.widget(imports: "import CryptoKit\nimport Vault", lines: lines)], "W")
        let run = try await render(
            "\(folder)/W", cache: "cache", "--package", "\(folder)/Vault", "--fail-on", "warning")
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.errors.contains("/swift-crypto (3.1.4)") && !run.errors.contains("github.com"), "\(run.errors)")
        #expect(DrawnText.contains("Caesar's key", in: run.list) && DrawnText.contains("false true", in: run.list))
    }

    /// OpenSSL's answers.
    @Test(
        "What CryptoKit makes of keys and a message is what OpenSSL makes of them",
        .enabled("needs swift-crypto's repository, once", WholePackage.isThere), .timeLimit(.minutes(20)))
    func agreesWithOpenSSL() async throws {
        defer { remove() }
        let widget = Example.repository.appendingPathComponent("Tests/Fixtures/Widgets/UsesCryptoKit").path
        let run = try await render(widget, "--fail-on", "warning")
        #expect(run.status == 0, "\(run.errors)")
        for line in [
            "sha 71fbb45949078641", "hmac 5b7ab2f69f798423", "aes 0363a470b78aad76 875e17a21a70ddc2 Darkroom",
            "chacha cd9a7a6b5b78ca2d refused", "hkdf 64cc2a23b7a1da43", "x25519 9663aa1da97e848a",
            "ed25519 03a107bff3ce10be true false", "p256 047a593180860c40 true", "enclave false true"
        ] {
            #expect(DrawnText.contains(line, in: run.list), "\(line)")
        }
        // New keys are the same in every run, on whatever processor.
        let again = try await render(widget)
        #expect(run.list.contains("random ") && again.list == run.list)
    }
}

/// The package that the tests cannot bring with them.
enum WholePackage {
    @Sendable static func isThere() async -> Bool {
        let answer = try? await ProgramRun.run(
            "/usr/bin/env", ["git", "ls-remote", "--quiet", "--tags", "https://github.com/apple/swift-crypto.git"],
            environment: ["GIT_TERMINAL_PROMPT": "0"])
        return answer?.status == 0
    }
}
