internal import CCairo
import DisplayList
import Geometry

extension Painter {
    /// Draws what a layer's blurred and moved alpha leaves free of the layer itself on top of it.
    func drawInnerShadow(
        _ color: ResolvedColor, sigma: CGFloat, offset: CGSize, on layer: Canvas, _ state: DrawingState
    ) throws(RasterizerError) {
        let free = try Canvas(bounds: layer.bounds, format: .alpha)
        cairo_set_source_rgba(free.context, 0, 0, 0, 1)
        cairo_paint(free.context)
        var inside = state
        inside.visible = layer.bounds
        if let lit = try alphaMask(of: layer, sigma: sigma, offset: offset, inside) {
            free.draw(lit, operator: CAIRO_OPERATOR_DEST_OUT)
        }
        let c = color.clamped
        layer.saving {
            layer.setPixelSpace()
            cairo_set_operator(layer.context, CAIRO_OPERATOR_ATOP)
            cairo_set_source_rgba(layer.context, Double(c.red), Double(c.green), Double(c.blue), Double(c.alpha))
            cairo_mask_surface(layer.context, free.surface, 0, 0)
        }
    }
}
