internal import CDigest
import Foundation

/// FIPS 180-4, with 256 bits.
public struct SHA256: HashFunction {
    public static let byteCount = 32
    public static let blockByteCount = 64
    private var bytes: [UInt8] = []

    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { bytes += bufferPointer }
    public func finalize() -> SHA256Digest {
        var digest = [UInt8](repeating: 0, count: 32)
        bytes.withUnsafeBytes { darkroom_sha256($0.baseAddress, $0.count, &digest) }
        return SHA256Digest(bytes: digest)
    }
}

/// FIPS 180-4, with 384 bits.
public struct SHA384: HashFunction {
    public static let byteCount = 48
    public static let blockByteCount = 128
    private var bytes: [UInt8] = []

    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { bytes += bufferPointer }
    public func finalize() -> SHA384Digest {
        // The first 64 bits of the square roots of the ninth to sixteenth primes, after the point.
        SHA384Digest(bytes: Array(SHA512.digest(of: bytes, start: SHA512.roots(primes: 8..<16)).prefix(48)))
    }
}

/// FIPS 180-4, with 512 bits.
public struct SHA512: HashFunction {
    public static let byteCount = 64
    public static let blockByteCount = 128
    private var bytes: [UInt8] = []

    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { bytes += bufferPointer }
    public func finalize() -> SHA512Digest {
        SHA512Digest(bytes: Self.digest(of: bytes, start: Self.roots(primes: 0..<8)))
    }

    /// The first 64 bits after the point of primes' square roots, by number.
    static func roots(primes range: Range<Int>) -> [UInt64] { range.map { fraction(of: primes[$0], root: 2) } }

    private static let primes: [UInt64] = (2...409).filter { number in
        !(2..<number).contains { $0 * $0 <= number && number % $0 == 0 }
    }

    private static let constants: [UInt64] = (0..<80).map { fraction(of: primes[$0], root: 3) }

    /// The first 64 bits after the point of a root of a prime: the largest `x` with `xⁿ ≤ p · 2^(64·n)`, bit by bit.
    private static func fraction(of prime: UInt64, root: Int) -> UInt64 {
        // Such an `x` has 64 bits after the point and at most 5 before it.
        var whole: UInt64 = 0
        let limit = [UInt64](repeating: 0, count: root) + [prime]
        while !power([0, whole + 1], root).lexicographicallyExceeds(limit) { whole += 1 }
        var low: UInt64 = 0
        for bit in (0..<64).reversed() {
            let candidate = low | (1 << UInt64(bit))
            if !power([candidate, whole], root).lexicographicallyExceeds(limit) {
                low = candidate
            }
        }
        return low
    }

    /// Little-endian words.
    private static func power(_ value: [UInt64], _ exponent: Int) -> [UInt64] {
        (1..<exponent).reduce(value) { product, _ in multiply(product, value) }
    }

    private static func multiply(_ a: [UInt64], _ b: [UInt64]) -> [UInt64] {
        var result = [UInt64](repeating: 0, count: a.count + b.count)
        for i in a.indices {
            var carry: UInt64 = 0
            for j in b.indices {
                let (high, low) = a[i].multipliedFullWidth(by: b[j])
                let (sum, first) = result[i + j].addingReportingOverflow(low)
                let (total, second) = sum.addingReportingOverflow(carry)
                result[i + j] = total
                carry = high + (first ? 1 : 0) + (second ? 1 : 0)
            }
            result[i + b.count] += carry
        }
        return result
    }

    static func digest(of message: [UInt8], start: [UInt64]) -> [UInt8] {
        var state = start
        for block in padded(message, block: 128, lengthBytes: 16, bigEndian: true) {
            var w = block.chunks(of: 8).map { $0.reduce(0) { $0 << 8 | UInt64($1) } }
            for t in 16..<80 {
                let s0 = w[t - 15].turned(1) ^ w[t - 15].turned(8) ^ (w[t - 15] >> 7)
                let s1 = w[t - 2].turned(19) ^ w[t - 2].turned(61) ^ (w[t - 2] >> 6)
                w.append(w[t - 16] &+ s0 &+ w[t - 7] &+ s1)
            }
            var v = state
            for t in 0..<80 {
                let s1 = v[4].turned(14) ^ v[4].turned(18) ^ v[4].turned(41)
                let t1 = v[7] &+ s1 &+ ((v[4] & v[5]) ^ (~v[4] & v[6])) &+ constants[t] &+ w[t]
                let s0 = v[0].turned(28) ^ v[0].turned(34) ^ v[0].turned(39)
                let t2 = s0 &+ ((v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2]))
                v = [t1 &+ t2, v[0], v[1], v[2], v[3] &+ t1, v[4], v[5], v[6]]
            }
            for index in 0..<8 { state[index] &+= v[index] }
        }
        return state.flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> UInt64(56 - 8 * $0)) } }
    }
}

extension [UInt64] {
    /// Whether the number, in little-endian words, is larger than the other.
    fileprivate func lexicographicallyExceeds(_ other: [UInt64]) -> Bool {
        for index in stride(from: Swift.max(count, other.count) - 1, through: 0, by: -1) {
            let mine = index < count ? self[index] : 0, others = index < other.count ? other[index] : 0
            if mine != others { return mine > others }
        }
        return false
    }
}

extension UInt64 {
    fileprivate func turned(_ bits: UInt64) -> UInt64 { self >> bits | self << (64 - bits) }
}
