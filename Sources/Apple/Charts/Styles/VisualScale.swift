/// From values to colors, symbols, dashes or sizes.
struct VisualScale<Visual> {
    /// In the order of the legend.
    let domain: [_PlotValue]
    private let visuals: [Visual]
    private let mapping: ((_PlotValue) -> Visual?)?
    /// Between the first and the last visual, 0…1; nil for values that are told apart.
    private let blend: (([Visual], Double) -> Visual)?
    private let bounds: ClosedRange<Double>?

    /// - Parameters:
    ///   - values: those of the marks in their order.
    ///   - cycle: what values get that the source says nothing of.
    init(
        _ settings: VisualScaleSettings<Visual>, values: [PlottedValue], cycle: [Visual],
        blend: (([Visual], Double) -> Visual)? = nil
    ) {
        var seen = Set<_PlotValue>(), names: [_PlotValue] = []
        for value in (settings.domain ?? []) + values.map(\.value) where seen.insert(value).inserted {
            names.append(value)
        }
        domain = names
        visuals = settings.range.flatMap { $0.isEmpty ? nil : $0 } ?? cycle
        mapping = settings.mapping
        let numbers = names.compactMap(\.scalar)
        let isContinuous = settings.isContinuous || settings.range == nil && settings.mapping == nil
        if let blend, isContinuous, numbers.count == names.count, let least = numbers.min(),
            let greatest = numbers.max(), least < greatest
        {
            (self.blend, bounds) = (blend, least...greatest)
        } else {
            (self.blend, bounds) = (nil, nil)
        }
    }

    var isContinuous: Bool { blend != nil }

    func visual(for value: _PlotValue) -> Visual? {
        if let mapped = mapping?(value) { return mapped }
        if let blend, let bounds, let number = value.scalar {
            let part = (number - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound)
            return blend(visuals, max(0, min(1, part)))
        }
        guard !visuals.isEmpty, let index = domain.firstIndex(of: value) else { return nil }
        return visuals[index % visuals.count]
    }
}
