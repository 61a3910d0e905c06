import Geometry

/// Colors at the corners of a grid of patches, each bounded by four cubic curves.
package struct MeshPaint: Hashable, Sendable {
    /// A corner of patches, with the control points of the curves that leave it; in a unit square.
    package struct Vertex: Hashable, Sendable {
        package var position: CGPoint
        package var left: CGPoint
        package var top: CGPoint
        package var right: CGPoint
        package var bottom: CGPoint

        package init(position: CGPoint, left: CGPoint, top: CGPoint, right: CGPoint, bottom: CGPoint) {
            (self.position, self.left, self.top, self.right, self.bottom) = (position, left, top, right, bottom)
        }
    }

    /// Vertices in a row, at least 2.
    package var columns: Int
    /// Row after row.
    package var vertices: [Vertex]
    /// One for each vertex.
    package var colors: [ResolvedColor]
    /// Where no patch lies.
    package var background: ResolvedColor
    /// Whether colors ease in and out between vertices instead of changing evenly.
    package var isSmooth: Bool
    /// Whether colors are mixed in Oklab instead of sRGB.
    package var isPerceptual: Bool
    /// Over which the unit square is stretched, in points.
    package var rect: CGRect

    package init(
        columns: Int, vertices: [Vertex], colors: [ResolvedColor], background: ResolvedColor, isSmooth: Bool,
        isPerceptual: Bool, rect: CGRect
    ) {
        self.columns = columns
        self.vertices = vertices
        self.colors = colors
        self.background = background
        self.isSmooth = isSmooth
        self.isPerceptual = isPerceptual
        self.rect = rect
    }

    /// Vertices in a column; 0 where the numbers do not fit each other, so that there are no patches.
    package var rows: Int {
        guard columns > 1, colors.count == vertices.count, vertices.count % columns == 0, vertices.count > columns
        else { return 0 }
        return vertices.count / columns
    }
}
