import CryptoKit
import Foundation
import Testing

/// Digests of published test vectors.
struct HashTests {
    private func hex(_ bytes: some Sequence<UInt8>) -> String { bytes.map { String(format: "%02hhx", $0) }.joined() }

    @Test func digestsAreThoseOfTheStandards() {
        let text = Data("abc".utf8)
        #expect(hex(Insecure.MD5.hash(data: text)) == "900150983cd24fb0d6963f7d28e17f72")
        #expect(hex(Insecure.SHA1.hash(data: text)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
        #expect(hex(SHA256.hash(data: text)) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(
            hex(SHA384.hash(data: text))
                == "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7")
        #expect(
            hex(SHA512.hash(data: text))
                == "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
                + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f")
        #expect(SHA256.hash(data: text).description.hasPrefix("SHA256 digest: ba78"))
    }

    /// Messages around the length of a block, whose padding needs another.
    @Test(arguments: [(0, "d41d8cd98f00b204e9800998ecf8427e"), (56, "3b0c8ac703f828b04c6c197006d17218")])
    func paddingFillsBlocks(count: Int, expected: String) {
        #expect(hex(Insecure.MD5.hash(data: Data(repeating: UInt8(ascii: "a"), count: count))) == expected)
    }

    /// RFC 4231, test case 2.
    @Test func codesNeedTheKey() {
        let key = SymmetricKey(data: Data("Jefe".utf8)), text = Data("what do ya want for nothing?".utf8)
        let code = HMAC<SHA256>.authenticationCode(for: text, using: key)
        #expect(hex(code) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
        #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: text, using: key))
        #expect(!HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: Data(), using: key))
        #expect(HMAC<SHA256>.isValidAuthenticationCode(Data(code), authenticating: text, using: key))
        #expect(!HMAC<SHA256>.isValidAuthenticationCode(Data(code.dropLast()), authenticating: text, using: key))
    }
}
