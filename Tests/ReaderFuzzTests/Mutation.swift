import Foundation

/// A generator whose numbers follow from its seed alone.
struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    mutating func below(_ count: Int) -> Int { Int(next() % UInt64(max(1, count))) }
}

/// Damaged inputs: each follows from the reader, a seed and its number.
struct Mutation {
    private let seeds: [[UInt8]]
    private let words: [[UInt8]]
    private let seed: UInt64

    /// What breaks numbers, names, nesting and text.
    private static let pieces: [String] = [
        "0", "-1", "1e999", "-1e-999", "NaN", "inf", "9223372036854775807", "-9223372036854775808",
        "18446744073709551616",
        "4294967296", "65536", "0x7fffffff", "99999999999999999999999999", "0.0000000000000000001", "null", "true",
        "[]",
        "{}", "\"", "'", "`", "\\", "\\(", "\\u{110000}", "\\uD800", "%", "%0$@", "%99999999999999999999$@", "%#@a@",
        "%@",
        "$(A)", "$(inherited)", "$(A:", "${", "..", "/", "../../..", "\u{0}", "\u{FEFF}", "\u{2028}", "\u{202E}",
        "\r\n", "\r",
        "\n", "\t", "👩‍👩‍👧‍👦", "e\u{301}\u{301}\u{301}", "İ", "ß", "٣", "²", "½", "#\"", "\"\"\"", "#/", "/*", "*/", "//",
        "<!--",
        "-->", "<array>", "<dict><key>a</key>", "<g>", "{a=", "<![CDATA[", "]]>", "&#x0;", "&#1114112;", "&lt",
        "<!DOCTYPE a [", "@", "#if", "#endif", "{", "}", "(", ")", "[",
        "]", "<", ">", ":", ";", ",", "=", "*", "_", "~~", "**", "![", "]("
    ]

    init(_ reader: Reader, seed: UInt64) {
        seeds = reader.seeds.isEmpty ? [[]] : reader.seeds.map { Array($0) }
        words = Self.words(in: seeds)
        // A name's bytes, so that readers are damaged in different ways.
        self.seed = reader.name.utf8.reduce(seed) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }

    /// The words of all inputs: what a reader looks for.
    private static func words(in seeds: [[UInt8]]) -> [[UInt8]] {
        var words: Set<[UInt8]> = []
        for seed in seeds {
            for word in seed.split(whereSeparator: { !isWord($0) })
            where (2...40).contains(word.count) && words.count < 2000 {
                words.insert(Array(word))
            }
        }
        return words.sorted { $0.lexicographicallyPrecedes($1) }
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), UInt8(ascii: "-"): true
        default: false
        }
    }

    /// The first inputs are whole, so that what a reader does with them is tried, too.
    func input(_ number: Int) -> Data {
        if number < seeds.count { return Data(seeds[number]) }
        var dice = Dice(state: seed &+ UInt64(number) &* 0xD134_2543_DE82_EF95)
        var bytes = seeds[dice.below(seeds.count)]
        for _ in 0...dice.below(dice.below(4) == 0 ? 12 : 3) { change(&bytes, &dice) }
        return Data(bytes.prefix(64 << 10))
    }

    private func change(_ bytes: inout [UInt8], _ dice: inout Dice) {
        let place = dice.below(bytes.count + 1)
        let end = min(bytes.count, place + 1 + dice.below(dice.below(3) == 0 ? 200 : 8))
        switch dice.below(14) {
        case 0: bytes.removeSubrange(place...)
        case 1: bytes.removeSubrange(place..<end)
        case 2 where place < bytes.count: bytes[place] = UInt8(dice.below(256))
        case 3 where place < bytes.count: bytes[place] ^= 1 << UInt8(dice.below(8))
        case 4, 5: bytes.insert(contentsOf: Self.pieces[dice.below(Self.pieces.count)].utf8, at: place)
        case 6, 7: bytes.replaceSubrange(place..<end, with: Self.pieces[dice.below(Self.pieces.count)].utf8)
        case 8 where !words.isEmpty: bytes.replaceSubrange(place..<end, with: words[dice.below(words.count)])
        case 9:
            // A part again, elsewhere.
            let other = dice.below(bytes.count + 1)
            bytes.insert(contentsOf: Array(bytes[place..<end]), at: other)
        case 10:
            // Another input's part.
            let other = seeds[dice.below(seeds.count)], start = dice.below(other.count + 1)
            let stop = min(other.count, start + dice.below(400))
            bytes.replaceSubrange(place..<end, with: other[start..<stop])
        case 11:
            // Numbers as bytes: lengths, offsets and counts of binary files.
            let numbers: [UInt64] = [0, 1, 0x7F, 0x80, 0xFF, 0x7FFF, 0xFFFF, 0x7FFF_FFFF, 0xFFFF_FFFF, .max >> 1, .max]
            let count = [1, 2, 4, 8][dice.below(4)], number = numbers[dice.below(numbers.count)]
            for i in 0..<count where place + i < bytes.count {
                bytes[place + i] = UInt8(truncatingIfNeeded: number >> (i * 8))
            }
        case 12 where dice.below(8) == 0:
            // Deep or long: what opens something, thousands of times.
            let whole = Array(Self.pieces[dice.below(Self.pieces.count)].utf8)
            let piece = dice.below(2) == 0 ? Array(bytes[place..<end]) : whole
            let count = (60 << 10) / max(1, piece.count)
            bytes.insert(contentsOf: (0..<count).flatMap { _ in piece }, at: place)
        default:
            // A number in the text, by another.
            let digits = bytes.indices.filter { (0x30...0x39).contains(bytes[$0]) }
            guard !digits.isEmpty else { return }
            let digit = digits[dice.below(digits.count)]
            bytes.replaceSubrange(digit...digit, with: Self.pieces[dice.below(14)].utf8)
        }
    }
}
