import Foundation

/// A power of ten before a metric unit.
public enum HKMetricPrefix: Int, Sendable {
    case none, femto, pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera
}

/// A unit as a factor of the units that it is made of; those of one dimension convert into each other.
open class HKUnit: NSObject, @unchecked Sendable {
    public let unitString: String
    /// How many of the dimension's first unit it is.
    let factor: Double
    /// Where it begins, in the dimension's first unit: temperatures do not all begin at the same.
    let offset: Double
    let dimension: String

    init(_ unitString: String, _ factor: Double, _ dimension: String, offset: Double = 0) {
        self.unitString = unitString
        (self.factor, self.offset) = (factor, offset)
        self.dimension = dimension
    }

    private static let prefixes: [HKMetricPrefix: (String, Double)] = [
        .none: ("", 1), .femto: ("f", 1e-15), .pico: ("p", 1e-12), .nano: ("n", 1e-9), .micro: ("mc", 1e-6),
        .milli: ("m", 1e-3), .centi: ("c", 1e-2), .deci: ("d", 1e-1), .deca: ("da", 10), .hecto: ("h", 100),
        .kilo: ("k", 1e3), .mega: ("M", 1e6), .giga: ("G", 1e9), .tera: ("T", 1e12)
    ]
    private class func metric(
        _ name: String, _ prefix: HKMetricPrefix, _ factor: Double, _ dimension: String
    ) -> HKUnit {
        let (letter, times) = prefixes[prefix]!
        return HKUnit(letter + name, factor * times, dimension)
    }

    open class func count() -> HKUnit { HKUnit("count", 1, "") }
    open class func percent() -> HKUnit { HKUnit("%", 1, "") }
    open class func gram() -> HKUnit { HKUnit("g", 1, "mass") }
    open class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { metric("g", prefix, 1, "mass") }
    open class func pound() -> HKUnit { HKUnit("lb", 453.59237, "mass") }
    open class func ounce() -> HKUnit { HKUnit("oz", 28.349523125, "mass") }
    open class func stone() -> HKUnit { HKUnit("st", 6350.29318, "mass") }
    open class func meter() -> HKUnit { HKUnit("m", 1, "length") }
    open class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { metric("m", prefix, 1, "length") }
    open class func inch() -> HKUnit { HKUnit("in", 0.0254, "length") }
    open class func foot() -> HKUnit { HKUnit("ft", 0.3048, "length") }
    open class func yard() -> HKUnit { HKUnit("yd", 0.9144, "length") }
    open class func mile() -> HKUnit { HKUnit("mi", 1609.344, "length") }
    open class func liter() -> HKUnit { HKUnit("L", 1, "volume") }
    open class func literUnit(with prefix: HKMetricPrefix) -> HKUnit { metric("L", prefix, 1, "volume") }
    open class func fluidOunceUS() -> HKUnit { HKUnit("fl_oz_us", 0.0295735295625, "volume") }
    open class func cupUS() -> HKUnit { HKUnit("cup_us", 0.2365882365, "volume") }
    open class func fluidOunceImperial() -> HKUnit { HKUnit("fl_oz_imp", 0.0284130625, "volume") }
    open class func cupImperial() -> HKUnit { HKUnit("cup_imp", 0.284130625, "volume") }
    open class func pintUS() -> HKUnit { HKUnit("pt_us", 0.473176473, "volume") }
    open class func pintImperial() -> HKUnit { HKUnit("pt_imp", 0.56826125, "volume") }
    open class func second() -> HKUnit { HKUnit("s", 1, "time") }
    open class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit { metric("s", prefix, 1, "time") }
    open class func minute() -> HKUnit { HKUnit("min", 60, "time") }
    open class func hour() -> HKUnit { HKUnit("hr", 3600, "time") }
    open class func day() -> HKUnit { HKUnit("d", 86400, "time") }
    open class func joule() -> HKUnit { HKUnit("J", 1, "energy") }
    open class func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit { metric("J", prefix, 1, "energy") }
    open class func kilocalorie() -> HKUnit { HKUnit("kcal", 4184, "energy") }
    open class func largeCalorie() -> HKUnit { HKUnit("Cal", 4184, "energy") }
    open class func smallCalorie() -> HKUnit { HKUnit("cal", 4.184, "energy") }
    open class func internationalUnit() -> HKUnit { HKUnit("IU", 1, "dose") }
    open class func millimeterOfMercury() -> HKUnit { HKUnit("mmHg", 1, "pressure") }
    open class func degreeCelsius() -> HKUnit { HKUnit("degC", 1, "temperature") }
    open class func degreeFahrenheit() -> HKUnit { HKUnit("degF", 5 / 9, "temperature", offset: -160 / 9) }
    open class func kelvin() -> HKUnit { HKUnit("K", 1, "temperature", offset: -273.15) }

    open func unitDivided(by unit: HKUnit) -> HKUnit {
        HKUnit("\(unitString)/\(unit.unitString)", factor / unit.factor, "\(dimension)/\(unit.dimension)")
    }
    open func unitMultiplied(by unit: HKUnit) -> HKUnit {
        HKUnit("\(unitString)·\(unit.unitString)", factor * unit.factor, "\(dimension)·\(unit.dimension)")
    }
    open func reciprocal() -> HKUnit { HKUnit.count().unitDivided(by: self) }
    open override var description: String { unitString }
    open override func isEqual(_ object: Any?) -> Bool { (object as? HKUnit)?.unitString == unitString }
    open override var hash: Int { unitString.hashValue }
}

/// A number with its unit.
open class HKQuantity: NSObject, @unchecked Sendable {
    private let value: Double
    private let unit: HKUnit
    public init(unit: HKUnit, doubleValue value: Double) {
        self.value = value
        self.unit = unit
    }
    open func `is`(compatibleWith unit: HKUnit) -> Bool { unit.dimension == self.unit.dimension }
    /// Converts by the units' factors and where they begin. Units of different dimensions do not trap as Apple's do; the
    /// number is meaningless.
    open func doubleValue(for unit: HKUnit) -> Double {
        (value * self.unit.factor + self.unit.offset - unit.offset) / unit.factor
    }
    /// Compares in this quantity's unit; those of different dimensions do not trap as Apple's do.
    open func compare(_ quantity: HKQuantity) -> ComparisonResult {
        let other = quantity.doubleValue(for: unit)
        return value < other ? .orderedAscending : value > other ? .orderedDescending : .orderedSame
    }
    open override var description: String { "\(value) \(unit)" }
}
