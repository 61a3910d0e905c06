import Foundation

/// A QR code of bytes (ISO/IEC 18004), in the smallest version that holds them.
struct QRCode {
    /// How much of a code may be hidden: 7, 15, 25 or 30 %.
    enum Level: String, CaseIterable {
        case l = "L", m = "M", q = "Q", h = "H"
        var index: Int { Self.allCases.firstIndex(of: self)! }
        /// The two bits that tell of it.
        var bits: Int { [1, 0, 3, 2][index] }
    }

    private(set) var version: Int
    private(set) var mask: Int
    /// True for dark, from the top.
    private(set) var rows: [[Bool]]
    /// What is no data.
    private var isFixed: [[Bool]]
    private var size: Int { 17 + 4 * version }

    /// Nil where no version holds so many bytes.
    init?(_ data: Data, _ level: Level, mask wanted: Int? = nil) {
        guard let version = (1...40).first(where: { Self.fits(data.count, $0, level) }) else { return nil }
        self.version = version
        let side = 17 + 4 * version
        rows = Array(repeating: Array(repeating: false, count: side), count: side)
        isFixed = rows
        mask = 0
        drawPatterns()
        drawVersion()
        reserveFormat()
        place(Self.withCorrection(Self.codewords(data, version, level), version, level))
        let candidates = wanted.map { $0...$0 } ?? 0...7
        let best = candidates.map { number -> (penalty: Int, code: QRCode) in
            let code = QRCode(self, mask: number, level)
            return (wanted == nil ? QRPenalty(rows: code.rows).total : 0, code)
        }.min { $0.penalty < $1.penalty }!
        self = best.code
    }

    private init(_ plain: QRCode, mask: Int, _ level: Level) {
        self = plain
        let side = rows.count
        for y in 0..<side {
            for x in 0..<side where !isFixed[y][x] && Self.inverts(mask, x, y) { rows[y][x].toggle() }
        }
        drawFormat(level.bits << 3 | mask)
        self = QRCode(version: version, mask: mask, rows: rows, isFixed: isFixed)
    }

    private init(version: Int, mask: Int, rows: [[Bool]], isFixed: [[Bool]]) {
        self.version = version
        self.mask = mask
        self.rows = rows
        self.isFixed = isFixed
    }

    private static func inverts(_ mask: Int, _ x: Int, _ y: Int) -> Bool {
        switch mask {
        case 0: (x + y) % 2 == 0
        case 1: y % 2 == 0
        case 2: x % 3 == 0
        case 3: (x + y) % 3 == 0
        case 4: (x / 3 + y / 2) % 2 == 0
        case 5: x * y % 2 + x * y % 3 == 0
        case 6: (x * y % 2 + x * y % 3) % 2 == 0
        default: ((x + y) % 2 + x * y % 3) % 2 == 0
        }
    }

    // MARK: Data

    private static func lengthBits(_ version: Int) -> Int { version < 10 ? 8 : 16 }

    private static func fits(_ count: Int, _ version: Int, _ level: Level) -> Bool {
        4 + lengthBits(version) + 8 * count <= 8 * QRTables.dataCodewords(version, level.index)
    }

    /// Mode, length and bytes, filled up.
    private static func codewords(_ data: Data, _ version: Int, _ level: Level) -> [UInt8] {
        var bits: [Bool] = []
        func append(_ value: Int, _ count: Int) {
            for bit in (0..<count).reversed() { bits.append(value >> bit & 1 == 1) }
        }
        append(4, 4)
        append(data.count, lengthBits(version))
        for byte in data { append(Int(byte), 8) }
        let capacity = 8 * QRTables.dataCodewords(version, level.index)
        bits += Array(repeating: false, count: min(4, capacity - bits.count))
        bits += Array(repeating: false, count: (8 - bits.count % 8) % 8)
        var bytes = stride(from: 0, to: bits.count, by: 8).map { start in
            bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
        }
        var filler: UInt8 = 0xEC
        while bytes.count < capacity / 8 {
            bytes.append(filler)
            filler = filler == 0xEC ? 0x11 : 0xEC
        }
        return bytes
    }

