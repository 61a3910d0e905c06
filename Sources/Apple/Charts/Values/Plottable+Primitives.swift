import Foundation

extension String: PrimitivePlottableProtocol {
    public var _plotValue: _PlotValue { .category(self) }

    public init?(_plotValue: _PlotValue) {
        guard case .category(let name) = _plotValue else { return nil }
        self = name
    }
}

extension Date: PrimitivePlottableProtocol {
    public var _plotValue: _PlotValue { .date(self) }

    public init?(_plotValue: _PlotValue) {
        guard case .date(let date) = _plotValue else { return nil }
        self = date
    }
}

extension Decimal: PrimitivePlottableProtocol {
    public var _plotValue: _PlotValue { .number(NSDecimalNumber(decimal: self).doubleValue) }

    public init?(_plotValue: _PlotValue) {
        guard case .number(let number) = _plotValue else { return nil }
        self.init(number)
    }
}

extension BinaryFloatingPoint {
    public var _plotValue: _PlotValue { .number(Double(self)) }

    public init?(_plotValue: _PlotValue) {
        guard case .number(let number) = _plotValue else { return nil }
        self.init(number)
    }
}

extension BinaryInteger {
    public var _plotValue: _PlotValue { .number(Double(self)) }

    public init?(_plotValue: _PlotValue) {
        guard case .number(let number) = _plotValue else { return nil }
        self.init(exactly: number.rounded())
    }
}

extension Double: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}
extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}
