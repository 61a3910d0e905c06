import Foundation

/// Hashes that others can forge; as names of files they still serve.
public enum Insecure {
    /// The 16 bytes of an MD5 hash.
    public typealias MD5Digest = _HashedBytes<MD5>
    /// The 20 bytes of a SHA-1 hash.
    public typealias SHA1Digest = _HashedBytes<SHA1>

    /// RFC 1321.
    public struct MD5: HashFunction {
        public static let byteCount = 16
        public static let blockByteCount = 64
        private var bytes: [UInt8] = []

        public init() {}
        public mutating func update(bufferPointer: UnsafeRawBufferPointer) { bytes += bufferPointer }

        private static let turns: [UInt32] = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21]
        private static let sines = (1...64).map { UInt32(abs(sin(Double($0))) * 4_294_967_296) }

        public func finalize() -> MD5Digest {
            var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476]
            for block in padded(bytes, block: 64, lengthBytes: 8, bigEndian: false) {
                let words = block.chunks(of: 4).map { $0.reversed().reduce(0) { $0 << 8 | UInt32($1) } }
                var (a, b, c, d) = (state[0], state[1], state[2], state[3])
                for i in 0..<64 {
                    let (mixed, word): (UInt32, Int) =
                        switch i / 16 {
                        case 0: ((b & c) | (~b & d), i)
                        case 1: ((d & b) | (~d & c), (5 * i + 1) % 16)
                        case 2: (b ^ c ^ d, (3 * i + 5) % 16)
                        default: (c ^ (b | ~d), 7 * i % 16)
                        }
                    let sum = a &+ mixed &+ Self.sines[i] &+ words[word]
                    (a, d, c, b) = (d, c, b, b &+ sum.turnedLeft(Self.turns[i / 16 * 4 + i % 4]))
                }
                for (index, value) in [a, b, c, d].enumerated() { state[index] &+= value }
            }
            return MD5Digest(
                bytes: state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> UInt32(8 * $0)) } })
        }
    }

    /// FIPS 180-4, with 160 bits.
    public struct SHA1: HashFunction {
        public static let byteCount = 20
        public static let blockByteCount = 64
        private var bytes: [UInt8] = []

        public init() {}
        public mutating func update(bufferPointer: UnsafeRawBufferPointer) { bytes += bufferPointer }

        public func finalize() -> SHA1Digest {
            var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0]
            for block in padded(bytes, block: 64, lengthBytes: 8, bigEndian: true) {
                var w = block.chunks(of: 4).map { $0.reduce(0) { $0 << 8 | UInt32($1) } }
                for t in 16..<80 { w.append((w[t - 3] ^ w[t - 8] ^ w[t - 14] ^ w[t - 16]).turnedLeft(1)) }
                var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
                for t in 0..<80 {
                    let (mixed, constant): (UInt32, UInt32) =
                        switch t / 20 {
                        case 0: ((b & c) | (~b & d), 0x5a82_7999)
                        case 1: (b ^ c ^ d, 0x6ed9_eba1)
                        case 2: ((b & c) | (b & d) | (c & d), 0x8f1b_bcdc)
                        default: (b ^ c ^ d, 0xca62_c1d6)
                        }
                    (a, b, c, d, e) = (a.turnedLeft(5) &+ mixed &+ e &+ constant &+ w[t], a, b.turnedLeft(30), c, d)
                }
                for (index, value) in [a, b, c, d, e].enumerated() { state[index] &+= value }
            }
            return SHA1Digest(
                bytes: state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> UInt32(24 - 8 * $0)) } })
        }
    }
}

/// A message with a 1 bit, zeros and its length in bits, in blocks.
func padded(_ message: [UInt8], block: Int, lengthBytes: Int, bigEndian: Bool) -> [[UInt8]] {
    var bytes = message + [0x80]
    while bytes.count % block != block - lengthBytes { bytes.append(0) }
    let bits = UInt64(message.count) * 8
    let length = (0..<lengthBytes).map { $0 < 8 ? UInt8(truncatingIfNeeded: bits >> UInt64(8 * $0)) : 0 }
    return (bytes + (bigEndian ? length.reversed() : length)).chunks(of: block)
}

extension [UInt8] {
    func chunks(of count: Int) -> [[UInt8]] {
        stride(from: 0, to: self.count, by: count).map { Array(self[$0..<Swift.min($0 + count, self.count)]) }
    }
}

extension UInt32 {
    fileprivate func turnedLeft(_ bits: UInt32) -> UInt32 { self << bits | self >> (32 - bits) }
}
