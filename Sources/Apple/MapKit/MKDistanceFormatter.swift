import CoreLocation
import Foundation
import FoundationCompat

/// Writes distances as maps do: rounded, in the units of a region's roads.
open class MKDistanceFormatter: Formatter, @unchecked Sendable {
    /// Kilometers, miles and feet, or miles and yards.
    public enum Units: UInt, Sendable { case `default`, metric, imperial, imperialWithYards }
    /// Whether units are abbreviated. `default` does not: "350 feet" on an iPhone in pictures of Meshtastic's tests.
    public enum DistanceUnitStyle: UInt, Sendable { case `default`, abbreviated, full }

    open var locale: Locale! = .autoupdatingCurrent
    /// The default is what the locale's roads are measured in.
    open var units = Units.default
    open var unitStyle = DistanceUnitStyle.default

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func string(fromDistance distance: CLLocationDistance) -> String {
        let (value, unit) = rounded(max(0, distance.isFinite ? distance : 0))
        let formatter = MeasurementFormatter()
        formatter.locale = locale ?? .current
        formatter.unitOptions = .providedUnit
        formatter.unitStyle = unitStyle == .abbreviated ? .medium : .long
        formatter.numberFormatter.maximumFractionDigits = 1
        return formatter.string(from: Measurement(value: value, unit: unit))
    }

    /// - Returns: Metres; -1 for what is no distance.
    open func distance(from distance: String) -> CLLocationDistance {
        let numbers = NumberFormatter()
        numbers.numberStyle = .decimal
        numbers.locale = locale ?? .current
        let words = distance.split { $0.isWhitespace }
        guard let first = words.first, let value = numbers.number(from: String(first))?.doubleValue else { return -1 }
        let formatter = MeasurementFormatter()
        formatter.locale = numbers.locale
        let rest = words.dropFirst().joined(separator: " ")
        for unit in [UnitLength.meters, .kilometers, .feet, .yards, .miles] {
            for style in [Formatter.UnitStyle.short, .medium, .long] {
                formatter.unitStyle = style
                if formatter.string(from: unit) == rest {
                    return Measurement(value: value, unit: unit).converted(to: .meters).value
                }
            }
        }
        return -1
    }

    open override func string(for obj: Any?) -> String? {
        (obj as? NSNumber).map { string(fromDistance: $0.doubleValue) }
    }

    private var chosen: Units {
        guard units == .default else { return units }
        switch (locale ?? .current).measurementSystem {
        case .us: return .imperial
        case .uk: return .imperialWithYards
        default: return .metric
        }
    }

    /// Short distances to 10, then 50 of the small unit; tenths of the large one up to ten of it.
    private func rounded(_ meters: Double) -> (Double, UnitLength) {
        let (small, large, limit): (UnitLength, UnitLength, Double) =
            switch chosen {
            case .imperial: (.feet, .miles, 1000)
            case .imperialWithYards: (.yards, .miles, 1000)
            default: (.meters, .kilometers, 1000)
            }
        let near = Measurement(value: meters, unit: UnitLength.meters).converted(to: small).value
        let step: Double = near < 100 ? 10 : 50
        let steps = (near / step).rounded() * step
        if steps < limit { return (steps, small) }
        let far = Measurement(value: meters, unit: UnitLength.meters).converted(to: large).value
        return (far < 10 ? (far * 10).rounded() / 10 : far.rounded(), large)
    }
}
