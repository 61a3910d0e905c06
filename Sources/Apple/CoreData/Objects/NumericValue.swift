import Foundation

/// A number that is kept as an `NSNumber`.
protocol NumericValue {
    init(number: NSNumber)
    var number: NSNumber { get }
}

extension Bool: NumericValue {
    init(number: NSNumber) { self = number.boolValue }
    var number: NSNumber { NSNumber(value: self) }
}

extension Int: NumericValue {
    init(number: NSNumber) { self = number.intValue }
    var number: NSNumber { NSNumber(value: self) }
}

extension Int16: NumericValue {
    init(number: NSNumber) { self = number.int16Value }
    var number: NSNumber { NSNumber(value: self) }
}

extension Int32: NumericValue {
    init(number: NSNumber) { self = number.int32Value }
    var number: NSNumber { NSNumber(value: self) }
}

extension Int64: NumericValue {
    init(number: NSNumber) { self = number.int64Value }
    var number: NSNumber { NSNumber(value: self) }
}

extension Double: NumericValue {
    init(number: NSNumber) { self = number.doubleValue }
    var number: NSNumber { NSNumber(value: self) }
}

extension Float: NumericValue {
    init(number: NSNumber) { self = number.floatValue }
    var number: NSNumber { NSNumber(value: self) }
}

extension Decimal: NumericValue {
    init(number: NSNumber) { self = (number as? NSDecimalNumber)?.decimalValue ?? Decimal(number.doubleValue) }
    var number: NSNumber { NSDecimalNumber(decimal: self) }
}
