import DisplayList
import Geometry

extension GraphicsContext {
    /// Fills a path.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        let box = path.outline.boundingBox
        guard !box.isNull, (box.minX + box.minY + box.width + box.height).isFinite else { return }
        switch content(of: shading, in: box) {
        case .paint(let painted):
            let item = DisplayItem.fill(
                path.outline, painted.paint, evenOdd: style.isEOFilled, antialiased: style.isAntialiased)
            draw(painted.finished([item]))
        case .items(let items):
            guard !items.isEmpty else { return }
            let clip = DisplayGroup.Clip(
                path.outline, evenOdd: style.isEOFilled, antialiased: style.isAntialiased)
            draw([.group(DisplayGroup(items, clip: clip))])
        }
    }

    /// Strokes a path.
    /// - Parameter lineWidth: points.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        let box = path.outline.boundingBox
        guard !box.isNull, (box.minX + box.minY + box.width + box.height).isFinite, style.lineWidth > 0 else { return }
        // Gradients that repeat must reach as far as the line does.
        let reach = style.lineWidth / 2 * max(1, style.lineJoin == .miter ? style.miterLimit : 1)
        switch content(of: shading, in: box, reach: reach) {
        case .paint(let painted):
            let item = DisplayItem.stroke(path.outline, style.pattern, painted.paint)
            draw(painted.finished([item]))
        case .items(let items):
            guard !items.isEmpty else { return }
            let line = DisplayItem.stroke(path.outline, style.pattern, .color(.black))
            draw([.group(DisplayGroup(items, mask: [line]))])
        }
    }
}
