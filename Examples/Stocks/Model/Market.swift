import Foundation

/// Makes prices from the date alone: noise in several sizes, so that a day looks like a day of trading and the next
/// entry goes on where the one before it ends.
enum Market {
    private static let step: TimeInterval = 15 * 60

    static func quote(for stock: Stock, at date: Date) -> Quote {
        let end = (date.timeIntervalSinceReferenceDate / step).rounded(.down)
        return Quote(
            stock: stock,
            points: (0...96).map { index in
                let time = (end - Double(96 - index)) * step
                return Quote.Point(
                    date: Date(timeIntervalSinceReferenceDate: time), price: price(of: stock, at: time))
            })
    }

    private static func price(of stock: Stock, at time: TimeInterval) -> Double {
        let seed = UInt64(Stock.allCases.firstIndex(of: stock)! + 11)
        let waves: [(hours: Double, part: Double)] = [(31, 0.03), (9, 0.011), (2.5, 0.005), (0.6, 0.003)]
        let deviation = waves.reduce(0) { $0 + $1.part * noise(time / 3600 / $1.hours, seed: seed) }
        return stock.level * (1 + deviation)
    }

    /// Smooth between random values from -1 to 1 at whole numbers.
    private static func noise(_ position: Double, seed: UInt64) -> Double {
        let floor = position.rounded(.down), fraction = position - floor
        let weight = fraction * fraction * (3 - 2 * fraction)
        let start = value(at: Int64(floor), seed: seed), end = value(at: Int64(floor) + 1, seed: seed)
        return start + (end - start) * weight
    }

    private static func value(at index: Int64, seed: UInt64) -> Double {
        var bits = UInt64(bitPattern: index) &* 0x9E37_79B9_7F4A_7C15 ^ seed &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
        bits ^= bits >> 31
        return Double(bits >> 11) / Double(1 << 52) - 1
    }
}
