import Foundation

/// A reader of animated GIF files that shares nothing with the writer.
enum GIFPlayer {
    struct Frame {
        /// The whole canvas after it, 0xAARRGGBB.
        var pixels: [UInt32]
        /// Hundredths of a second.
        var delay: Int
    }

    struct Broken: Error {
        var reason: String
    }

    static func play(_ file: Data) throws -> [Frame] {
        let bytes = [UInt8](file)
        func number(_ offset: Int) -> Int { Int(bytes[offset]) | Int(bytes[offset + 1]) << 8 }
        guard bytes.starts(with: Array("GIF89a".utf8)), bytes.last == 0x3B else { throw Broken(reason: "no GIF") }
        let width = number(6), height = number(8)
        var canvas = [UInt32](repeating: 0, count: width * height), frames: [Frame] = []
        var offset = 13, control = (disposal: 0, delay: 0, transparent: Int?.none), cleared: (() -> Void)?
        while bytes[offset] != 0x3B {
            if bytes[offset] == 0x21 {
                if bytes[offset + 1] == 0xF9 {
                    let flags = bytes[offset + 3]
                    control = (
                        Int(flags >> 2 & 7), number(offset + 4), flags & 1 == 1 ? Int(bytes[offset + 6]) : nil
                    )
                }
                offset += 2
                while bytes[offset] != 0 { offset += Int(bytes[offset]) + 1 }
                offset += 1
                continue
            }
            guard bytes[offset] == 0x2C else { throw Broken(reason: "block \(bytes[offset])") }
            cleared?()
            let (x, y, w, h) = (number(offset + 1), number(offset + 3), number(offset + 5), number(offset + 7))
            let entries = 2 << Int(bytes[offset + 9] & 7)
            let palette = (0..<entries).map { index -> UInt32 in
                let start = offset + 10 + index * 3
                return 0xFF00_0000 | UInt32(bytes[start]) << 16 | UInt32(bytes[start + 1]) << 8
                    | UInt32(bytes[start + 2])
            }
            offset += 10 + entries * 3
            var end = offset + 1
            while bytes[end] != 0 { end += Int(bytes[end]) + 1 }
            let indices = try unpacked(Data(bytes[offset...end]))
            guard indices.count == w * h else { throw Broken(reason: "\(indices.count) of \(w * h) pixels") }
            for (place, index) in indices.enumerated() where Int(index) != control.transparent {
                canvas[(y + place / w) * width + x + place % w] = palette[Int(index)]
            }
            frames.append(Frame(pixels: canvas, delay: control.delay))
            let isCleared = control.disposal == 2
            cleared = {
                guard isCleared else { return }
                for row in y..<y + h { for column in x..<x + w { canvas[row * width + column] = 0 } }
            }
            offset = end + 1
        }
        return frames
    }

    /// The indices of LZW blocks, from the number of bits on.
    static func unpacked(_ data: Data) throws -> [UInt8] {
        let bytes = [UInt8](data), bits = Int(bytes[0])
        var stream: [UInt8] = [], offset = 1
        while bytes[offset] != 0 {
            stream += bytes[(offset + 1)...(offset + Int(bytes[offset]))]
            offset += Int(bytes[offset]) + 1
        }
        let clear = 1 << bits
        var table: [[UInt8]] = [], width = bits + 1, position = 0, before: [UInt8]?, result: [UInt8] = []
        func reset() {
            table = (0..<clear).map { [UInt8($0)] } + [[], []]
            (width, before) = (bits + 1, nil)
        }
        reset()
        while true {
            guard position + width <= stream.count * 8 else { throw Broken(reason: "it breaks off") }
            var code = 0
            for bit in 0..<width {
                code |= Int(stream[(position + bit) / 8] >> UInt8((position + bit) % 8) & 1) << bit
            }
            position += width
            if code == clear + 1 { return result }
            if code == clear {
                reset()
                continue
            }
            let string: [UInt8]
            if code < table.count {
                string = table[code]
            } else if let before, code == table.count {
                string = before + [before[0]]
            } else {
                throw Broken(reason: "code \(code)")
            }
            result += string
            if let before, table.count < 4096 { table.append(before + [string[0]]) }
            if table.count == 1 << width, width < 12 { width += 1 }
            before = string
        }
    }
}
