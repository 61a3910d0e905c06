import Foundation

/// A value of a mark without its type.
package struct PlottedValue {
    package var value: _PlotValue
    /// The stretch of a continuous scale that the value stands for, as a month does.
    package var bin: ClosedRange<Double>?
    /// The unit of the stretch.
    package var unit: Calendar.Component?
    /// Whether the source's type holds whole numbers only.
    package var isWhole = false

    package init(_ value: _PlotValue) { self.value = value }

    static func number(_ number: Double) -> PlottedValue { PlottedValue(.number(number)) }

    /// On a continuous scale; the middle of a stretch.
    var scalar: Double? { bin.map { ($0.lowerBound + $0.upperBound) / 2 } ?? value.scalar }

    /// On a continuous scale; none for categories.
    var ends: [Double] { bin.map { [$0.lowerBound, $0.upperBound] } ?? value.scalar.map { [$0] } ?? [] }

    /// Whether bars grow along it: a number that is no stretch.
    var isQuantity: Bool {
        if case .number(let number) = value { return bin == nil && number.isFinite }
        return false
    }
}
