import Foundation

/// What modifiers say of the scale of an axis.
package struct PositionScaleSettings {
    var values: [_PlotValue]?
    var includesZero: Bool?
    var isReversed = false
    var type: ScaleType?
    var padding: (start: CGFloat, end: CGFloat) = (0, 0)
    /// How much of the domain is shown: the length from `start`.
    var visibleLength: Double?
    var scrollStart: _PlotValue?

    package init() {}

    mutating func set(_ domain: _ScaleDomainValues) {
        switch domain.kind {
        case .values(let values): self.values = values
        case .automatic(let includesZero, let reversed):
            (values, self.includesZero, isReversed) = (nil, includesZero, reversed)
        }
    }
}
