import Geometry

extension CGRect {
    /// A place that can be worked with: an infinite length, which arises where a layout offers infinity for good,
    /// becomes 0, and what lies infinitely far away lies out of every picture.
    var finite: CGRect {
        let sum = minX + minY + width + height
        if sum.isFinite { return self }
        func coordinate(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : min(max(value, -1e6), 1e6) }
        return CGRect(
            x: coordinate(minX), y: coordinate(minY), width: width.orZeroIfNotFinite, height: height.orZeroIfNotFinite)
    }
}

extension CGFloat {
    /// 0 in place of what is infinite or no number, which no frame can be worked out from.
    var orZeroIfNotFinite: CGFloat { isFinite ? self : 0 }
}
