import Geometry

/// Colours at the corners of a grid of patches, each bounded by four cubic curves.
public struct MeshPaint: Hashable, Sendable {
    /// A corner of patches, with the control points of the curves that leave it; in a unit square.
    public struct Vertex: Hashable, Sendable {
        public var position: CGPoint
        public var left: CGPoint
        public var top: CGPoint
        public var right: CGPoint
        public var bottom: CGPoint

        public init(position: CGPoint, left: CGPoint, top: CGPoint, right: CGPoint, bottom: CGPoint) {
            (self.position, self.left, self.top, self.right, self.bottom) = (position, left, top, right, bottom)
        }
    }

    /// Vertices in a row, at least 2.
    public var columns: Int
    /// Row after row.
    public var vertices: [Vertex]
    /// One for each vertex.
    public var colors: [ResolvedColor]
    /// Where no patch lies.
    public var background: ResolvedColor
    /// Whether colours ease in and out between vertices instead of changing evenly.
    public var isSmooth: Bool
    /// Whether colours are mixed in Oklab instead of sRGB.
    public var isPerceptual: Bool
    /// Over which the unit square is stretched, in points.
    public var rect: CGRect

    public init(
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
    public var rows: Int {
        guard columns > 1, colors.count == vertices.count, vertices.count % columns == 0, vertices.count > columns
        else { return 0 }
        return vertices.count / columns
    }
}
