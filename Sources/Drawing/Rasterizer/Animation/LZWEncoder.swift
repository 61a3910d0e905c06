import Foundation

/// GIF's compression: codes that grow from `bits` + 1 to 12 bits, in blocks of at most 255 bytes.
enum LZWEncoder {
    /// - Parameters:
    ///   - indices: each below 2^bits.
    ///   - bits: 2 to 8.
    /// - Returns: the number of bits, the blocks, and the empty one that ends them.
    static func encode(_ indices: [UInt8], bits: Int) -> Data {
        let clear = 1 << bits, end = clear + 1
        var output = BitBlocks()
        // By a string's code times 256 and the index that follows: the code of both.
        var codes: [UInt32: UInt16] = [:]
        codes.reserveCapacity(4096)
        var next = end + 1, width = bits + 1
        output.append(clear, width)
        var string: Int?
        for index in indices {
            guard let before = string else {
                string = Int(index)
                continue
            }
            let key = UInt32(before) << 8 | UInt32(index)
            if let known = codes[key] {
                string = Int(known)
                continue
            }
            output.append(before, width)
            if next < 4096 {
                codes[key] = UInt16(next)
                // The reader is one code behind.
                if next == 1 << width { width += 1 }
                next += 1
            } else {
                output.append(clear, width)
                codes.removeAll(keepingCapacity: true)
                (next, width) = (end + 1, bits + 1)
            }
            string = Int(index)
        }
        if let string { output.append(string, width) }
        // The reader has learnt one more by the last code.
        if next == 1 << width, width < 12 { width += 1 }
        output.append(end, width)
        return Data([UInt8(bits)]) + output.finish()
    }
}

/// Bits from the least significant on, in blocks that begin with their length.
private struct BitBlocks {
    private var data = Data()
    private var block: [UInt8] = []
    private var waiting = 0, count = 0

    mutating func append(_ value: Int, _ width: Int) {
        waiting |= value << count
        count += width
        while count >= 8 {
            add(UInt8(waiting & 255))
            waiting >>= 8
            count -= 8
        }
    }

    private mutating func add(_ byte: UInt8) {
        block.append(byte)
        if block.count == 255 { flush() }
    }

    private mutating func flush() {
        guard !block.isEmpty else { return }
        data.append(UInt8(block.count))
        data += block
        block.removeAll(keepingCapacity: true)
    }

    mutating func finish() -> Data {
        if count > 0 { add(UInt8(waiting & 255)) }
        flush()
        data.append(0)
        return data
    }
}
