import CommonCrypto
import Foundation
import Testing

/// FIPS 180-4's, RFC 1321's and RFC 2202's own examples.
struct CommonCryptoTests {
    private func hexadecimal(_ bytes: [UInt8]) -> String {
        bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    private func digest(
        _ length: Int32, _ function: (UnsafeRawPointer?, CC_LONG, UnsafeMutablePointer<UInt8>?) -> Void
    ) -> String {
        var result = [UInt8](repeating: 0, count: Int(length))
        let data = Data("abc".utf8)
        data.withUnsafeBytes { function($0.baseAddress, CC_LONG(data.count), &result) }
        return hexadecimal(result)
    }

    @Test func digestsAtOnce() {
        #expect(digest(CC_MD5_DIGEST_LENGTH) { CC_MD5($0, $1, $2) } == "900150983cd24fb0d6963f7d28e17f72")
        #expect(digest(CC_SHA1_DIGEST_LENGTH) { CC_SHA1($0, $1, $2) } == "a9993e364706816aba3e25717850c26c9cd0d89d")
        #expect(
            digest(CC_SHA256_DIGEST_LENGTH) { CC_SHA256($0, $1, $2) }
                == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(digest(CC_SHA384_DIGEST_LENGTH) { CC_SHA384($0, $1, $2) }.hasPrefix("cb00753f45a35e8bb5a03d699ac65007"))
        #expect(digest(CC_SHA512_DIGEST_LENGTH) { CC_SHA512($0, $1, $2) }.hasPrefix("ddaf35a193617abacc417349ae204131"))
    }

    @Test func digestsPieceByPiece() {
        var context = CC_SHA256_CTX(), result = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
        CC_SHA256_Init(&context)
        for piece in ["a", "bc"] {
            let bytes = Array(piece.utf8)
            #expect(CC_SHA256_Update(&context, bytes, CC_LONG(bytes.count)) == 1)
        }
        CC_SHA256_Final(&result, &context)
        #expect(hexadecimal(result).hasPrefix("ba7816bf8f01cfea414140de5dae2223"))
    }

    @Test func codesOfMessages() {
        let key = Array("Jefe".utf8), data = Array("what do ya want for nothing?".utf8)
        var result = [UInt8](repeating: 0, count: Int(CC_SHA1_DIGEST_LENGTH))
        CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA1), key, key.count, data, data.count, &result)
        #expect(hexadecimal(result) == "effcdf6ae5eb2fa2d27416d5f184df9c259a7c79")
        #expect(CCRandomGenerateBytes(&result, result.count) == CCRNGStatus(kCCSuccess))
    }
}
