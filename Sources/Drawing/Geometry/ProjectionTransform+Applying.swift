extension CGPoint {
    /// Divides by the third component; the result is infinite or NaN if that is 0.
    public func applying(_ m: ProjectionTransform) -> CGPoint {
        let x = self.x * m.m11 + self.y * m.m21 + m.m31, y = self.x * m.m12 + self.y * m.m22 + m.m32
        guard !m.isAffine else { return CGPoint(x: x, y: y) }
        let w = self.x * m.m13 + self.y * m.m23 + m.m33
        return CGPoint(x: x / w, y: y / w)
    }
}

extension CGRect {
    /// How near the viewer's plane points are still looked at; what lies behind is never seen.
    private static let nearest: CGFloat = 1e-3

    /// The smallest rectangle that holds what of the rectangle lies before the viewer; null where nothing does.
    package func applying(_ m: ProjectionTransform) -> CGRect {
        if let affine = m.affine { return applying(affine) }
        let corners = [(minX, minY), (maxX, minY), (maxX, maxY), (minX, maxY)].map { x, y in
            (
                x: x * m.m11 + y * m.m21 + m.m31, y: x * m.m12 + y * m.m22 + m.m32,
                w: x * m.m13 + y * m.m23 + m.m33
            )
        }
        var points: [CGPoint] = []
        for (index, corner) in corners.enumerated() {
            let next = corners[(index + 1) % 4]
            if corner.w >= Self.nearest { points.append(CGPoint(x: corner.x / corner.w, y: corner.y / corner.w)) }
            guard (corner.w >= Self.nearest) != (next.w >= Self.nearest) else { continue }
            let t = (Self.nearest - corner.w) / (next.w - corner.w)
            points.append(
                CGPoint(
                    x: (corner.x + (next.x - corner.x) * t) / Self.nearest,
                    y: (corner.y + (next.y - corner.y) * t) / Self.nearest))
        }
        guard let first = points.first else { return .null }
        var low = first, high = first
        for point in points.dropFirst() {
            low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
            high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
}
