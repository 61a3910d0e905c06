import Foundation

/// Two floats: Swift's own vector.
public typealias simd_float2 = SIMD2<Float>
/// Three floats, in the space of four.
public typealias simd_float3 = SIMD3<Float>
/// Four floats.
public typealias simd_float4 = SIMD4<Float>
/// Two doubles.
public typealias simd_double2 = SIMD2<Double>
/// Three doubles, in the space of four.
public typealias simd_double3 = SIMD3<Double>
/// Four doubles.
public typealias simd_double4 = SIMD4<Double>
/// Two integers of 32 bits.
public typealias simd_int2 = SIMD2<Int32>
/// Three integers of 32 bits, in the space of four.
public typealias simd_int3 = SIMD3<Int32>
/// Four integers of 32 bits.
public typealias simd_int4 = SIMD4<Int32>
/// The older name of `simd_float2`.
public typealias vector_float2 = simd_float2
/// The older name of `simd_float3`.
public typealias vector_float3 = simd_float3
/// The older name of `simd_float4`.
public typealias vector_float4 = simd_float4
/// The short name of `simd_float2`.
public typealias float2 = simd_float2
/// The short name of `simd_float3`.
public typealias float3 = simd_float3
/// The short name of `simd_float4`.
public typealias float4 = simd_float4
/// The short name of `simd_double2`.
public typealias double2 = simd_double2
/// The short name of `simd_double3`.
public typealias double3 = simd_double3
/// The short name of `simd_double4`.
public typealias double4 = simd_double4

public func simd_make_float2(_ x: Float, _ y: Float) -> simd_float2 { [x, y] }
public func simd_make_float3(_ x: Float, _ y: Float, _ z: Float) -> simd_float3 { [x, y, z] }
public func simd_make_float4(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> simd_float4 { [x, y, z, w] }
public func simd_make_double2(_ x: Double, _ y: Double) -> simd_double2 { [x, y] }
public func simd_make_double3(_ x: Double, _ y: Double, _ z: Double) -> simd_double3 { [x, y, z] }
public func simd_make_double4(_ x: Double, _ y: Double, _ z: Double, _ w: Double) -> simd_double4 { [x, y, z, w] }

// MARK: Lengths and products

public func dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { (x * y).sum() }
public func length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { dot(x, x) }
public func length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { length_squared(x).squareRoot() }
public func distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
    length_squared(x - y)
}
public func distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { length(x - y) }
public func normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x / length(x) }
public func reflect<V: SIMD>(_ x: V, n: V) -> V where V.Scalar: FloatingPoint { x - n * (2 * dot(x, n)) }
public func project<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint { y * (dot(x, y) / dot(y, y)) }

public func cross<Scalar: FloatingPoint>(_ x: SIMD3<Scalar>, _ y: SIMD3<Scalar>) -> SIMD3<Scalar> {
    SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}

/// Along the third axis.
public func cross<Scalar: FloatingPoint>(_ x: SIMD2<Scalar>, _ y: SIMD2<Scalar>) -> SIMD3<Scalar> {
    SIMD3(0, 0, x.x * y.y - x.y * y.x)
}

// MARK: Number by number

public func min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint { x.replacing(with: y, where: y .< x) }
public func max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint { x.replacing(with: y, where: y .> x) }
public func clamp<V: SIMD>(_ x: V, min: V, max: V) -> V where V.Scalar: FloatingPoint {
    x.clamped(lowerBound: min, upperBound: max)
}
public func clamp<V: SIMD>(_ x: V, min: V.Scalar, max: V.Scalar) -> V where V.Scalar: FloatingPoint {
    x.clamped(lowerBound: V(repeating: min), upperBound: V(repeating: max))
}
public func abs<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.replacing(with: -x, where: x .< V()) }
public func floor<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.rounded(.down) }
public func ceil<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.rounded(.up) }
public func fract<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x - x.rounded(.down) }
public func sqrt<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.squareRoot() }
public func reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { x.sum() }
public func reduce_min<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.min() }
public func reduce_max<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.max() }

/// From `x` at 0 to `y` at 1.
public func mix<V: SIMD>(_ x: V, _ y: V, t: V.Scalar) -> V where V.Scalar: FloatingPoint { x + (y - x) * t }
public func mix<V: SIMD>(_ x: V, _ y: V, t: V) -> V where V.Scalar: FloatingPoint { x + (y - x) * t }

/// 0 below an edge and 1 from it on.
public func step<V: SIMD>(_ x: V, edge: V) -> V where V.Scalar: FloatingPoint {
    V(repeating: 1).replacing(with: 0, where: x .< edge)
}

/// From 0 at one edge to 1 at the other, without a bend at either.
public func smoothstep<V: SIMD>(_ x: V, edge0: V, edge1: V) -> V where V.Scalar: FloatingPoint {
    let t = clamp((x - edge0) / (edge1 - edge0), min: 0, max: 1)
    return t * t * (V(repeating: 3) - t * 2)
}

// MARK: The same under C's names

public func simd_dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { dot(x, y) }
public func simd_length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { length(x) }
public func simd_length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { length_squared(x) }
public func simd_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { distance(x, y) }
public func simd_distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
    distance_squared(x, y)
}
public func simd_normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { normalize(x) }
public func simd_cross<Scalar: FloatingPoint>(_ x: SIMD3<Scalar>, _ y: SIMD3<Scalar>) -> SIMD3<Scalar> { cross(x, y) }
public func simd_mix<V: SIMD>(_ x: V, _ y: V, _ t: V) -> V where V.Scalar: FloatingPoint { mix(x, y, t: t) }
public func simd_clamp<V: SIMD>(_ x: V, _ min: V, _ max: V) -> V where V.Scalar: FloatingPoint {
    clamp(x, min: min, max: max)
}
public func simd_min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint { min(x, y) }
public func simd_max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint { max(x, y) }
public func simd_abs<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { abs(x) }
public func simd_fract<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { fract(x) }
public func simd_reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { reduce_add(x) }
public func simd_reduce_min<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.min() }
public func simd_reduce_max<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.max() }
public func simd_equal<V: SIMD>(_ x: V, _ y: V) -> Bool { x == y }

/// Number by number.
public func simd_smoothstep<V: SIMD>(_ edge0: V, _ edge1: V, _ x: V) -> V where V.Scalar: FloatingPoint {
    smoothstep(x, edge0: edge0, edge1: edge1)
}

public func simd_clamp<T: FloatingPoint>(_ x: T, _ low: T, _ high: T) -> T { Swift.min(Swift.max(x, low), high) }
public func simd_mix<T: FloatingPoint>(_ x: T, _ y: T, _ t: T) -> T { x + (y - x) * t }
public func simd_fract<T: FloatingPoint>(_ x: T) -> T { x - x.rounded(.down) }
public func simd_smoothstep<T: FloatingPoint>(_ edge0: T, _ edge1: T, _ x: T) -> T {
    let t = simd_clamp((x - edge0) / (edge1 - edge0), 0, 1)
    return t * t * (3 - 2 * t)
}
