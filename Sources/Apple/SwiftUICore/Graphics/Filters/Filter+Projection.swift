import DisplayList
import Geometry

extension GraphicsContext.Filter {
    /// - Parameter matrix: from the current space, in points, to where the drawing appears.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Self {
        Self(storage: .projection(matrix))
    }
}

extension DisplayGroup {
    /// The group flattened and projected in its own space; a matrix without an inverse leaves nothing to see.
    func projected(by matrix: ProjectionTransform) -> DisplayGroup {
        var inner = self
        inner.transform = .identity
        if let affine = matrix.affine {
            return DisplayGroup([.group(inner)], transform: affine.concatenating(transform))
        }
        return DisplayGroup([.group(inner)], transform: transform, projection: matrix)
    }
}
