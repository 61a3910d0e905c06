import Foundation

/// How many numbers.
public typealias vDSP_Length = UInt
/// How many numbers from one to the next.
public typealias vDSP_Stride = Int

/// Sums, means and products of many numbers.
public enum vDSP {
    public static func sum<T: BinaryFloatingPoint>(_ vector: some Collection<T>) -> T { vector.reduce(0, +) }
    public static func sumOfSquares<T: BinaryFloatingPoint>(_ vector: some Collection<T>) -> T {
        vector.reduce(0) { $0 + $1 * $1 }
    }
    /// Not a number of nothing.
    public static func mean<T: BinaryFloatingPoint>(_ vector: some Collection<T>) -> T {
        vector.isEmpty ? .nan : sum(vector) / T(vector.count)
    }
    public static func meanSquare<T: BinaryFloatingPoint>(_ vector: some Collection<T>) -> T {
        vector.isEmpty ? .nan : sumOfSquares(vector) / T(vector.count)
    }
    public static func meanMagnitude<T: BinaryFloatingPoint>(_ vector: some Collection<T>) -> T {
        vector.isEmpty ? .nan : vector.reduce(0) { $0 + $1.magnitude } / T(vector.count)
    }
    public static func rootMeanSquare<T: BinaryFloatingPoint>(_ vector: some Collection<T>) -> T {
        meanSquare(vector).squareRoot()
    }
    /// Minus infinity of nothing.
    public static func maximum<T: BinaryFloatingPoint>(_ vector: some Collection<T>) -> T { vector.max() ?? -.infinity }
    /// Infinity of nothing.
    public static func minimum<T: BinaryFloatingPoint>(_ vector: some Collection<T>) -> T { vector.min() ?? .infinity }
    public static func maximumMagnitude<T: BinaryFloatingPoint>(_ vector: some Collection<T>) -> T {
        vector.reduce(0) { Swift.max($0, $1.magnitude) }
    }
    public static func indexOfMaximum<T: BinaryFloatingPoint>(_ vector: [T]) -> (UInt, T) {
        let index = vector.indices.max { vector[$0] < vector[$1] } ?? 0
        return (UInt(index), vector.isEmpty ? -.infinity : vector[index])
    }
    public static func indexOfMinimum<T: BinaryFloatingPoint>(_ vector: [T]) -> (UInt, T) {
        let index = vector.indices.min { vector[$0] < vector[$1] } ?? 0
        return (UInt(index), vector.isEmpty ? .infinity : vector[index])
    }
    public static func dot<T: BinaryFloatingPoint>(_ a: some Collection<T>, _ b: some Collection<T>) -> T {
        zip(a, b).reduce(0) { $0 + $1.0 * $1.1 }
    }
    public static func distanceSquared<T: BinaryFloatingPoint>(_ a: some Collection<T>, _ b: some Collection<T>) -> T {
        zip(a, b).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
    }
}

// Number by number.
extension vDSP {
    public static func add<T: BinaryFloatingPoint>(_ a: some Collection<T>, _ b: some Collection<T>) -> [T] {
        zip(a, b).map { $0 + $1 }
    }
    public static func add<T: BinaryFloatingPoint>(_ scalar: T, _ vector: some Collection<T>) -> [T] {
        vector.map { scalar + $0 }
    }
    public static func subtract<T: BinaryFloatingPoint>(_ a: some Collection<T>, _ b: some Collection<T>) -> [T] {
        zip(a, b).map { $0 - $1 }
    }
    public static func multiply<T: BinaryFloatingPoint>(_ a: some Collection<T>, _ b: some Collection<T>) -> [T] {
        zip(a, b).map { $0 * $1 }
    }
    public static func multiply<T: BinaryFloatingPoint>(_ scalar: T, _ vector: some Collection<T>) -> [T] {
        vector.map { scalar * $0 }
    }
    public static func divide<T: BinaryFloatingPoint>(_ a: some Collection<T>, _ b: some Collection<T>) -> [T] {
        zip(a, b).map { $0 / $1 }
    }
    public static func divide<T: BinaryFloatingPoint>(_ vector: some Collection<T>, _ scalar: T) -> [T] {
        vector.map { $0 / scalar }
    }
    public static func absolute<T: BinaryFloatingPoint>(_ vector: some Collection<T>) -> [T] { vector.map(\.magnitude) }
    public static func negative<T: BinaryFloatingPoint>(_ vector: some Collection<T>) -> [T] { vector.map { -$0 } }
    public static func square<T: BinaryFloatingPoint>(_ vector: some Collection<T>) -> [T] { vector.map { $0 * $0 } }
    public static func clip<T: BinaryFloatingPoint>(_ vector: some Collection<T>, to bounds: ClosedRange<T>) -> [T] {
        vector.map { Swift.min(Swift.max($0, bounds.lowerBound), bounds.upperBound) }
    }
}
