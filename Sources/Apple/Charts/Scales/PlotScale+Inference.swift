import Foundation
import SwiftUICore

extension PlotScale {
    /// The scale that an axis' values make.
    ///
    /// - Parameters:
    ///   - steps: how many steps a rounded domain of numbers has at most.
    ///   - isRound: whether the domain ends at steps. It does so for the sake of the axis' values, whose
    ///     `roundLowerBound` and `roundUpperBound` say as much; without an axis it is exactly the data's.
    package init(
        values: [PlottedValue], settings: PositionScaleSettings = PositionScaleSettings(), steps: Int = 4,
        isRound: Bool = true
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
            let step = NumberTicks.step(over: range, atMost: steps, minimumStride: isWhole ? 1 : nil)
            if isRound { domain = .numbers(NumberTicks.rounded(range, step: step)) }
            self.step = step
        }
        unit = values.compactMap(\.unit).min { DateTicks.seconds($0) < DateTicks.seconds($1) }
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
        guard let least = bounds.min(), let greatest = bounds.max() else { return .numbers(0...1) }
        if isDate { return .dates(least...greatest) }
        return .numbers(numbers(least, greatest, settings))
    }

    /// Zero counts where the source does not say otherwise, as in Vega, whose authors made Swift Charts; so do bounds
    /// that end at a step.
    private static func numbers(
        _ least: Double, _ greatest: Double, _ settings: PositionScaleSettings
    ) -> ClosedRange<Double> {
        if settings.type?.kind == .log {
            return max(least, .leastNormalMagnitude)...max(greatest, .leastNormalMagnitude)
        }
        let includesZero = settings.includesZero ?? true
        let range = includesZero ? min(least, 0)...max(greatest, 0) : least...greatest
        return range.lowerBound < range.upperBound ? range : range.lowerBound...(range.lowerBound + 1)
    }
}
