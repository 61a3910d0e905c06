import Foundation

/// Bars of Code 128, in its sets B and C.
enum Code128 {
    /// The widths of bars and gaps of the 107 symbols, the last of which is the stop.
    private static let widths = """
        212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222
        123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321
        232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121
        313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224
        111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111
        111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113
        114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112
        """.split(whereSeparator: \.isWhitespace).map { $0.compactMap(\.wholeNumberValue) }

    /// True for a bar of one module's width; nil for what is not printable ASCII.
    static func bars(of message: Data) -> [Bool]? {
        let bytes: [Int] = message.map { Int($0) }
        guard !bytes.isEmpty, bytes.allSatisfy({ (32...126).contains($0) }) else { return nil }
        let isDigits = bytes.count % 2 == 0 && bytes.allSatisfy { (48...57).contains($0) }
        var symbols = [isDigits ? 105 : 104]
        if isDigits {
            for index in stride(from: 0, to: bytes.count, by: 2) {
                symbols.append((bytes[index] - 48) * 10 + bytes[index + 1] - 48)
            }
        } else {
            symbols += bytes.map { $0 - 32 }
        }
        var check = symbols[0]
        for (index, symbol) in symbols.enumerated() { check += index * symbol }
        var bars: [Bool] = []
        for symbol in symbols + [check % 103, 106] {
            for (index, width) in widths[symbol].enumerated() {
                bars += [Bool](repeating: index % 2 == 0, count: width)
            }
        }
        return bars
    }
}
