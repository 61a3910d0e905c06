internal import CCairo
internal import CPixels
import DisplayList
import Geometry

extension Painter {
    /// Draws the patches at the canvas's resolution and makes them the source.
    func setMesh(_ mesh: MeshPaint, covering covered: PixelRect, in state: DrawingState) throws(RasterizerError) {
        let key = PaintCache.Key(paint: .meshGradient(mesh), transform: state.transform, covered: covered)
        setPixels(
            try resources.paints.canvas(key) { () throws(RasterizerError) in
                try meshPixels(mesh, covering: covered, under: state.transform)
            }, in: state)
    }

    private func meshPixels(
        _ mesh: MeshPaint, covering covered: PixelRect, under transform: CGAffineTransform
    ) throws(RasterizerError) -> Canvas {
        let colors = try Canvas(bounds: covered, format: .color)
        let background = mesh.background.clamped
        cairo_set_source_rgba(
            colors.context, Double(background.red), Double(background.green), Double(background.blue),
            Double(background.alpha))
        cairo_paint(colors.context)
        cairo_surface_flush(colors.surface)
        let space = CGAffineTransform(
            a: mesh.rect.width, b: 0, c: 0, d: mesh.rect.height, tx: mesh.rect.minX, ty: mesh.rect.minY
        ).concatenating(transform).concatenating(
            CGAffineTransform(translationX: -CGFloat(covered.x), y: -CGFloat(covered.y)))
        if mesh.rows > 1, space.isFinite {
            let tessellation = MeshTessellation(mesh, space)
            for row in 0..<mesh.rows - 1 {
                for column in 0..<mesh.columns - 1 {
                    guard let vertices = tessellation.patch(row: row, column: column) else { continue }
                    pixels_mesh(
                        colors.buffer.pixels, colors.stride, covered.width, covered.height, vertices,
                        tessellation.steps + 1, tessellation.steps + 1)
                }
            }
        }
        cairo_surface_mark_dirty(colors.surface)
        return colors
    }
}
