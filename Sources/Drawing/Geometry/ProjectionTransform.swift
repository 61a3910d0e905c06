/// A 3 × 3 matrix that maps points of one plane to another, perspective included.
///
/// A point is a row vector (x, y, 1) to the left of the matrix, as on Apple's systems; what comes out is divided by its
/// third component.
public struct ProjectionTransform: Hashable, Sendable {
    public var m11: CGFloat = 1.0, m12: CGFloat = 0.0, m13: CGFloat = 0.0
    public var m21: CGFloat = 0.0, m22: CGFloat = 1.0, m23: CGFloat = 0.0
    public var m31: CGFloat = 0.0, m32: CGFloat = 0.0, m33: CGFloat = 1.0

    /// The identity.
    public init() {}

    /// The same transform, without perspective.
    public init(_ m: CGAffineTransform) {
        (m11, m12, m13) = (m.a, m.b, 0)
        (m21, m22, m23) = (m.c, m.d, 0)
        (m31, m32, m33) = (m.tx, m.ty, 1)
    }

    /// What is left of a transform of space for points of the plane z = 0, seen along z.
    public init(_ m: CATransform3D) {
        (m11, m12, m13) = (m.m11, m.m12, m.m14)
        (m21, m22, m23) = (m.m21, m.m22, m.m24)
        (m31, m32, m33) = (m.m41, m.m42, m.m44)
    }

    package static let identity = ProjectionTransform()

    /// Whether every point stays where it is.
    public var isIdentity: Bool { self == .identity }

    /// Whether parallel lines stay parallel.
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// The same as an affine transform; nil where there is perspective.
    package var affine: CGAffineTransform? {
        isAffine ? CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) : nil
    }

    package var determinant: CGFloat {
        m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
    }

    package var isFinite: Bool { (m11 + m12 + m13 + m21 + m22 + m23 + m31 + m32 + m33).isFinite }

    /// Inverts the transform where that is possible, and says whether it was.
    @discardableResult
    public mutating func invert() -> Bool {
        if let affine {
            let determinant = affine.a * affine.d - affine.b * affine.c
            guard determinant != 0, determinant.isFinite else { return false }
            self = ProjectionTransform(affine.inverted())
            return true
        }
        let d = determinant
        guard d != 0, d.isFinite else { return false }
        let m = self
        (m11, m12, m13) = (
            (m.m22 * m.m33 - m.m23 * m.m32) / d, (m.m13 * m.m32 - m.m12 * m.m33) / d,
            (m.m12 * m.m23 - m.m13 * m.m22) / d
        )
        (m21, m22, m23) = (
            (m.m23 * m.m31 - m.m21 * m.m33) / d, (m.m11 * m.m33 - m.m13 * m.m31) / d,
            (m.m13 * m.m21 - m.m11 * m.m23) / d
        )
        (m31, m32, m33) = (
            (m.m21 * m.m32 - m.m22 * m.m31) / d, (m.m12 * m.m31 - m.m11 * m.m32) / d,
            (m.m11 * m.m22 - m.m12 * m.m21) / d
        )
        return true
    }

    /// The inverse, or the transform itself where it has none.
    public func inverted() -> ProjectionTransform {
        var copy = self
        copy.invert()
        return copy
    }

    /// The transform that applies `self` first and `rhs` second.
    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        if let affine, let other = rhs.affine { return ProjectionTransform(affine.concatenating(other)) }
        func row(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
            (
                a * rhs.m11 + b * rhs.m21 + c * rhs.m31, a * rhs.m12 + b * rhs.m22 + c * rhs.m32,
                a * rhs.m13 + b * rhs.m23 + c * rhs.m33
            )
        }
        var result = self
        (result.m11, result.m12, result.m13) = row(m11, m12, m13)
        (result.m21, result.m22, result.m23) = row(m21, m22, m23)
        (result.m31, result.m32, result.m33) = row(m31, m32, m33)
        return result
    }
}
