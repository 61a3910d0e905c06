import Foundation

/// What a stock costs, and what it cost in the 24 hours before.
struct Quote: Identifiable, Sendable {
    struct Point: Identifiable, Sendable {
        var date: Date
        var price: Double

        var id: Date { date }
    }

    var stock: Stock
    /// From the oldest to the newest, at least two.
    var points: [Point]

    var id: Stock { stock }
    var price: Double { points[points.count - 1].price }
    var previousClose: Double { points[0].price }
    var change: Double { price - previousClose }
    /// A part of the previous close: 0.01 for one per cent.
    var relativeChange: Double { change / previousClose }
    var hasGained: Bool { change >= 0 }

    /// The prices that a chart reaches over.
    var range: ClosedRange<Double> {
        let prices = points.map(\.price), low = prices.min()!, high = prices.max()!
        let margin = max(high - low, 0.01) * 0.08
        return low - margin...high + margin
    }
}
