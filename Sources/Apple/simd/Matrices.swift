import Foundation

/// Two by two numbers, by columns.
public struct simd_float2x2: Hashable, Sendable {
    public var columns: (SIMD2<Float>, SIMD2<Float>)

    public init() { columns = (.zero, .zero) }
    public init(columns: (SIMD2<Float>, SIMD2<Float>)) { self.columns = columns }
    public init(_ col0: SIMD2<Float>, _ col1: SIMD2<Float>) { columns = (col0, col1) }
    public init(diagonal: SIMD2<Float>) { columns = ([diagonal.x, 0], [0, diagonal.y]) }
    public init(_ scalar: Float) { self.init(diagonal: SIMD2(repeating: scalar)) }

    private var all: [SIMD2<Float>] { [columns.0, columns.1] }
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.all == rhs.all }
    public func hash(into hasher: inout Hasher) { hasher.combine(all) }

    public var determinant: Float { columns.0.x * columns.1.y - columns.1.x * columns.0.y }
    public var transpose: Self { Self([columns.0.x, columns.1.x], [columns.0.y, columns.1.y]) }
    /// Infinite or not numbers where there is none.
    public var inverse: Self {
        let scale = 1 / determinant
        return Self([columns.1.y * scale, -columns.0.y * scale], [-columns.1.x * scale, columns.0.x * scale])
    }

    public static func * (matrix: Self, vector: SIMD2<Float>) -> SIMD2<Float> {
        matrix.columns.0 * vector.x + matrix.columns.1 * vector.y
    }
    public static func * (lhs: Self, rhs: Self) -> Self { Self(lhs * rhs.columns.0, lhs * rhs.columns.1) }
}

/// Three by three numbers, by columns.
public struct simd_float3x3: Hashable, Sendable {
    public var columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)

    public init() { columns = (.zero, .zero, .zero) }
    public init(columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)) { self.columns = columns }
    public init(_ col0: SIMD3<Float>, _ col1: SIMD3<Float>, _ col2: SIMD3<Float>) { columns = (col0, col1, col2) }
    public init(diagonal d: SIMD3<Float>) { columns = ([d.x, 0, 0], [0, d.y, 0], [0, 0, d.z]) }
    public init(_ scalar: Float) { self.init(diagonal: SIMD3(repeating: scalar)) }

    private var all: [SIMD3<Float>] { [columns.0, columns.1, columns.2] }
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.all == rhs.all }
    public func hash(into hasher: inout Hasher) { hasher.combine(all) }

    public var determinant: Float { dot(columns.0, cross(columns.1, columns.2)) }
    public var transpose: Self {
        let (a, b, c) = columns
        return Self([a.x, b.x, c.x], [a.y, b.y, c.y], [a.z, b.z, c.z])
    }
    /// Infinite or not numbers where there is none.
    public var inverse: Self {
        let (a, b, c) = columns, scale = 1 / determinant
        return Self(cross(b, c) * scale, cross(c, a) * scale, cross(a, b) * scale).transpose
    }

    public static func * (matrix: Self, vector: SIMD3<Float>) -> SIMD3<Float> {
        matrix.columns.0 * vector.x + matrix.columns.1 * vector.y + matrix.columns.2 * vector.z
    }
    public static func * (lhs: Self, rhs: Self) -> Self {
        Self(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2)
    }
}

/// Four by four numbers, by columns.
public struct simd_float4x4: Hashable, Sendable {
    public var columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)

    public init() { columns = (.zero, .zero, .zero, .zero) }
    public init(columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)) { self.columns = columns }
    public init(_ col0: SIMD4<Float>, _ col1: SIMD4<Float>, _ col2: SIMD4<Float>, _ col3: SIMD4<Float>) {
        columns = (col0, col1, col2, col3)
    }
    public init(diagonal d: SIMD4<Float>) {
        columns = ([d.x, 0, 0, 0], [0, d.y, 0, 0], [0, 0, d.z, 0], [0, 0, 0, d.w])
    }
    public init(_ scalar: Float) { self.init(diagonal: SIMD4(repeating: scalar)) }

    private var all: [SIMD4<Float>] { [columns.0, columns.1, columns.2, columns.3] }
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.all == rhs.all }
    public func hash(into hasher: inout Hasher) { hasher.combine(all) }

    public var transpose: Self {
        let (a, b, c, d) = columns
        return Self([a.x, b.x, c.x, d.x], [a.y, b.y, c.y, d.y], [a.z, b.z, c.z, d.z], [a.w, b.w, c.w, d.w])
    }

    public static func * (matrix: Self, vector: SIMD4<Float>) -> SIMD4<Float> {
        matrix.columns.0 * vector.x + matrix.columns.1 * vector.y + matrix.columns.2 * vector.z
            + matrix.columns.3 * vector.w
    }
    public static func * (lhs: Self, rhs: Self) -> Self {
        Self(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2, lhs * rhs.columns.3)
    }
}

/// The older name of `simd_float2x2`.
public typealias matrix_float2x2 = simd_float2x2
/// The older name of `simd_float3x3`.
public typealias matrix_float3x3 = simd_float3x3
/// The older name of `simd_float4x4`.
public typealias matrix_float4x4 = simd_float4x4
/// Two columns of two floats.
public typealias float2x2 = simd_float2x2
/// Three columns of three floats.
public typealias float3x3 = simd_float3x3
/// Four columns of four floats.
public typealias float4x4 = simd_float4x4

public let matrix_identity_float2x2 = simd_float2x2(1)
public let matrix_identity_float3x3 = simd_float3x3(1)
public let matrix_identity_float4x4 = simd_float4x4(1)

public func simd_mul(_ lhs: simd_float4x4, _ rhs: simd_float4x4) -> simd_float4x4 { lhs * rhs }
public func simd_mul(_ lhs: simd_float4x4, _ rhs: SIMD4<Float>) -> SIMD4<Float> { lhs * rhs }
public func simd_mul(_ lhs: simd_float3x3, _ rhs: simd_float3x3) -> simd_float3x3 { lhs * rhs }
public func simd_mul(_ lhs: simd_float3x3, _ rhs: SIMD3<Float>) -> SIMD3<Float> { lhs * rhs }
