internal import CDigest
import Foundation

package enum SHA256 {
    /// 64 lower-case digits.
    package static func hexadecimal(_ data: some ContiguousBytes) -> String {
        var digest = [UInt8](repeating: 0, count: 32)
        data.withUnsafeBytes { darkroom_sha256($0.baseAddress, $0.count, &digest) }
        let digits = Array("0123456789abcdef".utf8)
        return String(decoding: digest.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }

    /// Of several texts, which their lengths keep apart whatever they hold.
    package static func hexadecimal(parts: [String]) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(parts.reduce(0) { $0 + $1.utf8.count + 8 })
        for part in parts {
            bytes += String(part.utf8.count).utf8
            bytes.append(UInt8(ascii: ":"))
            bytes += part.utf8
        }
        return hexadecimal(bytes)
    }
}
