/// The numbers of ISO/IEC 18004 for its 40 versions, by level: L, M, Q, H.
enum QRTables {
    /// Bytes of correction in each block.
    static let correction = [
        [7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28]
            + Array(repeating: 30, count: 14),
        [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26]
            + Array(repeating: 28, count: 19),
        [13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30, 30, 30, 28]
            + Array(repeating: 30, count: 14),
        [17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24]
            + Array(repeating: 30, count: 18)
    ]

    static let blocks = [
        [
            1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15,
            16, 17, 18, 19, 19, 20, 21, 22, 24, 25
        ],
        [
            1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29,
            31, 33, 35, 37, 38, 40, 43, 45, 47, 49
        ],
        [
            1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34, 34, 35, 38, 40,
            43, 45, 48, 51, 53, 56, 59, 62, 65, 68
        ],
        [
            1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37, 40, 42, 45,
            48,
            51, 54, 57, 60, 63, 66, 70, 74, 77, 81
        ]
    ]

    /// Bytes of all kinds: the modules that no pattern takes.
    static func codewords(_ version: Int) -> Int {
        var modules = (16 * version + 128) * version + 64
        if version >= 2 {
            let lines = version / 7 + 2
            modules -= (25 * lines - 10) * lines - 55
            if version >= 7 { modules -= 36 }
        }
        return modules / 8
    }

    static func dataCodewords(_ version: Int, _ level: Int) -> Int {
        codewords(version) - correction[level][version - 1] * blocks[level][version - 1]
    }

    /// The centers of the alignment patterns, in both directions.
    static func alignment(_ version: Int) -> [Int] {
        guard version >= 2 else { return [] }
        let lines = version / 7 + 2, last = 10 + 4 * version
        let step = version == 32 ? 26 : (version * 4 + lines * 2 + 1) / (lines * 2 - 2) * 2
        return [6] + (0..<lines - 1).reversed().map { last - $0 * step }
    }
}

/// Correction over the field of 256 elements with the polynomial 0x11D.
enum ReedSolomon {
    private static func multiply(_ a: UInt8, _ b: UInt8) -> UInt8 {
        var result = 0
        for bit in (0..<8).reversed() {
            result = result << 1 ^ (result >> 7) * 0x11D
            if b >> UInt8(bit) & 1 == 1 { result ^= Int(a) }
        }
        return UInt8(result)
    }

    static func divisor(_ degree: Int) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: degree - 1) + [1], root: UInt8 = 1
        for _ in 0..<degree {
            for index in 0..<degree {
                result[index] = multiply(result[index], root) ^ (index + 1 < degree ? result[index + 1] : 0)
            }
            root = multiply(root, 2)
        }
        return result
    }

    static func remainder(_ data: [UInt8], _ divisor: [UInt8]) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: divisor.count)
        for byte in data {
            let factor = byte ^ result.removeFirst()
            result.append(0)
            for index in divisor.indices { result[index] ^= multiply(divisor[index], factor) }
        }
        return result
    }
}
