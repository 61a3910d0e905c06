import Foundation

/// Where a mark lies along one axis.
package enum MarkChannel {
    /// The whole plot, or points from its left or top edge.
    case plot(start: CGFloat?, end: CGFloat?)
    case value(PlottedValue)
    case interval(PlottedValue, PlottedValue)

    static let whole = MarkChannel.plot(start: nil, end: nil)

    var values: [PlottedValue] {
        switch self {
        case .plot: []
        case .value(let value): [value]
        case .interval(let start, let end): [start, end]
        }
    }

    /// The one number that a bar or area grows to.
    var quantity: PlottedValue? {
        if case .value(let value) = self, value.isQuantity { return value }
        return nil
    }

    var single: PlottedValue? {
        if case .value(let value) = self { return value }
        return nil
    }
}
