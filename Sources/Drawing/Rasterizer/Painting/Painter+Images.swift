internal import CCairo
internal import CPixels
import DisplayList
import Findings
import Geometry

extension Painter {
    func draw(_ drawing: ImageDrawing, in state: DrawingState) throws(RasterizerError) {
        let t = state.transform
        let isSmooth = drawing.interpolation != .none && drawing.capInsets == nil
        let drawnSize = CGSize(
            width: drawing.rect.width * hypot(t.a, t.b), height: drawing.rect.height * hypot(t.c, t.d))
        var reference = drawing.image, capInsets = drawing.capInsets
        var found = resources.images.image(reference, drawnSize: isSmooth ? drawnSize : nil)
        if capInsets != nil, case .success(let image) = found, case .vector = image.content {
            // Caps are made of pixels: as many as the output has.
            let scale = max(1, max(hypot(t.a, t.b), hypot(t.c, t.d)).rounded(.up))
            reference.vectorScale = scale
            capInsets?.scale = scale
            found = resources.images.image(reference, drawnSize: nil)
        }
        if case .success(let image) = found, case .vector(let vector) = image.content {
            do throws(ImageFailure) { try vector.checkDrawing(drawnSize) } catch { found = .failure(error) }
        }
        switch found {
        case .success(let image):
            try draw(
                image, in: drawing.rect, interpolation: drawing.interpolation, capInsets: capInsets,
                tint: drawing.tint, opacity: drawing.opacity, antialiased: drawing.antialiased, state: state)
            for remark in image.remarks {
                resources.note(Finding(.imageDiffers, "the image \(drawing.image.title) \(remark)"))
            }
        case .failure(let failure):
            resources.note(
                Finding(
                    failure.code, .warning,
                    "the image \(drawing.image.title) is not drawn: \(failure); a crossed box is shown"))
            try drawPlaceholder(in: drawing.rect, paint: drawing.tint, opacity: drawing.opacity, state: state)
        }
    }

    /// A crossed box, so that nobody takes the gap for the design.
    private func drawPlaceholder(
        in rect: CGRect, paint: Paint?, opacity: Double, state: DrawingState
    ) throws(RasterizerError) {
        guard rect.isFinite, rect.width > 0, rect.height > 0 else { return }
        let faint = (paint ?? .color(ResolvedColor(red: 0.5, green: 0.5, blue: 0.5))).mapColors {
            $0.multiplyingAlpha(by: 0.5 * opacity)
        }
        let inner = rect.insetBy(dx: min(0.5, rect.width / 4), dy: min(0.5, rect.height / 4))
        let cross: [PathElement] = [
            .move(inner.origin), .line(CGPoint(x: inner.maxX, y: inner.maxY)),
            .move(CGPoint(x: inner.maxX, y: inner.minY)), .line(CGPoint(x: inner.minX, y: inner.maxY))
        ]
        for outline in [Outline.rectangle(inner), .path(cross)] {
            try draw(.stroke(outline, StrokePattern(lineWidth: 1), faint), in: state)
        }
    }

    /// Draws a bitmap over a rectangle of the state's space, scaled once to the output's pixels.
    func draw(
        _ image: DecodedImage, in rect: CGRect, interpolation: ImageDrawing.Interpolation, capInsets: CapInsets?,
        tint: Paint?, opacity: Double, antialiased: Bool = true, state: DrawingState
    ) throws(RasterizerError) {
        guard rect.isFinite, rect.width > 0, rect.height > 0, opacity > 0, state.transform.isDrawable else { return }
        let box = PixelRect(covering: rect.applying(state.transform)).intersection(state.visible)
        guard !box.isEmpty else { return }
        if state.transform.keepsAxes, state.transform.a > 0, state.transform.d > 0 {
            let exact = rect.applying(state.transform)
            let target = antialiased ? exact : exact.roundedToPixels
            let scaled = try scaledImage(
                image, over: target, pixelsPerPoint: (state.transform.a, state.transform.d),
                capInsets: capInsets, interpolation: interpolation, visible: state.visible)
            try composite(scaled.canvas, at: scaled.origin, tint: tint, opacity: opacity, state: state)
        } else {
            try drawTurned(
                image, in: rect, box: box, interpolation: interpolation, capInsets: capInsets, tint: tint,
                opacity: opacity, antialiased: antialiased, state: state)
        }
    }

