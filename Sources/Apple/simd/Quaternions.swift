import Foundation

/// A turn in space: the axis times the sine of half its angle, and the cosine of that.
public struct simd_quatf: Hashable, Sendable {
    public var vector: SIMD4<Float>

    public init() { vector = .zero }
    public init(vector: SIMD4<Float>) { self.vector = vector }
    public init(ix: Float, iy: Float, iz: Float, r: Float) { vector = [ix, iy, iz, r] }
    public init(real: Float, imag: SIMD3<Float>) { vector = SIMD4(imag, real) }

    /// - Parameters:
    ///   - angle: radians.
    ///   - axis: of length 1.
    public init(angle: Float, axis: SIMD3<Float>) {
        self.init(real: cosf(angle / 2), imag: axis * sinf(angle / 2))
    }

    public var real: Float { vector.w }
    public var imag: SIMD3<Float> { [vector.x, vector.y, vector.z] }
    public var length: Float { simd_length(vector) }
    public var normalized: simd_quatf { simd_quatf(vector: normalize(vector)) }
    public var conjugate: simd_quatf { simd_quatf(real: real, imag: -imag) }
    public var inverse: simd_quatf { simd_quatf(vector: conjugate.vector / dot(vector, vector)) }
    /// Radians.
    public var angle: Float { 2 * atan2f(simd_length(imag), real) }
    public var axis: SIMD3<Float> { normalize(imag) }

    /// A vector after the turn.
    public func act(_ vector: SIMD3<Float>) -> SIMD3<Float> {
        let t = cross(imag, vector) * 2
        return vector + t * real + cross(imag, t)
    }

    /// The right turn first, then the left one.
    public static func * (lhs: simd_quatf, rhs: simd_quatf) -> simd_quatf {
        simd_quatf(
            real: lhs.real * rhs.real - dot(lhs.imag, rhs.imag),
            imag: rhs.imag * lhs.real + lhs.imag * rhs.real + cross(lhs.imag, rhs.imag))
    }
}

public func simd_quaternion(_ angle: Float, _ axis: SIMD3<Float>) -> simd_quatf { simd_quatf(angle: angle, axis: axis) }
public func simd_act(_ q: simd_quatf, _ v: SIMD3<Float>) -> SIMD3<Float> { q.act(v) }
