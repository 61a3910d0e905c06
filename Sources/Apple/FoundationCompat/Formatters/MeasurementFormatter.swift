import Foundation
import ICU

/// Writes measurements and units.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
    /// Whether a measurement keeps its unit, and what is left out.
    public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Keeps the unit of the measurement.
        public static let providedUnit = Self(rawValue: 1 << 0)
        public static let naturalScale = Self(rawValue: 1 << 1)
        public static let temperatureWithoutUnit = Self(rawValue: 1 << 2)
    }

    open var unitOptions: UnitOptions = []
    open var unitStyle: Formatter.UnitStyle = .medium
    open var locale: Locale! = .autoupdatingCurrent {
        didSet { standardFormatter?.locale = locale ?? .current }
    }
    /// Decimal with three digits behind the point at most, unless another is set. It can be changed in place.
    open var numberFormatter: NumberFormatter! {
        get {
            if let ownNumberFormatter { return ownNumberFormatter }
            let formatter = Self.standardFormatter(locale)
            (ownNumberFormatter, standardFormatter) = (formatter, formatter)
            return formatter
        }
        set { (ownNumberFormatter, standardFormatter) = (newValue, nil) }
    }
    private var ownNumberFormatter: NumberFormatter?
    /// The one that was made because it was asked for: it follows the locale.
    private var standardFormatter: NumberFormatter?

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private static func standardFormatter(_ locale: Locale?) -> NumberFormatter {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        formatter.locale = locale ?? .current
        return formatter
    }

    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        string(measurement.value, measurement.unit)
    }

    /// The unit alone.
    open func string(from unit: Unit) -> String {
        var words = words(usage: nil)
        // No number is written before the unit, of which its text is then all that is left.
        words.number = nil
        words.precision = "precision-integer"
        let digits = NumberSkeleton.string(7, skeleton: "precision-integer", locale: words.locale.identifier) ?? "7"
        return words.string(7, unit).replacingOccurrences(of: digits, with: "")
            .trimmingCharacters(in: .whitespaces)
    }

    open override func string(for obj: Any?) -> String? {
        switch obj {
        case let unit as Unit: string(from: unit)
        case let measurement as any AnyMeasurement: string(measurement.value, measurement.anyUnit)
        default: nil
        }
    }

    private func string(_ value: Double, _ unit: Unit) -> String {
        words(usage: unitOptions.contains(.providedUnit) ? nil : "default").string(value, unit)
    }

    private func words(usage: String?) -> MeasurementWords {
        let width: MeasurementWords.Width
        switch unitStyle {
        case .short: width = .narrow
        case .medium: width = .short
        case .long: width = .full
        @unknown default: width = .short
        }
        // Three digits at most, as number formatters have them; the user's own formatter knows better.
        return MeasurementWords(
            width: width, usage: usage, precision: ".###",
            number: ownNumberFormatter.map { formatter in { formatter.string(from: NSNumber(value: $0)) ?? "\($0)" } },
            hidesScale: unitOptions.contains(.temperatureWithoutUnit), locale: locale ?? .current)
    }
}

/// A measurement whose unit's type is not known.
private protocol AnyMeasurement {
    var value: Double { get }
    var anyUnit: Unit { get }
}

extension Measurement: AnyMeasurement {
    fileprivate var anyUnit: Unit { unit }
}