    /// The image at the output's resolution. Only its place within a pixel matters, so that the same picture at
    /// another place is the same scaled image.
    private func scaledImage(
        _ image: DecodedImage, over target: CGRect, pixelsPerPoint: (CGFloat, CGFloat), capInsets: CapInsets?,
        interpolation: ImageDrawing.Interpolation, visible: PixelRect
    ) throws(RasterizerError) -> (canvas: Canvas, origin: (x: Int, y: Int)) {
        let covered = PixelRect(covering: target)
        // An image much larger than the canvas is scaled only where it is seen.
        let shown =
            covered.width * covered.height > Rasterizer.largestArea / 4
            ? covered.intersection(visible) : covered
        let count: (x: Int, y: Int)
        switch image.content {
        case .bitmap(let bitmap): count = (bitmap.width, bitmap.height)
        // Its edges are where it ends on the grid: only the place matters to the kept copy.
        case .vector: count = (1, 1)
        }
        let columns = AxisSampling.segments(
            from: target.minX - CGFloat(shown.x), length: target.width, count: count.x,
            caps: capInsets.map { ($0.left, $0.right) }, capInsets: capInsets, center: capInsets?.centerWidth,
            pixelsPerPoint: pixelsPerPoint.0)
        let rows = AxisSampling.segments(
            from: target.minY - CGFloat(shown.y), length: target.height, count: count.y,
            caps: capInsets.map { ($0.top, $0.bottom) }, capInsets: capInsets, center: capInsets?.centerHeight,
            pixelsPerPoint: pixelsPerPoint.1)
        let key = ScaledImageCache.Key(
            image: image.id, columns: columns, rows: rows, width: shown.width, height: shown.height,
            interpolation: interpolation.rawValue)
        let canvas = try resources.scaledImages.canvas(key) { () throws(RasterizerError) in
            let canvas = try Canvas(
                bounds: PixelRect(x: 0, y: 0, width: shown.width, height: shown.height), format: .color)
            switch image.content {
            case .bitmap(let bitmap):
                try Self.resample(
                    bitmap, onto: canvas, width: shown.width, height: shown.height, columns: columns, rows: rows,
                    interpolation: interpolation)
            case .vector(let vector):
                let place = target.offsetBy(dx: -CGFloat(shown.x), dy: -CGFloat(shown.y))
                vector.draw(in: place, onto: canvas)
            }
            cairo_surface_mark_dirty(canvas.surface)
            return canvas
        }
        return (canvas, (shown.x, shown.y))
    }

    private static func resample(
        _ bitmap: Bitmap, onto canvas: Canvas, width: Int, height: Int, columns: [AxisSampling.Segment],
        rows: [AxisSampling.Segment], interpolation: ImageDrawing.Interpolation
    ) throws(RasterizerError) {
        let x = AxisSampling(
            segments: columns, range: 0..<width, count: bitmap.width, interpolation: interpolation)
        let y = AxisSampling(
            segments: rows, range: 0..<height, count: bitmap.height, interpolation: interpolation)
        let succeeded = pixels_resample(
            bitmap.buffer.pixels, bitmap.width, canvas.buffer.pixels, width, height,
            x.indices, x.weights, x.taps, y.indices, y.weights, y.taps)
        guard succeeded != 0 else { throw .outOfMemory(bytes: bitmap.width * 24) }
    }

