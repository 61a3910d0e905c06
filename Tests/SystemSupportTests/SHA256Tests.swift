import CDigest
import Foundation
import Testing

@testable import SystemSupport

struct SHA256Tests {
    /// The examples of FIPS 180-4 and its test vectors.
    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        )
    ])
    func knownDigests(text: String, digest: String) {
        #expect(SHA256.hexadecimal(Data(text.utf8)) == digest)
    }

    /// Every length around the padding's corner cases.
    @Test func theProcessorsExtensionsGiveWhatPortableCodeGives() {
        let bytes = (0..<300).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ 7) }
        for count in 0...300 {
            var fast = [UInt8](repeating: 0, count: 32), portable = fast
            darkroom_sha256(bytes, count, &fast)
            darkroom_sha256_portable(bytes, count, &portable)
            #expect(fast == portable, "\(count) bytes")
        }
    }
}
