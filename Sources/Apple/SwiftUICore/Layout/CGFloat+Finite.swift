import Geometry

extension CGFloat {
    /// 0 in place of what is infinite or no number, which no frame can be worked out from.
    var orZeroIfNotFinite: CGFloat { isFinite ? self : 0 }
}
