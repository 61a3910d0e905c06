internal import CCairo
internal import CPixels
import DisplayList
import Geometry

/// Groups seen in perspective.
extension Painter {
    /// Pixels of a layer's side at most: one that would be larger is drawn at a lower resolution.
    private static let largestLayer: CGFloat = 4096

    /// Flattens a group at the resolution of the space it is projected into, as Core Animation does, and projects the
    /// layer.
    func draw(
        _ group: DisplayGroup, projectedBy projection: ProjectionTransform, _ state: DrawingState
    ) throws(RasterizerError) {
        let projection = projection.concatenating(ProjectionTransform(state.transform))
        guard projection.isFinite, abs(projection.determinant) > 1e-12 else { return }
        let flat = group.flat
        var scale = state.transform.meanScale
        var content = bounds(of: .group(flat), CGAffineTransform(scaleX: scale, y: scale))
        guard !content.isNull, content.width > 0, content.height > 0 else { return }
        let side = max(content.width, content.height)
        if side > Self.largestLayer {
            let factor = Self.largestLayer / side
            scale *= factor
            content = content.applying(CGAffineTransform(scaleX: factor, y: factor))
        }
        let box = PixelRect(
            covering: content.applying(
                ProjectionTransform(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale)).concatenating(projection))
        )
        .intersection(state.visible)
        let extent = PixelRect(covering: content)
        guard !box.isEmpty, !extent.isEmpty else { return }
        let layer = try Canvas(bounds: extent, format: .color)
        try draw(
            flat,
            in: DrawingState(
                canvas: layer, transform: CGAffineTransform(scaleX: scale, y: scale), visible: layer.bounds,
                depth: state.depth))
        let result = try Canvas(bounds: box, format: .color)
        project(layer, onto: result, projection, pixelsPerPoint: scale)
        try composite(result, blendMode: group.blendMode, opacity: min(1, group.opacity), state)
    }

    /// - Parameter projection: from points of the layer's space to pixels of the output.
    private func project(
        _ layer: Canvas, onto result: Canvas, _ projection: ProjectionTransform, pixelsPerPoint scale: CGFloat
    ) {
        let toOutput = ProjectionTransform(
            CGAffineTransform(translationX: CGFloat(result.bounds.x), y: CGFloat(result.bounds.y)))
        let toLayer = ProjectionTransform(
            CGAffineTransform(
                a: scale, b: 0, c: 0, d: scale, tx: -CGFloat(layer.bounds.x), ty: -CGFloat(layer.bounds.y)))
        let inverse = toOutput.concatenating(projection.inverted()).concatenating(toLayer)
        cairo_surface_flush(layer.surface)
        pixels_project(
            result.buffer.pixels, result.stride, result.bounds.width, result.bounds.height, layer.buffer.pixels,
            layer.stride, layer.bounds.width, layer.bounds.height,
            [
                inverse.m11, inverse.m12, inverse.m13, inverse.m21, inverse.m22, inverse.m23, inverse.m31, inverse.m32,
                inverse.m33
            ].map { Double($0) })
        cairo_surface_mark_dirty(result.surface)
    }
}

extension DisplayGroup {
    /// The group as its layer holds it, before it is projected.
    var flat: DisplayGroup {
        var flat = self
        (flat.projection, flat.transform, flat.opacity, flat.blendMode) = (nil, .identity, 1, .normal)
        return flat
    }
}
