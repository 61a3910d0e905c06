import Foundation

/// From values to parts of the plot's width or height.
package struct PlotScale {
    package enum Domain: Equatable {
        case numbers(ClosedRange<Double>)
        case dates(ClosedRange<Double>)
        case categories([_PlotValue])
    }

    package var domain: Domain
    var type = ScaleType.Kind.linear
    var isReversed = false
    /// Points.
    var padding: (start: CGFloat, end: CGFloat) = (0, 0)
    /// Whether the values are of a type of whole numbers.
    package var isWhole = false
    /// The step that the domain was rounded to.
    var step: Double?
    /// Whether there is nothing to show, neither values nor a domain of the source.
    var isEmpty = false
    /// The unit of stretches, the shortest of several.
    var unit: Calendar.Component?

    package init(_ domain: Domain) { self.domain = domain }

    /// On the line from which places come: a category's is the middle of its place.
    func scalar(_ value: _PlotValue) -> Double? {
        guard case .categories(let names) = domain else { return value.scalar }
        return names.firstIndex(of: value).map { Double($0) + 0.5 }
    }

    func scalar(_ value: PlottedValue) -> Double? {
        if case .categories = domain { return scalar(value.value) }
        return value.scalar
    }

    /// The stretch that a value has for itself; nil for a point of a continuous scale.
    func band(_ value: PlottedValue) -> ClosedRange<Double>? {
        if case .categories = domain { return scalar(value.value).map { $0 - 0.5...$0 + 0.5 } }
        return value.bin
    }

    package var bounds: ClosedRange<Double> {
        switch domain {
        case .numbers(let bounds), .dates(let bounds): bounds
        case .categories(let names): 0...Double(max(1, names.count))
        }
    }

    /// Points from the scale's start.
    package func position(_ scalar: Double, length: CGFloat) -> CGFloat {
        let lower = type.stretched(bounds.lowerBound), upper = type.stretched(bounds.upperBound)
        let part = upper > lower ? (type.stretched(scalar) - lower) / (upper - lower) : 0.5
        let room = length - padding.start - padding.end
        return padding.start + CGFloat(isReversed ? 1 - part : part) * room
    }

    /// What lies at a distance from the scale's start.
    func value(at position: CGFloat, length: CGFloat) -> _PlotValue? {
        let room = length - padding.start - padding.end
        guard room > 0 else { return nil }
        var part = Double((position - padding.start) / room)
        if isReversed { part = 1 - part }
        let lower = type.stretched(bounds.lowerBound), upper = type.stretched(bounds.upperBound)
        let scalar = type.unstretched(lower + part * (upper - lower))
        switch domain {
        case .numbers: return .number(scalar)
        case .dates: return .date(Date(timeIntervalSinceReferenceDate: scalar))
        case .categories(let names):
            let index = Int(scalar.rounded(.down))
            return names.indices.contains(index) ? names[index] : nil
        }
    }
}
