import Foundation
import SwiftUICore

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
    /// Whether it shows a part of what there is, as a chart that scrolls does: marks end at the plot's edge.
    var isScrolled = false
    /// The unit of stretches, the shortest of several.
    var unit: Calendar.Component?
    /// The part of each category's place that its name takes, at the top: marks lie in the rest.
    var nameShare = 0.0

    package init(_ domain: Domain) { self.domain = domain }

    /// On the line from which places come: a category's is the middle of its marks' place.
    func scalar(_ value: _PlotValue) -> Double? {
        guard case .categories(let names) = domain else { return value.scalar }
        return names.firstIndex(of: value).map { Double($0) + 0.5 + (isReversed ? nameShare : -nameShare) / 2 }
    }

    func scalar(_ value: PlottedValue) -> Double? {
        if case .categories = domain { return scalar(value.value) }
        return value.scalar
    }

    /// The stretch that a value has for itself; nil for a point of a continuous scale.
    func band(_ value: PlottedValue) -> ClosedRange<Double>? {
        if case .categories = domain {
            let half = (1 - nameShare) / 2
            return scalar(value.value).map { $0 - half...$0 + half }
        }
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

extension PlotScale {
    /// The scale that an axis' values make.
    ///
    /// - Parameters:
    ///   - steps: how many steps a rounded domain of numbers has at most.
    ///   - axis: the values that the axis shows, for whose sake the domain ends at steps; without any it is exactly the
    ///     data's.
    package init(
        values: [PlottedValue], settings: PositionScaleSettings = PositionScaleSettings(), steps: Int = 4,
        axis: [AxisMarkValues] = [.automatic]
    ) {
        let known = settings.values ?? []
        self.init(Self.domain(of: values, settings))
        isEmpty = known.isEmpty && values.isEmpty
        type = settings.type?.kind ?? .linear
        isReversed = settings.isReversed
        if known.count > 1, let first = known.first?.scalar, let last = known.last?.scalar, first > last {
            isReversed.toggle()
        }
        padding = settings.padding
        isWhole = !values.isEmpty && values.allSatisfy(\.isWhole)
        if known.isEmpty, type != .log, case .numbers(let range) = domain {
            fit(range, to: axis, steps: steps)
        }
        unit = values.compactMap(\.unit).min { DateTicks.seconds($0) < DateTicks.seconds($1) }
    }

    /// Ends the domain of numbers where the axis has values.
    ///
    /// Those that the source lists take part without making it round: 0, 1,800 and 3,600 on an axis of 3,480 end it at 3,600
    /// in a picture of jordibruin/Swift-Charts-Examples, where a step would end it at 4,000.
    mutating func fit(_ range: ClosedRange<Double>, to axis: [AxisMarkValues], steps: Int) {
        let listed = axis.flatMap(\.numbers), whole = isWhole
        let range = listed.reduce(range) { min($0.lowerBound, $1)...max($0.upperBound, $1) }
        let chosen = axis.lazy.compactMap { $0.step(over: range, isWhole: whole) }.first
        let step = chosen ?? NumberTicks.step(over: range, atMost: steps, minimumStride: whole ? 1 : nil)
        self.step = step
        guard listed.isEmpty else { return domain = .numbers(range) }
        let round = NumberTicks.rounded(range, step: step)
        let lower = (axis.contains(where: \.roundsLowerBound) ? round : range).lowerBound
        let upper = (axis.contains(where: \.roundsUpperBound) ? round : range).upperBound
        domain = .numbers(lower...upper)
    }

    private static func domain(
        of values: [PlottedValue], _ settings: PositionScaleSettings
    ) -> Domain {
        let known = settings.values
        let all = (known ?? []) + values.map(\.value)
        let isCategorical = settings.type?.kind == .category || all.contains { $0.scalar == nil }
        if isCategorical {
            var names: [_PlotValue] = []
            for value in known ?? values.map(\.value) where !names.contains(value) { names.append(value) }
            return .categories(names)
        }
        let isDate = all.contains { if case .date = $0 { true } else { false } }
        if let known, let lower = known.compactMap(\.scalar).min(), let upper = known.compactMap(\.scalar).max() {
            return isDate ? .dates(lower...upper) : .numbers(lower...upper)
        }
        let bounds = values.flatMap(\.ends).filter(\.isFinite)
        if settings.type?.kind == .log { return .numbers(powers(around: bounds)) }
        guard let least = bounds.min(), let greatest = bounds.max() else { return .numbers(0...1) }
        if isDate { return .dates(least...greatest) }
        return .numbers(numbers(least, greatest, settings))
    }

    /// Numbers above 0, which have logarithms. What begins at zero, as bars do, begins at the power of ten below them.
    private static func powers(around ends: [Double]) -> ClosedRange<Double> {
        let positive = ends.filter { $0 > 0 }
        guard let least = positive.min(), let greatest = positive.max() else { return 1...10 }
        guard positive.count < ends.count || least == greatest else { return least...greatest }
        let lower = pow(10, log10(least).rounded(.down)), upper = pow(10, log10(greatest).rounded(.up))
        // The least bar is seen, too.
        return (lower < least ? lower : lower / 10)...max(upper, lower * 10)
    }

    /// Zero counts where the source does not say otherwise, as in Vega, whose authors made Swift Charts; so do bounds
    /// that end at a step.
    private static func numbers(
        _ least: Double, _ greatest: Double, _ settings: PositionScaleSettings
    ) -> ClosedRange<Double> {
        let includesZero = settings.includesZero ?? true
        let range = includesZero ? min(least, 0)...max(greatest, 0) : least...greatest
        return range.lowerBound < range.upperBound ? range : range.lowerBound...(range.lowerBound + 1)
    }
}

/// How values become places.
public struct ScaleType: Sendable {
    enum Kind: Equatable {
        case linear, category, date
        case log, squareRoot
        case power(Double)
        case symmetricLog(Double)
    }

    let kind: Kind

    public static var linear: ScaleType { .init(kind: .linear) }
    public static var category: ScaleType { .init(kind: .category) }
    public static var date: ScaleType { .init(kind: .date) }
    /// For numbers above 0.
    public static var log: ScaleType { .init(kind: .log) }
    public static var squareRoot: ScaleType { .init(kind: .squareRoot) }
    public static func power(exponent: Double) -> ScaleType { .init(kind: .power(exponent)) }
    /// A logarithm that is even at zero.
    public static var symmetricLog: ScaleType { symmetricLog(slopeAtZero: 1) }
    public static func symmetricLog(slopeAtZero: Double) -> ScaleType { .init(kind: .symmetricLog(slopeAtZero)) }
}

extension ScaleType.Kind {
    /// A number on a line where equal distances are equal lengths.
    func stretched(_ value: Double) -> Double {
        switch self {
        case .linear, .category, .date: value
        case .log: Foundation.log10(max(value, .leastNormalMagnitude))
        case .squareRoot: sign(value) * abs(value).squareRoot()
        case .power(let exponent): sign(value) * pow(abs(value), exponent)
        case .symmetricLog(let slope): sign(value) * Foundation.log1p(abs(value) * slope)
        }
    }

    func unstretched(_ value: Double) -> Double {
        switch self {
        case .linear, .category, .date: value
        case .log: pow(10, value)
        case .squareRoot: sign(value) * value * value
        case .power(let exponent): sign(value) * pow(abs(value), 1 / exponent)
        case .symmetricLog(let slope): sign(value) * Foundation.expm1(abs(value)) / slope
        }
    }

    private func sign(_ value: Double) -> Double { value < 0 ? -1 : 1 }
}
