import SwiftText
import Testing

@testable import darkroom

struct WholeCryptoKitTests {
    @Test func onlyCodeCountsThatImportsCryptography() {
        func lacking(_ source: String) -> Set<String> {
            WholeCryptoKit.lackingNames(in: [ActiveCode(SourceFile(source))])
        }
        #expect(
            lacking("import CryptoKit\nlet box = try AES.GCM.seal(data, using: HKDF<SHA256>.key)") == ["AES", "HKDF"])
        #expect(lacking("import Crypto\nlet key: P256.Signing.PublicKey? = nil") == ["P256"])
        #expect(
            lacking(
                "import CryptoKit\nlet sum = HMAC<SHA512>.authenticationCode(for: d, using: SymmetricKey(size: .bits256))"
            ).isEmpty)
        #expect(
            lacking("import CryptoKit\n// AES\nlet AESName = \"AES\"\n#if false\nlet key: AES.GCM.Nonce\n#endif")
                .isEmpty)
        #expect(lacking("import MyCrypto\nlet box = AES.seal()").isEmpty)
    }

    @Test func boringSSLComesWithoutAssembly() {
        #expect(BoringSSL.isOne(target: "CCryptoBoringSSL") && BoringSSL.isOne(target: "CNIOBoringSSL"))
        #expect(!BoringSSL.isOne(target: "CCryptoBoringSSLShims"))
        #expect(
            BoringSSL.portable(["crypto/rand.cc", "gen/rand-x86_64-linux.S", "a.s", "b.c"]) == ["crypto/rand.cc", "b.c"]
        )
    }
}