    private func composite(
        _ image: Canvas, at origin: (x: Int, y: Int), tint: Paint?, opacity: Double, state: DrawingState
    ) throws(RasterizerError) {
        let canvas = state.canvas
        let x = Double(origin.x - canvas.bounds.x), y = Double(origin.y - canvas.bounds.y)
        if let tint {
            let covered = PixelRect(
                x: origin.x, y: origin.y, width: image.bounds.width, height: image.bounds.height)
            canvas.setSpace(state.transform)
            try setSource(
                tint.multiplyingAlpha(by: opacity), covering: covered.intersection(state.visible),
                in: state)
            canvas.setPixelSpace()
            cairo_mask_surface(canvas.context, image.surface, x, y)
        } else {
            canvas.setPixelSpace()
            cairo_set_source_surface(canvas.context, image.surface, x, y)
            cairo_pattern_set_filter(cairo_get_source(canvas.context), CAIRO_FILTER_NEAREST)
            opacity < 1 ? cairo_paint_with_alpha(canvas.context, opacity) : cairo_paint(canvas.context)
        }
        canvas.isBlank = false
    }

    /// Under a rotation, skew or mirroring the image is scaled upright to the output's resolution, then turned.
    private func drawTurned(
        _ image: DecodedImage, in rect: CGRect, box: PixelRect, interpolation: ImageDrawing.Interpolation,
        capInsets: CapInsets?, tint: Paint?, opacity: Double, antialiased: Bool, state: DrawingState
    ) throws(RasterizerError) {
        let t = state.transform
        if case .vector(let vector) = image.content {
            let layer = try Canvas(bounds: box, format: .color)
            layer.setSpace(t)
            vector.draw(in: rect, onto: layer)
            cairo_surface_mark_dirty(layer.surface)
            return try composite(layer, at: (box.x, box.y), tint: tint, opacity: opacity, state: state)
        }
        let scaleX = hypot(t.a, t.b), scaleY = hypot(t.c, t.d)
        let limit = CGFloat(Rasterizer.largestSide / 4)
        let width = min(limit, max(1, (rect.width * scaleX).rounded()))
        let height = min(limit, max(1, (rect.height * scaleY).rounded()))
        let upright = try scaledImage(
            image, over: CGRect(x: 0, y: 0, width: width, height: height),
            pixelsPerPoint: (width / rect.width, height / rect.height), capInsets: capInsets,
            interpolation: interpolation, visible: PixelRect(x: 0, y: 0, width: Int(width), height: Int(height)))
        let canvas = state.canvas
        let layer = tint == nil ? nil : try Canvas(bounds: box, format: .alpha)
        let target = layer ?? canvas
        let imageSpace = CGAffineTransform(
            a: rect.width / width, b: 0, c: 0, d: rect.height / height, tx: rect.minX, ty: rect.minY
        ).concatenating(t)
        guard imageSpace.isDrawable else { return }
        target.saving {
            target.setSpace(imageSpace)
            cairo_set_antialias(target.context, antialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
            cairo_rectangle(target.context, 0, 0, width, height)
            cairo_clip(target.context)
            cairo_set_source_surface(target.context, upright.canvas.surface, 0, 0)
            let source = cairo_get_source(target.context)
            cairo_pattern_set_filter(source, interpolation == .none ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
            // The clip draws the edge; the pixels beyond it are those of the edge.
            cairo_pattern_set_extend(source, CAIRO_EXTEND_PAD)
            cairo_paint_with_alpha(target.context, layer == nil ? opacity : 1)
        }
        canvas.isBlank = false
        if let layer, let tint {
            try paintThrough(layer, with: tint.multiplyingAlpha(by: opacity), in: state)
        }
    }
}

extension CGRect {
    /// With its edges on the grid, at least a pixel apart.
    fileprivate var roundedToPixels: CGRect {
        let x = minX.rounded(), y = minY.rounded()
        return CGRect(x: x, y: y, width: max(1, maxX.rounded() - x), height: max(1, maxY.rounded() - y))
    }
}
