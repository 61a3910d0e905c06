import Foundation

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