    /// The blocks' bytes by turns, then those of their corrections.
    private static func withCorrection(_ data: [UInt8], _ version: Int, _ level: Level) -> [UInt8] {
        let blocks = QRTables.blocks[level.index][version - 1], check = QRTables.correction[level.index][version - 1]
        let short = data.count / blocks, longer = data.count % blocks
        let divisor = ReedSolomon.divisor(check)
        var parts: [[UInt8]] = [], checks: [[UInt8]] = [], start = 0
        for index in 0..<blocks {
            let count = short + (index >= blocks - longer ? 1 : 0)
            parts.append(Array(data[start..<start + count]))
            checks.append(ReedSolomon.remainder(parts[index], divisor))
            start += count
        }
        func turns(_ lists: [[UInt8]]) -> [UInt8] {
            let longest = lists.map(\.count).max() ?? 0
            return (0..<longest).flatMap { index in
                lists.filter { index < $0.count }.map { $0[index] }
            }
        }
        return turns(parts) + turns(checks)
    }

    // MARK: Modules

    private mutating func set(_ x: Int, _ y: Int, _ isDark: Bool) {
        rows[y][x] = isDark
        isFixed[y][x] = true
    }

    private mutating func drawPatterns() {
        for index in 0..<size {
            set(6, index, index % 2 == 0)
            set(index, 6, index % 2 == 0)
        }
        for (cx, cy) in [(3, 3), (size - 4, 3), (3, size - 4)] {
            for dy in -4...4 {
                for dx in -4...4 where rows.indices.contains(cy + dy) && rows.indices.contains(cx + dx) {
                    let distance = max(abs(dx), abs(dy))
                    set(cx + dx, cy + dy, distance != 2 && distance != 4)
                }
            }
        }
        let places = QRTables.alignment(version)
        for (i, cx) in places.enumerated() {
            for (j, cy) in places.enumerated() {
                let last = places.count - 1
                if (i, j) == (0, 0) || (i, j) == (0, last) || (i, j) == (last, 0) { continue }
                for dy in -2...2 {
                    for dx in -2...2 { set(cx + dx, cy + dy, max(abs(dx), abs(dy)) != 1) }
                }
            }
        }
    }

    private mutating func reserveFormat() { drawFormat(0) }

    private mutating func drawFormat(_ data: Int) {
        var rest = data
        for _ in 0..<10 { rest = rest << 1 ^ (rest >> 9) * 0x537 }
        let bits = (data << 10 | rest) ^ 0x5412
        func bit(_ index: Int) -> Bool { bits >> index & 1 == 1 }
        for index in 0...5 { set(8, index, bit(index)) }
        set(8, 7, bit(6))
        set(8, 8, bit(7))
        set(7, 8, bit(8))
        for index in 9..<15 { set(14 - index, 8, bit(index)) }
        for index in 0..<8 { set(size - 1 - index, 8, bit(index)) }
        for index in 8..<15 { set(8, size - 15 + index, bit(index)) }
        set(8, size - 8, true)
    }

    private mutating func drawVersion() {
        guard version >= 7 else { return }
        var rest = version
        for _ in 0..<12 { rest = rest << 1 ^ (rest >> 11) * 0x1F25 }
        let bits = version << 12 | rest
        for index in 0..<18 {
            let a = size - 11 + index % 3, b = index / 3
            set(a, b, bits >> index & 1 == 1)
            set(b, a, bits >> index & 1 == 1)
        }
    }

    /// From the lower right corner up and down in pairs of columns.
    private mutating func place(_ bytes: [UInt8]) {
        var index = 0, right = size - 1
        while right >= 1 {
            if right == 6 { right = 5 }
            for step in 0..<size {
                for column in 0..<2 {
                    let x = right - column, isUp = (right + 1) & 2 == 0
                    let y = isUp ? size - 1 - step : step
                    guard !isFixed[y][x], index < bytes.count * 8 else { continue }
                    rows[y][x] = bytes[index / 8] >> UInt8(7 - index % 8) & 1 == 1
                    index += 1
                }
            }
            right -= 2
        }
    }
}
